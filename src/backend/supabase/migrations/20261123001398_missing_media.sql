-- Uploaded pictures and attached files that texts name, and whether they exist.

-- One lock for all files, because the order in which a deletion meets its files isn't known beforehand. Shared by whatever begins to use
-- files: create_draft and save_draft, publish_drafts, set_live, replace_picture, adopt_articles, apply_import, show_or_hide, the
-- trigger of a draft's pictures (keep_draft_pictures) and that of published texts (check_published_text). Held exclusively by a deletion
-- (picture_in_use), which so either sees the use and is refused, or has ended before, and the text is known to name a file that is gone.
-- The order: private.lock_content, this one, categories and tags (private.hold_terms), drafts. So nobody waits for a deletion with a
-- draft in hand: where show_or_hide or the trigger of a draft take the lock, whoever changes the draft has it already.
create function private.lock_media(exclusive boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  key constant bigint := hashtextextended('media in use', 0);
begin
  if exclusive then
    perform pg_advisory_xact_lock(key);
  else
    perform pg_advisory_xact_lock_shared(key);
  end if;
end
$$;

-- The addresses in a text (or in a document as text) of which the storage lacks a file: `/media/<folder>/<widths>.<type>` names
-- one file of each width (src/domain/picture-address.ts), `/media/<folder>/<name>.pdf` one. A type is of letters and digits: what comes
-- after it belongs to the sentence. PL/pgSQL, because the table of files comes with a later migration.
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
        '([^[:space:]"''<>()?#\\.]*)((?:[.][[:alnum:]]+)*))', 'g') as m (found)
    ) a
    where exists (
      select from unnest(case when a.stem ~ '^[0-9-]+$' and a.type <> '.pdf' then string_to_array(a.stem, '-') else array[a.stem] end)
        as n (name)
      where not exists (select from private.media_files f where f.name = a.folder || '/' || n.name || a.type))
    order by a.address);
end
$$;

revoke all on all functions in schema private from public;
