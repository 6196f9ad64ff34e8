-- Functions that read and validate JSON documents. Those that generated columns use are immutable: they depend on their argument
-- only.

create function private.text_at(document jsonb, variadic path text[]) returns text
language sql immutable set search_path = ''
as $$ select case jsonb_typeof(document #> path) when 'string' then document #>> path else '' end $$;

create function private.date_at(document jsonb, key text) returns date
language sql immutable set search_path = ''
as $$
  select case when document ->> key ~ '^\d{4}-\d\d-\d\d$' then
    make_date(left(document ->> key, 4)::integer, substr(document ->> key, 6, 2)::integer, right(document ->> key, 2)::integer)
  end
$$;

-- The ids of the tags in a document, in order.
create function private.tags_in(part jsonb) returns bigint[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(t.value::bigint order by t.nth) filter (where t.value ~ '^[0-9]{1,15}$'), '{}')
  from jsonb_array_elements_text(case jsonb_typeof(part -> 'tags') when 'array' then part -> 'tags' else '[]' end)
    with ordinality as t (value, nth)
$$;

create function private.shared_fields(document jsonb) returns jsonb
language sql immutable set search_path = ''
as $$ select document - array['id', 'en', 'outdated'] $$;

-- The content of one language together with the shared fields: the unit of publishing.
create function private.language_content(document jsonb, language text) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('shared', private.shared_fields(document), 'text', coalesce(document -> language, '{}'))
$$;

-- Whether a value is a whole number that isn't negative, such as an id or a version. Checked before a cast, whose own error message
-- would not be understandable.
create function private.is_whole_number(value jsonb, most_digits integer default 15) returns boolean
language sql immutable set search_path = ''
as $$
  select jsonb_typeof(value) is not distinct from 'number' and value #>> '{}' ~ ('^[0-9]{1,' || most_digits || '}$')
$$;

-- Whether a text, or any text of a list, isn't empty.
create function private.has_words(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$ select coalesce(jsonb_path_exists(value, '$.** ? (@.type() == "string" && @ like_regex "[^[:space:]]")'), false) $$;

-- The number of outdated parts of a language. The editor counts them, because that takes reading both texts; a field without a
-- count counts as one. A field that the language doesn't have (any more) counts as none until it is written again.
create function private.outdated_parts(document jsonb, language text) returns integer
language sql immutable set search_path = ''
as $$
  select coalesce(sum(case when private.is_whole_number(step.value -> 'parts', 5) then (step.value ->> 'parts')::integer
    else 1 end), 0)::integer
  from jsonb_each(
    case jsonb_typeof(document -> 'outdated') when 'object' then document -> 'outdated' else '{}' end
  ) step where step.value ->> 'language' = outdated_parts.language
    and private.has_words(document -> 'id' -> step.key) and private.has_words(document -> 'en' -> step.key)
$$;

create function private.missing_alt(document jsonb, language text) returns boolean
language sql immutable set search_path = ''
as $$
  select private.text_at(document, 'image') <> '' and coalesce(document ->> 'decorative', '') <> 'true'
    and private.text_at(document, language, 'imageAlt') = ''
$$;

-- The sort key of lists: the title of a language, else that of the other one; items without a title come last.
create function private.sort_title(document jsonb, language text, other text) returns text
language sql immutable set search_path = ''
as $$
  select lower(coalesce(nullif(private.text_at(document, language, 'title'), ''),
    nullif(private.text_at(document, other, 'title'), ''), E'\U0010ffff'))
$$;

-- A request changes at most one page of a list.
create function private.must_be_list(items jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) > 100 then
    raise exception 'A list of at most 100 items is due' using errcode = 'PT400';
  end if;
end
$$;

-- Validates a list of item ids, or of objects with such an id each.
create function private.must_be_ids(items jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  perform private.must_be_list(items);
  if exists (select from jsonb_array_elements(items) as e (value) where not private.is_whole_number(e.value)) then
    raise exception 'A list of the items'' numbers is due' using errcode = 'PT400', detail = 'items';
  end if;
end
$$;

create function private.must_be_items(items jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  perform private.must_be_list(items);
  if exists (select from jsonb_array_elements(items) as e (value) where not private.is_whole_number(e.value -> 'id')) then
    raise exception 'A list of objects is due that each name an item by its number' using errcode = 'PT400', detail = 'id';
  end if;
end
$$;

-- A time in a document; null where there is none.
create function private.moment_at(document jsonb, key text) returns timestamptz
language sql stable set search_path = ''
as $$
  select case when jsonb_typeof(document -> key) = 'string' and document ->> key ~
    '^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$'
    then (document ->> key)::timestamptz end
$$;

-- Validates the length of a text; the error names the field.
create function private.must_be_text(document jsonb, most integer, variadic path text[]) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(document #> path) is distinct from 'string' or char_length(document #>> path) > most then
    raise exception 'This is no text of at most % characters: %', most, array_to_string(path, '.')
      using errcode = 'PT400', detail = array_to_string(path, '.'), constraint = 'long';
  end if;
end
$$;

-- Validates that a part has exactly these keys, and possibly the optional ones.
create function private.must_have_keys(part jsonb, keys text[], name text, optional text[] default '{}') returns void
language plpgsql immutable set search_path = ''
as $$
declare
  there text[] := '{}';
  strange text[];
  missing text[];
begin
  if jsonb_typeof(part) = 'object' then
    there := array(select jsonb_object_keys(part));
  end if;
  strange := array(select unnest(there) except select unnest(keys || optional) order by 1);
  missing := array(select unnest(keys) except select unnest(there) order by 1);
  if jsonb_typeof(part) is distinct from 'object' or strange <> '{}' or missing <> '{}' then
    -- The message lists the keys: a database without the migration of a new field rejects it.
    raise exception 'The document doesn''t have the parts that it should have: %', concat_ws('; ', name,
        'this database doesn''t know ' || left(nullif(array_to_string(strange, ', '), ''), 200),
        'missing: ' || left(nullif(array_to_string(missing, ', '), ''), 200))
      using errcode = 'PT400', detail = name;
  end if;
end
$$;

-- Validates the outdated marks: see src/domain/draft.ts. A mark on an unknown field would be counted, and no screen could remove
-- it.
create function private.must_be_outdated(document jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
declare
  outdated jsonb := document -> 'outdated';
  field text;
  step jsonb;
begin
  if jsonb_typeof(outdated) is distinct from 'object' then
    raise exception 'This doesn''t say which fields are outdated' using errcode = 'PT400', detail = 'outdated';
  end if;
  for field, step in select s.key, s.value from jsonb_each(outdated) s loop
    perform private.must_have_keys(
      case jsonb_typeof(step) when 'object' then step - array['parts', 'segments', 'bothChanged'] else step end,
      array['language', 'since', 'was'], 'outdated');
    perform private.must_be_text(step, 100000, 'was'), private.must_be_text(step, 40, 'since');
    if not (document -> 'id' ? field or document -> 'en' ? field) or step ->> 'language' is null or step ->> 'language' not in ('id', 'en')
      or step ? 'parts' and (not private.is_whole_number(step -> 'parts', 5) or step -> 'parts' = '0')
      or step ? 'bothChanged' and jsonb_typeof(step -> 'bothChanged') <> 'boolean'
      or step ? 'segments' and (jsonb_typeof(step -> 'segments') <> 'array'
        or jsonb_path_exists(step, 'strict $.segments[*] ? (@.type() != "string")')) then
      raise exception 'This doesn''t say which language of a field is outdated' using errcode = 'PT400', detail = 'outdated';
    end if;
  end loop;
end
$$;

create function private.must_be_date(document jsonb, key text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(document -> key) = 'null' then
    return;
  end if;
  if private.date_at(document, key) is null then
    raise exception 'This is no date: %', key using errcode = 'PT400', detail = key, constraint = 'date';
  end if;
exception when datetime_field_overflow then
  raise exception 'There is no such date: %', key using errcode = 'PT400', detail = key, constraint = 'date';
end
$$;

-- Validates months of the year, 1 to 12, in order and each once; the field is optional.
create function private.must_be_months(document jsonb, key text) returns void
language plpgsql immutable set search_path = ''
as $$
declare
  months jsonb := document -> key;
begin
  if months is null then
    return;
  end if;
  if jsonb_typeof(months) <> 'array' or not months <@ '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]' or months <> (
    select coalesce(jsonb_agg(m.month order by m.month), '[]') from (
      select distinct month from jsonb_path_query(months, '$[*]') month) m) then
    raise exception 'These are no months of a year: %', key using errcode = 'PT400', detail = key;
  end if;
end
$$;

-- The months in which the use of a document's advice begins; none where it is used all year.
create function private.season_starts(document jsonb) returns integer[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(m.month order by m.month), '{}')
  from (select value::integer as month from jsonb_path_query(document, '$.seasons[*] ? (@ >= 1 && @ <= 12)') value) m
  where not document -> 'seasons' @> to_jsonb((m.month + 10) % 12 + 1)
$$;

-- Whether a language has content: in documents with title and content one of those, in all others any text.
create function private.has_content(document jsonb, language text) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when document -> language ?& array['title', 'content'] then
      private.text_at(document, language, 'title') <> '' or private.text_at(document, language, 'content') <> ''
    else jsonb_path_exists(coalesce(document -> language, '{}'), '$.** ? (@.type() == "string" && @ != "")')
  end
$$;

create function private.is_picture(address text) returns boolean
language sql immutable set search_path = ''
as $$ select address ~ '^((https://|/)[^/\\[:space:]][^\\[:space:]]*)?$' $$;

-- Whether an address uses one of the allowed schemes, however it is spelled. Invisible characters and marks of writing direction
-- are refused, because they could disguise it.
create function private.is_link(address text, ways jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select address = ''
    or address !~ '[\\[:space:][:cntrl:]\u0085\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]' and (
      ways ? 'web' and address ~ '^https?://[^/?#@]+([/?#].*)?$'
      or ways ? 'mail' and address ~ '^mailto:[^@?&:/]+@[^@?&:/]+$'
      or ways ? 'phone' and address ~ '^tel:\+?[0-9][0-9.()-]{2,30}$'
      or ways ? 'page' and address ~ '^/([^/].*)?$'
    )
$$;

-- Validates the focal point of a picture: whole percent from its left and its top edge. Without one it is the middle
-- (src/domain/focal-point.ts).
create function private.must_be_focus(focus jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if focus is null then
    return;
  end if;
  perform private.must_have_keys(focus, array['x', 'y'], 'focus');
  if exists (select from jsonb_each(focus) f (key, value) where case
      when private.is_whole_number(f.value, 3) then (f.value #>> '{}')::integer > 100 else true end) then
    raise exception 'This is no focal point: two whole numbers from 0 to 100 are due' using errcode = 'PT400', detail = 'focus';
  end if;
end
$$;

create function private.must_be_moment(document jsonb, key text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if jsonb_typeof(document -> key) <> 'null' and private.moment_at(document, key) is null then
    raise exception 'This is no moment: %', key using errcode = 'PT400', detail = key, constraint = 'date';
  end if;
exception when datetime_field_overflow then
  raise exception 'There is no such moment: %', key using errcode = 'PT400', detail = key, constraint = 'date';
end
$$;

-- The folders of the uploaded pictures in a document, which are named `/media/<folder>/<widths>.<type>`.
create function private.pictures_in(document jsonb) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(distinct m.found[1] order by m.found[1]), '{}')
  from regexp_matches(document::text,
    '/media/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/', 'g') as m (found)
$$;

revoke all on all functions in schema private from public;
