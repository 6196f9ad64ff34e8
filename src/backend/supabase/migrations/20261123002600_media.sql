-- All pictures and attached files of the portal, and where each is used. Their kind follows from the file's name.

-- The original file names. Not in the storage's metadata, which is public.
create table private.media_names (
  folder text primary key check (folder ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'),
  name text not null check (char_length(name) between 1 and 200)
);
alter table private.media_names enable row level security;
revoke all on table private.media_names from public, anon, authenticated, service_role;

-- Every file of the two buckets, as the storage has it, and every picture or attached file with the sum of its files. Maintained by
-- triggers, because the storage's own table has no index by folder, and lists would read all of it.
create table private.media_files (
  name text primary key,
  folder text not null generated always as (split_part(name, '/', 1)) stored,
  bytes bigint not null,
  made_at timestamptz not null
);
create index media_files_folder on private.media_files (folder);
create table private.media (
  folder text primary key,
  files text[] not null,
  bytes bigint not null,
  made_at timestamptz not null,
  attached boolean not null generated always as (files[1] like '%.pdf') stored,
  -- A draft or published content uses it.
  used boolean not null,
  -- The file name, the alternative texts, and the titles of the items that use it, in lower case.
  search text not null
);
create index media_newest on private.media (made_at desc, folder) include (used);
create index media_unused on private.media (made_at desc, folder) include (bytes) where not used;
create index media_attached on private.media (made_at desc, folder) where attached;
create index media_search on private.media using gin (search extensions.gin_trgm_ops);
create index media_rare_signs on private.media using gin (private.rare_signs(search));
alter table private.media_files enable row level security;
alter table private.media enable row level security;
revoke all on table private.media_files, private.media from public, anon, authenticated, service_role;

-- Totals, one row.
create table private.media_totals (
  only_row boolean primary key default true check (only_row),
  total bigint not null default 0,
  attached bigint not null default 0,
  bytes bigint not null default 0
);
insert into private.media_totals default values;
alter table private.media_totals enable row level security;
revoke all on table private.media_totals from public, anon, authenticated, service_role;

create function private.count_media() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  more bigint := 0;
  more_attached bigint := 0;
  more_bytes bigint := 0;
  fewer bigint := 0;
  fewer_attached bigint := 0;
  fewer_bytes bigint := 0;
begin
  if tg_op <> 'DELETE' then
    select count(*), count(*) filter (where a.attached), coalesce(sum(a.bytes), 0)
      into more, more_attached, more_bytes from appeared a;
  end if;
  if tg_op <> 'INSERT' then
    select count(*), count(*) filter (where g.attached), coalesce(sum(g.bytes), 0)
      into fewer, fewer_attached, fewer_bytes from gone g;
  end if;
  if row(more, more_attached, more_bytes) <> row(fewer, fewer_attached, fewer_bytes) then
    update private.media_totals t set total = t.total + more - fewer,
      attached = t.attached + more_attached - fewer_attached, bytes = t.bytes + more_bytes - fewer_bytes
      where t.only_row;
  end if;
  return null;
end
$$;
create trigger media_inserted after insert on private.media
  referencing new table as appeared for each statement execute function private.count_media();
create trigger media_updated after update on private.media
  referencing old table as gone new table as appeared for each statement execute function private.count_media();
create trigger media_deleted after delete on private.media
  referencing old table as gone for each statement execute function private.count_media();

-- Here and below, one lookup in an index for each file, whatever the planner takes the number of rows to be: without sequential scans,
-- and with aggregates of one folder in place of joins. With statistics from a time of few files, a plan read the whole table once for
-- each of many files, and deleting 30,000 at once took 330 s.
create function private.refresh_media(changed text[]) returns void
language sql security definer set search_path = '' set enable_seqscan = off
as $$
  insert into private.media as m (folder, files, bytes, made_at, used, search)
  select c.folder, f.files, f.bytes, f.made_at,
    exists (select from private.draft_pictures p where p.folder = c.folder),
    private.folded(coalesce((select n.name from private.media_names n where n.folder = c.folder), '')) || E'\x1f'
      || coalesce((select string_agg(p.words, E'\x1f') from private.draft_pictures p where p.folder = c.folder), '')
  from (select distinct unnest(changed)) c (folder) cross join lateral (
    select array_agg(f.name order by length(f.name), f.name) as files, sum(f.bytes) as bytes, min(f.made_at) as made_at
    from private.media_files f where f.folder = c.folder
  ) f
  where f.files is not null
  on conflict (folder) do update set files = excluded.files, bytes = excluded.bytes, made_at = excluded.made_at,
    used = excluded.used, search = excluded.search;
  delete from private.media m where m.folder = any (array(
    select c.folder from unnest(changed) c (folder)
    where (select count(*) from private.media_files f where f.folder = c.folder) = 0));
$$;

-- The folders that open transactions have changed: a row for each statement, until its transaction ends.
create table private.media_changes (
  id bigint generated always as identity primary key,
  folders text[] not null
);
alter table private.media_changes enable row level security;
revoke all on table private.media_changes from public, anon, authenticated, service_role;

create function private.after_picture_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.media_changes (folders) select array_agg(distinct c.folder) from changed c having count(*) > 0;
  return null;
end
$$;
create trigger draft_pictures_inserted after insert on private.draft_pictures
  referencing new table as changed for each statement execute function private.after_picture_change();
create trigger draft_pictures_deleted after delete on private.draft_pictures
  referencing old table as changed for each statement execute function private.after_picture_change();
create trigger media_names_inserted after insert on private.media_names
  referencing new table as changed for each statement execute function private.after_picture_change();
create trigger media_files_inserted after insert on private.media_files
  referencing new table as changed for each statement execute function private.after_picture_change();
create trigger media_files_deleted after delete on private.media_files
  referencing old table as changed for each statement execute function private.after_picture_change();

-- Two transactions that use the same picture must not summarise it at the same time: each would miss the changes of the other, and
-- two that use the same two pictures could deadlock. So they do it one after another, at their end, when they take no further
-- locks; each statement of this function sees what was committed before it got the lock.
create function private.refresh_changed_media() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('private.media', 0));
  perform private.refresh_media(new.folders);
  delete from private.media_changes c where c.id = new.id;
  return null;
end
$$;
create constraint trigger media_changed after insert on private.media_changes
  deferrable initially deferred for each row execute function private.refresh_changed_media();

create function private.after_files_appear() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off
as $$
begin
  if tg_op = 'UPDATE' then
    delete from private.media_files f
      where f.name = any (array(select g.name from gone g where g.bucket_id in ('article-images', 'article-files')));
  end if;
  insert into private.media_files (name, bytes, made_at)
  select a.name, coalesce((a.metadata ->> 'size')::bigint, 0), coalesce(a.created_at, now())
  from appeared a where a.bucket_id in ('article-images', 'article-files') and a.name is not null
  on conflict do nothing;
  return null;
end
$$;
create function private.after_files_go() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off
as $$
begin
  delete from private.media_files f
    where f.name = any (array(select g.name from gone g where g.bucket_id in ('article-images', 'article-files')));
  return null;
end
$$;
create trigger tunas_media_inserted after insert on storage.objects
  referencing new table as appeared for each statement execute function private.after_files_appear();
create trigger tunas_media_updated after update on storage.objects
  referencing old table as gone new table as appeared for each statement execute function private.after_files_appear();
create trigger tunas_media_deleted after delete on storage.objects
  referencing old table as gone for each statement execute function private.after_files_go();

-- Sets the name of a picture or an attached file; an existing name isn't changed.
create function private.name_picture(folder text, name text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  plain text := left(private.trimmed(regexp_replace(name, '[[:cntrl:]]', '', 'g')), 200);
begin
  perform private.must_have('content.edit');
  if folder !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' or folder is null
    or coalesce(plain, '') = '' then
    raise exception 'This names no picture' using errcode = 'PT400', detail = 'name';
  end if;
  insert into private.media_names values (folder, plain) on conflict do nothing;
  return '{}';
end
$$;

-- {"total", "bytes", "attached", "unused", "unused_bytes", "found", "rows"}: newest first, 24 a page; all, only pictures, only
-- attached files, or those that are certainly unused: a file of the last 7 days may be used in a text that is still only on a
-- device. A search looks at file names, alternative texts, and the titles of the items that use a file; `found` is the number of
-- matches, up to private.search_limit, with `more` where there are more. `older`: a revision that was published earlier uses it.
create function private.list_media(show text default 'all', page integer default 1, search text default '') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  needle text := private.needle(left(search, 200));
  unused_before timestamptz := now() - interval '7 days';
  most integer := private.search_limit();
  skipped integer := private.rows_before(page, 24);
  source text := 'private.media m where true'
    || case show when 'unused' then ' and not m.used and m.made_at < $1' when 'pictures' then ' and not m.attached'
      when 'attached' then ' and m.attached' else '' end
    || case when needle <> '' then ' and m.search like $2' else '' end;
  numbers jsonb;
  found_ones bigint;
  more boolean := false;
  folders text[];
begin
  perform private.must_have('content.read');
  if private.is_rare_search(needle, 'select m.search from private.media m order by m.made_at desc, m.folder') then
    source := source || ' and private.rare_signs(m.search) @> private.rare_signs($5)';
  end if;
  numbers := (select jsonb_build_object('total', t.total, 'attached', t.attached, 'bytes', t.bytes) from private.media_totals t)
    || (select jsonb_build_object('unused', count(*), 'unused_bytes', coalesce(sum(m.bytes), 0)) from private.media m
      where not m.used and m.made_at < unused_before);
  execute format('select array(select m.folder from %s order by m.made_at desc, m.folder limit $3 offset $4)', source)
    into folders using unused_before, private.like_pattern(needle),
      case when needle = '' then 24 else most + 1 end, case when needle = '' then skipped else 0 end, needle;
  if needle = '' then
    found_ones := case show when 'unused' then (numbers ->> 'unused')::bigint
      when 'attached' then (numbers ->> 'attached')::bigint
      when 'pictures' then (numbers ->> 'total')::bigint - (numbers ->> 'attached')::bigint
      else (numbers ->> 'total')::bigint end;
  else
    more := cardinality(folders) > most;
    found_ones := least(cardinality(folders), most);
    folders := folders[skipped + 1 : least(skipped + 24, most)];
  end if;
  return numbers || jsonb_build_object('found', found_ones, 'more', more, 'rows', (
    select coalesce(jsonb_agg(jsonb_build_object('folder', m.folder, 'bytes', m.bytes, 'made_at', m.made_at,
        'name', coalesce((select n.name from private.media_names n where n.folder = m.folder), ''),
        'files', to_jsonb(m.files), 'used', m.used, 'unused', not m.used and m.made_at < unused_before,
        'uses', private.picture_uses(m.folder),
        -- count(*) instead of exists, because the planner would scan the table from its beginning for the first row.
        'older', not m.used and (select count(*) from public.revisions r where r.pictures @> array[m.folder])
          + (select count(*) from public.draft_versions v where v.pictures @> array[m.folder] and v.pictures <> '{}') > 0
      ) order by s.nth), '[]')
    from unnest(folders) with ordinality as s (folder, nth) join private.media m on m.folder = s.folder));
end
$$;

revoke all on all functions in schema private from public;
select private.expose('name_picture, list_media', 'authenticated, service_role');
