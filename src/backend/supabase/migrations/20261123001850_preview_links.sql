-- Links that show the draft of an article or a banner without an account. Only the hash of a link's token is stored, so that a leak
-- of this table gives no access. Having many links isn't a risk: a token has 244 random bits.
create table private.preview_links (
  id uuid primary key,
  collection text not null,
  draft_id bigint not null,
  token_hash bytea not null unique,
  -- A link depends on its author: it stops working when their account or their right is gone.
  made_by uuid not null references auth.users (id) on delete cascade,
  made_by_name text not null,
  made_at timestamptz not null default now(),
  -- The author's role has to be at least as old as this time. It is moved on when they change from one role with the right to
  -- another.
  role_checked_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- Only the day, so that readers aren't tracked and a link that is opened often costs one write a day.
  last_opened_on date,
  foreign key (collection, draft_id) references public.drafts (collection, id) on delete cascade
);
create index preview_links_of_draft on private.preview_links (collection, draft_id);
create index preview_links_of_person on private.preview_links (made_by);
alter table private.preview_links enable row level security;
revoke all on table private.preview_links from public, anon, authenticated, service_role;

-- Whether an account has had a role with a right since a time, whether signed in or not.
create function private.has_right_since(person uuid, right_name text, moment timestamptz) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.user_roles r join private.role_rights g on g.role = r.role
    where r.user_id = person and g.right_name = has_right_since.right_name and r.created_at <= moment)
$$;

-- Whether a link still works. Applied to the few rows of an index scan, never to the whole table.
create function private.is_live_link(link private.preview_links) returns boolean
language sql stable security definer set search_path = ''
as $$
  select link.revoked_at is null and link.expires_at > now()
    and private.has_right_since(link.made_by, 'content.edit', link.role_checked_at)
$$;

-- The links of a draft that work now.
create function private.live_preview_links(collection text, item bigint) returns setof private.preview_links
language sql stable security definer set search_path = ''
as $$
  select l.* from private.preview_links l
  where l.collection = live_preview_links.collection and l.draft_id = item and private.is_live_link(l)
$$;

create function private.preview_link_json(link private.preview_links) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('id', link.id, 'made_at', link.made_at, 'made_by_name', link.made_by_name,
    'expires_at', link.expires_at, 'last_opened_on', link.last_opened_on)
$$;

-- Creates a link to a draft that works for so many days: {"token", "link": as in private.list_preview_links}. The token can't be
-- read again. A repeated request with the same key, after a lost response, gives the link another token.
create function private.create_preview_link(collection text, item bigint, key uuid, days integer default 14) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  token text := private.random_token();
  link private.preview_links;
begin
  perform private.must_have('content.edit');
  if auth.uid() is null then
    raise exception 'A link is made by a person' using errcode = '42501', hint = 'It ends with their right.';
  end if;
  if key is null or (days in (1, 14, 60)) is not true or (collection in ('articles', 'banners')) is not true then
    raise exception 'A link to an article or a banner for 1, 14 or 60 days is due, and a key for it'
      using errcode = 'PT400', detail = 'collection, key, days';
  end if;
  -- Locked, so that it isn't moved to the bin meanwhile.
  perform from public.drafts d where d.collection = create_preview_link.collection and d.id = item for update;
  perform private.must_be_open_draft(collection, item);
  delete from private.preview_links l where l.collection = create_preview_link.collection and l.draft_id = item
    and least(l.revoked_at, l.expires_at) < now() - interval '30 days';
  if (select count(*) from private.live_preview_links(collection, item) l where l.id <> key) >= 20 then
    raise exception 'This draft has 20 links' using errcode = 'PT413', hint = 'Revoke one first.';
  end if;
  insert into private.preview_links as l (id, collection, draft_id, token_hash, made_by, made_by_name, expires_at)
  values (key, collection, item, sha256(convert_to(token, 'UTF8')), auth.uid(), coalesce(private.current_user_name(), ''),
    now() + make_interval(days => days))
  on conflict on constraint preview_links_pkey do update
    set token_hash = excluded.token_hash, made_at = now(), role_checked_at = now(), expires_at = excluded.expires_at
    where l.made_by = excluded.made_by and l.collection = excluded.collection and l.draft_id = excluded.draft_id
      and l.revoked_at is null and l.last_opened_on is null
  returning l.* into link;
  if not found then
    raise exception 'There is another link of this key' using errcode = 'PT409';
  end if;
  perform private.audit(collection, item::text, 'preview-shared', null, jsonb_build_object('until', link.expires_at));
  return jsonb_build_object('token', token, 'link', private.preview_link_json(link));
end
$$;

-- {"rows": [{"id", "made_at", "made_by_name", "expires_at", "last_opened_on"}, …]}: links to a draft that work now, the newest
-- first.
create function private.list_preview_links(collection text, item bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.must_have('content.edit');
  perform private.must_be_open_draft(collection, item);
  return jsonb_build_object('rows', (
    select coalesce(jsonb_agg(private.preview_link_json(l) order by l.made_at desc, l.id), '[]')
    from private.live_preview_links(collection, item) l));
end
$$;

-- Ends a link, also another person's. It can't be activated again.
create function private.revoke_preview_link(link uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  revoked private.preview_links;
begin
  perform private.must_have('content.edit');
  update private.preview_links l set revoked_at = now() where l.id = link and l.revoked_at is null returning l.* into revoked;
  if found then
    perform private.audit(revoked.collection, revoked.draft_id::text, 'preview-revoked');
  elsif not exists (select from private.preview_links l where l.id = link) then
    raise exception 'There is no such link' using errcode = 'PT404';
  end if;
end
$$;

-- Moving a draft to the bin ends its links for good, also if the draft is restored.
create function private.end_preview_links() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.preview_links l set revoked_at = now()
    where l.collection = new.collection and l.draft_id = new.id and l.revoked_at is null;
  return null;
end
$$;
create trigger drafts_end_preview_links after update of binned_at on public.drafts
  for each row when (old.binned_at is null and new.binned_at is not null) execute function private.end_preview_links();

-- One language of an article's draft, in the format of private.article_text; `category` is null while it has none.
create function private.article_preview(draft public.drafts, language text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', draft.id, 'title', t.side ->> 'title', 'excerpt', t.side ->> 'excerpt', 'image', t.shared ->> 'image',
    'image_alt', case when t.shared ->> 'decorative' = 'true' then '' else t.side ->> 'imageAlt' end,
    'focus', t.shared -> 'focus',
    'published_on', coalesce(private.date_at(t.shared, 'date'),
      (select a.published_on from public.articles a where a.id = draft.id), private.today()),
    'category', (
      select jsonb_build_object('slug', k.slug, 'name_indonesian', k.name_indonesian, 'name_english', k.name_english)
      from public.categories k where k.id = (t.shared ->> 'category')::bigint),
    'language', language,
    'words', regexp_count(t.side ->> 'content', '[^[:space:]\u00a0]*[[:alnum:]][^[:space:]\u00a0]*'),
    'content', t.side ->> 'content',
    'author', coalesce(nullif(t.shared #>> array['author', language], ''),
      t.shared #>> array['author', case language when 'id' then 'en' else 'id' end]),
    'reviewed_on', private.date_at(t.shared, 'reviewedOn'),
    'review_by', private.review_due(private.date_at(t.shared, 'reviewedOn'), private.date_at(t.shared, 'reviewBy')),
    'audience', t.side ->> 'audience', 'place', t.side ->> 'place', 'tags', private.shown_tags(private.tags_in(t.shared)),
    'version', draft.version::text
  )
  from (select draft.document as shared, draft.document -> language as side) t
$$;

-- One language of a draft with a schema, in the format of a row of private.read_site.
create function private.item_preview(draft public.drafts, language text) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('collection', draft.collection, 'id', draft.id, 'language', language,
    'shared', private.shared_fields(draft.document), 'text', draft.document -> language)
$$;

create function private.draft_preview(draft public.drafts, language text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when draft.collection = 'articles' then private.article_preview(draft, language)
    else private.item_preview(draft, language) end
$$;

-- What a link shows, in both languages: {"collection", "saved_at", "id", "en", "live"}, each language as private.draft_preview
-- returns it. `live` compares each language with the published one: "same" or "changed", null where it isn't published. Null for
-- every token that doesn't work, whatever the reason, so that callers can't find out which tokens and drafts existed. It stores the
-- day, so it is called with POST only; a token in an address would also be logged. A guess costs an index lookup; the role's
-- statement_timeout limits each call, as for all requests of visitors.
create function private.read_preview(token text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  link private.preview_links;
  draft public.drafts;
begin
  if (token ~ '^[A-Za-z0-9_-]{43}$') is not true then
    return null;
  end if;
  select l.* into link from private.preview_links l
    where l.token_hash = sha256(convert_to(token, 'UTF8')) and private.is_live_link(l);
  select d.* into draft from public.drafts d where d.collection = link.collection and d.id = link.draft_id
    and d.binned_at is null and not private.is_hidden(d.collection, d.id);
  if not found then
    return null;
  end if;
  update private.preview_links l set last_opened_on = private.today()
    where l.id = link.id and l.last_opened_on is distinct from private.today();
  return jsonb_build_object('live', jsonb_build_object(
      'id', case when draft.live_from_indonesian <= now() then case when draft.changed_indonesian then 'changed' else 'same' end end,
      'en', case when draft.live_from_english <= now() then case when draft.changed_english then 'changed' else 'same' end end),
    'collection', draft.collection, 'saved_at', draft.saved_at, 'id', private.draft_preview(draft, 'id'),
    'en', private.draft_preview(draft, 'en'));
end
$$;

revoke all on all functions in schema private from public;
select private.expose('create_preview_link, list_preview_links, revoke_preview_link', 'authenticated, service_role');
select private.expose('read_preview', 'anon, authenticated, service_role');
