-- The pictures of articles. Everybody reads them by their public address, which asks no policy; nobody lists them but
-- editors. A picture never changes under its name, so that browsers may keep it for a year: another one has another name.
do $$
begin
  -- On a hosted project this table is the storage service's own: row-level security can't be switched on from here, and
  -- without it the policies below would hold nobody.
  if not (select c.relrowsecurity from pg_class c where c.oid = 'storage.objects'::regclass) then
    raise exception 'Row-level security is off on storage.objects'
      using hint = 'A hosted project has it on from the start. Switch it on again before this migration.';
  end if;
end
$$;

-- 2 MiB: a picture is drawn anew, at most 1,600 pixels wide, before it is sent.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('article-images', 'article-images', true, 2097152, '{image/webp,image/jpeg}')
  on conflict (id) do update set
    public = excluded.public,
    file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

-- Once a query, not once a row: hence the inner selects. There is no policy to update: that is how overwriting and moving
-- are refused.
create policy "Editors list the article images" on storage.objects
  for select to authenticated using (bucket_id = 'article-images' and (select private.may('content.edit')));

-- One folder for each picture, and in it one file for each width: 0b9c…-…/1600.webp.
create policy "Editors add article images" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'article-images'
    and name ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/[1-9][0-9]{0,3}\.(webp|jpg)$'
    and (select private.may('content.edit'))
  );

create policy "Editors delete article images" on storage.objects
  for delete to authenticated using (
    bucket_id = 'article-images' and (select private.may('content.edit'))
    and not private.picture_in_use(split_part(name, '/', 1))
  );
