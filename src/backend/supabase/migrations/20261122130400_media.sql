-- All pictures of the portal, and where each is used. A document names an uploaded one as `/media/<folder>/<widths>.<type>`.
create function private.pictures_in(document jsonb) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(distinct m.found[1] order by m.found[1]), '{}')
  from regexp_matches(document::text,
    '/media/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/', 'g') as m (found)
$$;
revoke all on function private.pictures_in(jsonb) from public, anon, authenticated, service_role;

-- Kept with each document: looking through the texts of 10,000 articles would take seconds each time.
alter table public.drafts
  add column pictures text[] not null generated always as (private.pictures_in(document)) stored;
alter table public.revisions
  add column pictures text[] not null generated always as (private.pictures_in(document)) stored;
create index drafts_pictures on public.drafts using gin (pictures);
create index revisions_pictures on public.revisions using gin (pictures);

-- Every picture of each working copy, and what is said of it for those who can't see it. Kept by a trigger: reading it out of
-- the texts of 10,000 articles for each search would take seconds.
create table private.draft_pictures (
  collection text not null,
  id bigint not null,
  folder text not null,
  alts_indonesian text[] not null,
  alts_english text[] not null,
  -- What a search looks at: the titles of the item and these texts, in small letters, a line each.
  words text not null,
  primary key (folder, collection, id),
  foreign key (collection, id) references public.drafts (collection, id) on delete cascade
);
create index draft_pictures_of_draft on private.draft_pictures (collection, id);
alter table private.draft_pictures enable row level security;
revoke all on table private.draft_pictures from public, anon, authenticated, service_role;

-- Which pictures one language of a document describes, and how: that of the item, and those within its texts (`\]` is how
-- Markdown writes a bracket there).
create function private.alts_in(image text, side jsonb) returns table (folder text, alt text)
language sql immutable set search_path = ''
as $$
  select a.folder, a.alt from (
    select substring(image from '^/media/([0-9a-f-]{36})/') as folder, private.text_at(side, 'imageAlt') as alt
    union all
    select m.found[2], regexp_replace(m.found[1], '\\([][\\])', '\1', 'g')
    from jsonb_each_text(side) t, regexp_matches(t.value,
      '!\[((?:[^]\\]|\\.)*)\]\([^)]*/media/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/', 'g') as m (found)
  ) a where a.folder is not null and private.trimmed(a.alt) <> ''
$$;
revoke all on function private.alts_in(text, jsonb) from public, anon, authenticated, service_role;

create function private.keep_draft_pictures() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    delete from private.draft_pictures p where p.collection = new.collection and p.id = new.id;
  end if;
  insert into private.draft_pictures (collection, id, folder, alts_indonesian, alts_english, words)
  select new.collection, new.id, f.folder, i.alts, e.alts,
    lower(array_to_string(array[new.title_indonesian, new.title_english] || i.alts || e.alts, E'\n'))
  from unnest(new.pictures) as f (folder)
  cross join lateral (select array(select distinct a.alt from private.alts_in(new.image, new.document -> 'id') a
    where a.folder = f.folder order by a.alt) as alts) i
  cross join lateral (select array(select distinct a.alt from private.alts_in(new.image, new.document -> 'en') a
    where a.folder = f.folder order by a.alt) as alts) e;
  return null;
end
$$;
revoke all on function private.keep_draft_pictures() from public, anon, authenticated, service_role;
create trigger drafts_pictures_added after insert on public.drafts
  for each row when (new.pictures <> '{}') execute function private.keep_draft_pictures();
create trigger drafts_pictures_changed after update on public.drafts
  for each row when (new.document is distinct from old.document and (new.pictures <> '{}' or old.pictures <> '{}'))
  execute function private.keep_draft_pictures();

-- Where a picture is used now, in a working copy or in front of visitors: the first 20 of [{"collection", "id", "indonesian",
-- "english", "draft", "live", "binned", "alts": {"id", "en"}}, …].
create function private.uses_of(wanted text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(u) order by u.collection, u.id), '[]') from (
    select d.collection, d.id, d.title_indonesian as indonesian, d.title_english as english,
      wanted = any (d.pictures) as draft, d.binned_at is not null as binned,
      exists (select from public.revisions r
        where r.id in (d.revision_indonesian, d.revision_english) and wanted = any (r.pictures)) as live,
      jsonb_build_object('id', to_jsonb(coalesce(p.alts_indonesian, '{}')),
        'en', to_jsonb(coalesce(p.alts_english, '{}'))) as alts
    from public.drafts d
    left join private.draft_pictures p on (p.folder, p.collection, p.id) = (wanted, d.collection, d.id)
    where wanted = any (d.pictures) or (d.collection, d.id) in (
      select r.collection, r.item_id from public.revisions r where r.pictures @> array[wanted]
        and r.id in (d.revision_indonesian, d.revision_english))
    order by d.collection, d.id limit 20
  ) u
$$;
revoke all on function private.uses_of(text) from public, anon, authenticated, service_role;

-- Nobody takes away what a working copy names or visitors see, whatever their list said a moment ago.
create function private.picture_in_use(folder text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.drafts d where d.pictures @> array[folder])
    or exists (select from public.revisions r join public.drafts d on (d.collection, d.id) = (r.collection, r.item_id)
      where r.id in (d.revision_indonesian, d.revision_english) and r.pictures @> array[folder])
$$;
revoke all on function private.picture_in_use(text) from public, anon, authenticated, service_role;
grant execute on function private.picture_in_use(text) to authenticated;
alter policy "Super admins delete article images" on storage.objects
  using (bucket_id = 'article-images' and (select private.is_super_admin())
    and not private.picture_in_use(split_part(name, '/', 1)));

-- {"total", "bytes", "unused", "unused_bytes", "rows"}: newest first, 24 a page, all of them or those that nothing uses for
-- certain: somebody may be writing with what was uploaded in the last 7 days, on a device that nothing came from yet.
-- `older`: a version that was published once shows it.
create function private.list_media(show text, page integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.must_edit();
  return (
    with used as materialized (
      select distinct unnest(d.pictures) as folder from public.drafts d
      union select unnest(r.pictures) from public.drafts d
        join public.revisions r on r.id in (d.revision_indonesian, d.revision_english)
    ),
    pictures as materialized (
      select split_part(o.name, '/', 1) as folder, sum((o.metadata ->> 'size')::bigint) as bytes, min(o.created_at) as made_at,
        jsonb_agg(o.name order by length(o.name), o.name) as files
      from storage.objects o where o.bucket_id = 'article-images' group by 1
    ),
    named as (select p.*, exists (select from used u where u.folder = p.folder) as is_used from pictures p),
    told as (select n.*, not n.is_used and n.made_at < now() - interval '7 days' as is_unused from named n),
    shown as (
      select t.* from told t where show <> 'unused' or t.is_unused
      order by t.made_at desc, t.folder limit 24 offset (greatest(coalesce(page, 1), 1)::bigint - 1) * 24
    )
    select jsonb_build_object(
      'total', count(*), 'bytes', coalesce(sum(t.bytes), 0),
      'unused', count(*) filter (where t.is_unused),
      'unused_bytes', coalesce(sum(t.bytes) filter (where t.is_unused), 0),
      'rows', (select coalesce(jsonb_agg(jsonb_build_object('folder', s.folder, 'bytes', coalesce(s.bytes, 0),
          'made_at', s.made_at, 'files', s.files, 'used', s.is_used, 'unused', s.is_unused, 'uses', private.uses_of(s.folder),
          'older', not s.is_used and exists (select from public.revisions r where r.pictures @> array[s.folder])
        ) order by s.made_at desc, s.folder), '[]') from shown s))
    from told t
  );
end
$$;

-- Puts another picture's address wherever working copies name this one, each as a save. A picture never changes under its
-- address, for browsers keep it for a year; what visitors read follows when it is published. Says which items were changed.
create function private.replace_picture(folder text, address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  draft public.drafts;
  changed jsonb;
  done jsonb := '[]';
begin
  perform private.must_edit();
  if folder !~ '^[0-9a-f-]{36}$' or address !~ '^/media/[0-9a-f-]{36}/([0-9]{1,4}-){0,2}[0-9]{1,4}[.](webp|jpg)$' then
    raise exception 'This is no picture' using errcode = 'PT400', detail = 'address';
  end if;
  perform private.take_turn(alone => false);
  for draft in select d.* from public.drafts d where d.pictures @> array[folder]
    order by d.collection, d.id for update loop
    changed := regexp_replace(draft.document::text,
      '/media/' || folder || '/([0-9]{1,4}-){0,2}[0-9]{1,4}[.](webp|jpg)', address, 'g')::jsonb;
    perform private.check_document(draft.collection, changed);
    update public.drafts d set document = changed where d.collection = draft.collection and d.id = draft.id;
    done := done || jsonb_build_object('collection', draft.collection, 'id', draft.id,
      'live', coalesce(draft.live_from_indonesian, draft.live_from_english) is not null);
  end loop;
  return jsonb_build_object('changed', done);
end
$$;

create function public.list_media(show text default 'all', page integer default 1) returns jsonb
language sql stable set search_path = '' as $$ select private.list_media(show, page) $$;
create function public.replace_picture(folder text, address text) returns jsonb
language sql set search_path = '' as $$ select private.replace_picture(folder, address) $$;
revoke all on function private.list_media(text, integer), public.list_media(text, integer),
  private.replace_picture(text, text), public.replace_picture(text, text) from public, anon, authenticated, service_role;
grant execute on function private.list_media(text, integer), public.list_media(text, integer),
  private.replace_picture(text, text), public.replace_picture(text, text) to authenticated, service_role;
