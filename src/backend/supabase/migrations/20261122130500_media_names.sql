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

-- As before, with the file's name of each picture, and searched in: in those names, in what is said of a picture for those who
-- can't see it, and in the titles of what uses it. `found` is how many of those that are asked for there are.
drop function public.list_media(text, integer);
drop function private.list_media(text, integer);
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
revoke all on function private.list_media(text, integer, text), public.list_media(text, integer, text),
  private.name_picture(text, text), public.name_picture(text, text) from public, anon, authenticated, service_role;
grant execute on function private.list_media(text, integer, text), public.list_media(text, integer, text),
  private.name_picture(text, text), public.name_picture(text, text) to authenticated, service_role;
