-- The pictures of articles. Everyone can read them by their public address, for which no policy is checked; only editors can list
-- them. A file never changes under its name, so that browsers may cache it for a year: a changed picture gets a new name.
do $$
begin
  -- On a hosted project this table belongs to the storage service: row-level security can't be enabled from here, and without it
  -- the policies below would have no effect.
  if not (select c.relrowsecurity from pg_class c where c.oid = 'storage.objects'::regclass) then
    raise exception 'Row-level security is off on storage.objects'
      using hint = 'A hosted project has it on from the start. Switch it on again before this migration.';
  end if;
end
$$;

-- 2 MiB: clients resize and re-encode a picture to at most 1,600 pixels of width before the upload.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('article-images', 'article-images', true, 2097152, '{image/webp,image/jpeg}')
  on conflict (id) do update set
    public = excluded.public,
    file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

-- In subselects, so that they run once for a query and not for each row. Without a policy for updates, overwriting and moving are
-- refused.
create policy "Editors list the article images" on storage.objects
  for select to authenticated using (bucket_id = 'article-images' and (select private.may('content.edit')));

-- One folder for each picture, with one file for each width: 0b9c…-…/1600.webp.
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
