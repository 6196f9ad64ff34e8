-- What translators may change of a draft: what is written in their language, wherever it stands. Everything else has to be as it
-- is stored: the other language's texts, pictures, dates, categories, and how many entries a list has.

-- What both languages share, without the texts in it that are written for one of them: {"id": …, "en": …}.
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

-- PT403 where a document differs from the stored one in more than this language; the detail says where. The notes on what is
-- outdated aren't compared: writing makes them, whoever translates ends them, and visitors never read them. As texts: 1 and 1.00 are
-- one number, but two documents to whoever compares what is published.
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
