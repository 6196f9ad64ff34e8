-- Every picture that an item uses, in its draft or published, with its alternative texts in the draft. Maintained by a trigger:
-- reading the texts of 10,000 articles for each search would take seconds.
create table private.draft_pictures (
  collection text not null,
  id bigint not null,
  folder text not null,
  in_draft boolean not null,
  in_live boolean not null,
  alts_indonesian text[] not null,
  alts_english text[] not null,
  -- The text for searches: the titles of the item and these alternative texts, in lower case, one per line.
  words text not null,
  primary key (folder, collection, id),
  foreign key (collection, id) references public.drafts (collection, id) on delete cascade
);
create index draft_pictures_of_draft on private.draft_pictures (collection, id);
alter table private.draft_pictures enable row level security;
revoke all on table private.draft_pictures from public, anon, authenticated, service_role;

-- The pictures that one language of a document describes, with their alternative texts: the item's own, and those within its texts
-- (`\]` is an escaped bracket in Markdown).
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

create function private.keep_draft_pictures() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  live text[] := array(select distinct p.folder from public.revisions r cross join unnest(r.pictures) as p (folder)
    where r.id in (new.revision_indonesian, new.revision_english));
begin
  if exists (select unnest(new.pictures || live)
    except select p.folder from private.draft_pictures p where p.collection = new.collection and p.id = new.id) then
    perform private.lock_media(exclusive => false);
  end if;
  if tg_op = 'UPDATE' then
    delete from private.draft_pictures p where p.collection = new.collection and p.id = new.id;
  end if;
  insert into private.draft_pictures (collection, id, folder, in_draft, in_live, alts_indonesian, alts_english, words)
  select new.collection, new.id, f.folder, f.folder = any (new.pictures), f.folder = any (live), i.alts, e.alts,
    case when f.folder = any (new.pictures)
      then private.folded(array_to_string(array[new.title_indonesian, new.title_english] || i.alts || e.alts, E'\x1f')) else '' end
  from (select distinct unnest(new.pictures || live)) as f (folder)
  cross join lateral (select array(select distinct a.alt from private.alts_in(new.image, new.document -> 'id') a
    where a.folder = f.folder order by a.alt) as alts) i
  cross join lateral (select array(select distinct a.alt from private.alts_in(new.image, new.document -> 'en') a
    where a.folder = f.folder order by a.alt) as alts) e;
  return null;
end
$$;
create trigger drafts_pictures_added after insert on public.drafts
  for each row when (new.pictures <> '{}' or new.revision_indonesian is not null or new.revision_english is not null) execute function private.keep_draft_pictures();
create trigger drafts_pictures_changed after update on public.drafts
  for each row when (
    row(new.pictures, new.image, new.document -> 'id', new.document -> 'en')
      is distinct from row(old.pictures, old.image, old.document -> 'id', old.document -> 'en')
      and (new.pictures <> '{}' or old.pictures <> '{}')
    or new.revision_indonesian is distinct from old.revision_indonesian
    or new.revision_english is distinct from old.revision_english)
  execute function private.keep_draft_pictures();

-- Where a picture is used now, in a draft or published: the first 20 of [{"collection", "id", "indonesian", "english", "draft",
-- "live", "binned", "alts": {"id", "en"}}, …].
create function private.picture_uses(wanted text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(u) order by u.collection, u.id), '[]') from (
    select d.collection, d.id, d.title_indonesian as indonesian, d.title_english as english, p.in_draft as draft,
      d.binned_at is not null as binned, p.in_live as live,
      jsonb_build_object('id', to_jsonb(p.alts_indonesian), 'en', to_jsonb(p.alts_english)) as alts
    from private.draft_pictures p join public.drafts d on (d.collection, d.id) = (p.collection, p.id)
    where p.folder = wanted
      and ((select private.applying_import()) is null or not private.is_hidden(d.collection, d.id))
    order by d.collection, d.id limit 20
  ) u
$$;

-- Prevents the deletion of a file that a draft or published content uses, also if the client's list is outdated. Waits for all that
-- have begun to use some file, and makes others wait until the deletion is done. Volatile, so that it sees what they committed meanwhile.
create function private.picture_in_use(folder text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_media(exclusive => true);
  return exists (select from public.drafts d where d.pictures @> array[folder])
    or exists (select from public.revisions r join public.drafts d on (d.collection, d.id) = (r.collection, r.item_id)
      where r.id in (d.revision_indonesian, d.revision_english) and r.pictures @> array[folder]);
end
$$;

-- Replaces a picture's address in all drafts that use it. Each gets a new version, without an approval; but its advice wasn't
-- checked, so last editor and time stay. A file never changes under its address, because browsers cache it for a year; published
-- content changes with the next publishing. Returns the changed items.
-- Without the time limit of a request, because thousands of items may use it.
create function private.replace_picture(folder text, address text) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '5min'
as $$
declare
  changed jsonb;
begin
  perform private.must_have('content.edit');
  if folder !~ '^[0-9a-f-]{36}$' or address !~ '^/media/[0-9a-f-]{36}/([0-9]{1,4}-){0,2}[0-9]{1,4}[.](webp|jpg)$' then
    raise exception 'This is no picture' using errcode = 'PT400', detail = 'address';
  end if;
  perform private.lock_content(exclusive => false), private.lock_media(exclusive => false);
  perform from public.drafts d where d.pictures @> array[folder] order by d.collection, d.id for update;
  with rewritten as (
    select d.collection, d.id, regexp_replace(d.document::text,
      '/media/' || folder || '/([0-9]{1,4}-){0,2}[0-9]{1,4}[.](webp|jpg)', address, 'g')::jsonb as document
    from public.drafts d where d.pictures @> array[folder]
  ), saved as (
    update public.drafts d set document = w.document, version = d.version + 1,
      changed_indonesian = private.differs_from_revision(w.document, 'id', d.revision_indonesian),
      changed_english = private.differs_from_revision(w.document, 'en', d.revision_english)
    from rewritten w where (d.collection, d.id) = (w.collection, w.id) and w.document <> d.document
    returning d.collection, d.id, d.document, d.version, d.first_live
  ), said as materialized (
    select s.*, private.check_document(s.collection, s.document),
      private.audit(s.collection, s.id::text, 'saved', null, jsonb_build_object('version', s.version)) from saved s
  )
  select coalesce(jsonb_agg(jsonb_build_object('collection', s.collection, 'id', s.id, 'live', s.first_live is not null)
    order by s.collection, s.id), '[]') into changed from said s;
  return jsonb_build_object('changed', changed);
end
$$;

revoke all on all functions in schema private from public;
grant execute on function private.picture_in_use to authenticated;
select private.expose('replace_picture', 'authenticated, service_role');
