-- Uploaded pictures and attached files that texts name, and whether they exist.

-- Waits for a deletion of files that is under way, and makes later ones wait until this transaction ends. Held by whatever begins to
-- use files: a deletion (private.picture_in_use) then either sees the use and is refused, or has ended before, and the text is
-- known to name a file that is gone. Taken before any draft is locked, so that nobody waits for a deletion with a draft in hand.
create function private.hold_media() returns void
language sql volatile set search_path = ''
as $$ select pg_advisory_xact_lock_shared(hashtextextended('media in use', 0)) $$;

-- The addresses in a text (or in a document as text) of which the storage lacks a file: `/media/<folder>/<widths>.<type>` names
-- one file of each width (src/domain/picture-address.ts), `/media/<folder>/<name>.pdf` one. PL/pgSQL, because the table of files
-- comes with a later migration.
create function private.missing_media(words text) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  if strpos(words, '/media/') = 0 then
    return '{}';
  end if;
  return array(
    select a.address from (
      select distinct m.found[1] as address, m.found[2] as folder, m.found[3] as stem, m.found[4] as type
      from regexp_matches(words, '(?<![^[:space:]"(<])(/media/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/'
        '([^[:space:]"''<>()?#\\.]*)([^[:space:]"''<>()?#\\]*))', 'g') as m (found)
    ) a
    where exists (
      select from unnest(case when a.stem ~ '^[0-9-]+$' and a.type <> '.pdf' then string_to_array(a.stem, '-') else array[a.stem] end)
        as n (name)
      where not exists (select from private.media_files f where f.name = a.folder || '/' || n.name || a.type))
    order by a.address);
end
$$;

revoke all on all functions in schema private from public;
