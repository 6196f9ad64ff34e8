-- Attached files: documents that readers open or download. As with pictures, everyone can read them by their public address, only
-- editors can list them, and they never change under their name. The storage serves them with the declared type, which is always
-- PDF: browsers open them in their own viewer, isolated from pages.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('article-files', 'article-files', true, 10485760, '{application/pdf}')
  on conflict (id) do update set
    public = excluded.public,
    file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

create policy "Editors list the article files" on storage.objects
  for select to authenticated using (bucket_id = 'article-files' and (select private.may('content.edit')));

-- A folder with a random name for each, and a readable file name.
create policy "Editors add article files" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'article-files'
    and name ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/[a-z0-9-]{1,40}\.pdf$'
    and (select private.may('content.edit'))
  );

create policy "Editors delete article files" on storage.objects
  for delete to authenticated using (
    bucket_id = 'article-files' and (select private.may('content.edit'))
    and not private.picture_in_use(split_part(name, '/', 1))
  );
