-- What translators may change in a draft: the texts of their language, wherever they are in the document. Everything else must stay
-- as it is stored: the other language's texts, pictures, dates, categories, and the number of entries of a list.

-- The shared fields, without the texts in one language that they contain ({"id": …, "en": …}).
create function private.without_language(part jsonb, language text) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  return case jsonb_typeof(part)
    when 'object' then (
      select coalesce(jsonb_object_agg(f.key, private.without_language(f.value, language)), '{}') from jsonb_each(part) f
      where not (f.key = language and part ?& array['id', 'en'] and jsonb_typeof(f.value) = 'string'))
    when 'array' then (
      select coalesce(jsonb_agg(private.without_language(e.value, language) order by e.nth), '[]')
      from jsonb_array_elements(part) with ordinality as e (value, nth))
    else part
  end;
end
$$;

-- Raises PT403 where a document differs from the stored one in more than this language; the detail names the place. Marks of
-- outdated fields aren't compared: edits set them, translating removes them, and visitors never see them. Compared as text: 1 and
-- 1.00 are equal as jsonb, but visitors would get another text.
create function private.must_be_translation(stored jsonb, sent jsonb, language text) returns void
language plpgsql immutable set search_path = ''
as $$
declare
  other text := case language when 'id' then 'en' when 'en' then 'id' end;
  foreign_part text := case
    when other is null or private.without_empty(stored -> other)::text
        is distinct from private.without_empty(sent -> other)::text then coalesce(other, 'id, en')
    when private.without_empty(private.without_language(private.shared_fields(stored), language))::text
      is distinct from private.without_empty(private.without_language(private.shared_fields(sent), language))::text
      then 'shared'
  end;
begin
  if foreign_part is not null then
    raise exception 'A translator changes the texts of one language only'
      using errcode = 'PT403', detail = foreign_part, hint = 'Take back what else was changed.';
  end if;
end
$$;

revoke all on all functions in schema private from public;
