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

-- Nobody takes away what a working copy names or visitors see, whatever their list said a moment ago.
create function private.picture_in_use(folder text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.drafts d where d.pictures @> array[folder])
    or exists (select from public.revisions r join public.drafts d on (d.collection, d.id) = (r.collection, r.item_id)
      where r.id in (d.revision_indonesian, d.revision_english) and r.pictures @> array[folder])
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

create function public.replace_picture(folder text, address text) returns jsonb
language sql set search_path = '' as $$ select private.replace_picture(folder, address) $$;

-- What the file of each picture was called where it came from. The storage tells everybody what it knows of a file: not there.
create table private.media_names (
  folder text primary key check (folder ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'),
  name text not null check (char_length(name) between 1 and 200)
);
alter table private.media_names enable row level security;
revoke all on table private.media_names from public, anon, authenticated, service_role;

-- Names a picture once; a later name changes nothing.
create function private.name_picture(folder text, name text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  plain text := left(private.trimmed(regexp_replace(name, '[[:cntrl:]]', '', 'g')), 200);
begin
  perform private.must_edit();
  if folder !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' or folder is null
    or coalesce(plain, '') = '' then
    raise exception 'This names no picture' using errcode = 'PT400', detail = 'name';
  end if;
  insert into private.media_names values (folder, plain) on conflict do nothing;
  return '{}';
end
$$;

-- {"total", "bytes", "unused", "unused_bytes", "found", "rows"}: newest first, 24 a page, all of them or those that nothing uses
-- for certain: somebody may be writing with what was uploaded in the last 7 days, on a device that nothing came from yet.
-- Searched are the files' names, what is said of a picture for those who can't see it, and the titles of what uses it; `found` is
-- how many of those that are asked for there are. `older`: a version that was published once shows it.
create function private.list_media(show text, page integer, search text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted text := lower(private.trimmed(left(coalesce(search, ''), 200)));
begin
  perform private.must_edit();
  return (
    with used as materialized (
      select distinct unnest(d.pictures) as folder from public.drafts d
      union select unnest(r.pictures) from public.drafts d
        join public.revisions r on r.id in (d.revision_indonesian, d.revision_english)
    ),
    pictures as materialized (
      select split_part(o.name, '/', 1) as folder, sum((o.metadata ->> 'size')::bigint) as bytes, min(o.created_at) as made_at
      from storage.objects o where o.bucket_id = 'article-images' group by 1
    ),
    hits as materialized (
      select n.folder from private.media_names n where wanted <> '' and strpos(lower(n.name), wanted) > 0
      union select p.folder from private.draft_pictures p where wanted <> '' and strpos(p.words, wanted) > 0
    ),
    named as (select p.*, exists (select from used u where u.folder = p.folder) as is_used from pictures p),
    told as materialized (
      select n.*, not n.is_used and n.made_at < now() - interval '7 days' as is_unused from named n
    ),
    asked as (
      select t.* from told t where (show <> 'unused' or t.is_unused)
        and (wanted = '' or t.folder in (select h.folder from hits h))
    ),
    shown as (
      select a.* from asked a order by a.made_at desc, a.folder
      limit 24 offset (greatest(coalesce(page, 1), 1)::bigint - 1) * 24
    )
    select jsonb_build_object(
      'total', count(*), 'bytes', coalesce(sum(t.bytes), 0),
      'unused', count(*) filter (where t.is_unused),
      'unused_bytes', coalesce(sum(t.bytes) filter (where t.is_unused), 0),
      'found', (select count(*) from asked),
      'rows', (select coalesce(jsonb_agg(jsonb_build_object('folder', s.folder, 'bytes', coalesce(s.bytes, 0),
          'made_at', s.made_at, 'name', coalesce((select n.name from private.media_names n where n.folder = s.folder), ''),
          'files', (select jsonb_agg(o.name order by length(o.name), o.name) from storage.objects o
            where o.bucket_id = 'article-images' and o.name >= s.folder || '/' and o.name < s.folder || '0'),
          'used', s.is_used, 'unused', s.is_unused, 'uses', private.uses_of(s.folder),
          'older', not s.is_used and exists (select from public.revisions r where r.pictures @> array[s.folder])
        ) order by s.made_at desc, s.folder), '[]') from shown s))
    from told t
  );
end
$$;

create function public.list_media(show text default 'all', page integer default 1, search text default '') returns jsonb
language sql stable set search_path = '' as $$ select private.list_media(show, page, search) $$;

create function public.name_picture(folder text, name text) returns jsonb
language sql set search_path = '' as $$ select private.name_picture(folder, name) $$;

revoke all on all functions in schema private from public;
revoke all on function public.replace_picture, public.list_media, public.name_picture from public, anon, authenticated,
  service_role;
grant execute on function private.picture_in_use to authenticated;
grant execute on function private.replace_picture, public.replace_picture, private.name_picture, private.list_media,
  public.list_media, public.name_picture to authenticated, service_role;
