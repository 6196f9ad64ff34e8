-- Collections that differ only in their fields (banners, about, contact, communities) are registered with a schema and need no
-- functions of their own: private.add_collection creates them. A schema describes the documents:
--   {"single": true, "shared": {"<name>": <field>, …}, "text": {"<name>": <field>, …}}
-- `shared` holds the fields of both languages together, `text` those of each language. A field is one of
--   {"kind": "text", "most": 120}       at most so many characters. "like": a regular expression that it has to match before
--                                       it is published. "both": shared, but with a text for each language: {"id": …, "en": …};
--                                       where one is empty the other one is shown. "markup": Markdown, with pictures
--   {"kind": "flag"}                    true or false
--   {"kind": "picture"}                 the address of a picture, as in articles, or ''
--   {"kind": "focus"}                   the focal point of the picture `image`, {"x": …, "y": …} in percent. The field is called
--                                       `focus`; without it the focal point is the middle
--   {"kind": "link", "to": ["web"]}     an address that a reader may follow, or '': "web", "mail", "phone", or "page" for a
--                                       path of the portal itself
--   {"kind": "date"}, {"kind": "moment"}  ISO date, or time with its zone; or null
--   {"kind": "number", "min": 0, "max": 9}  whole, or null
--   {"kind": "items", "most": 8, "fields": {…}}  a list
-- "required": the field must be filled before a language is published: true, or the name of a text field, a shared one or one of
-- the language, if that one is filled. `single`: there is exactly one item, with the id 1.
-- Lists and searches use the fields `title`, `excerpt`, `content`, `image`, `decorative` and `imageAlt`.
-- The shared fields `order`, `activeFrom` and `activeUntil`, where they exist, set an item's position and when it is visible.

create function private.check_field(document jsonb, field jsonb, path text[]) returns void
language plpgsql stable set search_path = ''
as $$
declare
  name text := array_to_string(path, '.');
  parent jsonb := document #> path[:cardinality(path) - 1];
  key text := path[cardinality(path)];
  value jsonb := document #> path;
  most integer := (field ->> 'most')::integer;
  fits boolean := true;
  entry integer;
begin
  case field ->> 'kind'
    when 'text' then
      if field @> '{"both": true}' then
        perform private.must_have_keys(value, array['en', 'id'], name);
        perform private.must_be_text(document, most, variadic path || array['id']),
          private.must_be_text(document, most, variadic path || array['en']);
      else
        perform private.must_be_text(document, most, variadic path);
      end if;
    when 'flag' then
      fits := jsonb_typeof(value) = 'boolean';
    when 'picture' then
      perform private.must_be_text(document, 500, variadic path);
      fits := private.is_picture(value #>> '{}');
    when 'focus' then
      perform private.must_be_focus(value);
    when 'link' then
      perform private.must_be_text(document, 500, variadic path);
      fits := private.is_link(value #>> '{}', field -> 'to');
    when 'date' then
      perform private.must_be_date(parent, key);
    when 'moment' then
      perform private.must_be_moment(parent, key);
    when 'number' then
      fits := case jsonb_typeof(value)
        when 'null' then true
        when 'number' then value::numeric between (field ->> 'min')::numeric and (field ->> 'max')::numeric
          and trunc(value::numeric) = value::numeric
        else false
      end;
    when 'items' then
      fits := case when jsonb_typeof(value) = 'array' then jsonb_array_length(value) <= most else false end;
      for entry in 0 .. case when fits then jsonb_array_length(value) - 1 else -1 end loop
        perform private.check_fields(document, field -> 'fields', path || entry::text);
      end loop;
  end case;
  if not fits then
    raise exception 'This isn''t what it should be: %', name
      using errcode = 'PT400', detail = name, constraint = case field ->> 'kind' when 'picture' then 'picture' else '' end;
  end if;
end
$$;

-- Validates that a part of a document has exactly these fields.
create function private.check_fields(document jsonb, fields jsonb, path text[]) returns void
language plpgsql stable set search_path = ''
as $$
declare
  key text;
  field jsonb;
begin
  perform private.must_have_keys(document #> path, array(select jsonb_object_keys(fields)), array_to_string(path, '.'));
  for key, field in select f.key, f.value from jsonb_each(fields) f loop
    perform private.check_field(document, field, path || key);
  end loop;
end
$$;

create function private.check_by_schema(collection text, document jsonb) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  schema jsonb := (select c.schema from private.collections c where c.name = check_by_schema.collection);
  key text;
  part jsonb;
begin
  perform private.must_have_keys(document,
    array(select f.key from jsonb_each(schema -> 'shared') f where f.value ->> 'kind' <> 'focus') || array['id', 'en', 'outdated'],
    'document', case when schema -> 'shared' ? 'focus' then array['focus'] else '{}' end);
  for key, part in select s.key, s.value from jsonb_each(schema -> 'shared') s loop
    perform private.check_field(document, part, array[key]);
  end loop;
  perform private.check_fields(document, schema -> 'text', array['id']),
    private.check_fields(document, schema -> 'text', array['en']);
  perform private.must_be_outdated(document);
end
$$;

-- Functions with which migrations add a collection that is described by its fields alone.

-- Validates a schema: keys without an effect are an error, and so are fields that can't be checked.
create function private.must_be_fields(fields jsonb, place text, schema jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
declare
  name text;
  field jsonb;
  known text[];
begin
  if jsonb_typeof(fields) is distinct from 'object' then
    raise exception 'The fields are an object: %', place;
  end if;
  for name, field in select f.key, f.value from jsonb_each(fields) f loop
    known := case field ->> 'kind'
      when 'text' then array['kind', 'required', 'most', 'like'] || case when place <> 'text' then array['both']
        when fields = schema -> 'text' then array['markup'] else '{}' end
      when 'flag' then array['kind']
      when 'focus' then array['kind']
      when 'picture' then array['kind', 'required']
      when 'link' then array['kind', 'required', 'to']
      when 'date' then array['kind', 'required']
      when 'moment' then array['kind', 'required']
      when 'number' then array['kind', 'required', 'min', 'max']
      when 'items' then array['kind', 'required', 'most', 'fields']
    end;
    if known is null or field - known <> '{}' or name !~ '^[A-Za-z]{1,40}$'
      or place = 'shared' and name in ('id', 'en', 'outdated')
      or field ?& array['both', 'like']
      or (name = 'focus') <> (field ->> 'kind' = 'focus')
      or name = 'focus' and (fields is distinct from schema -> 'shared' or fields #>> '{image,kind}' is distinct from 'picture')
      or 'most' = any (known) and coalesce((field ->> 'most')::integer, 0) not between 1 and 100000
      or 'min' = any (known) and not coalesce((field ->> 'min')::integer <= (field ->> 'max')::integer, false)
      or 'to' = any (known) and not coalesce(
        field -> 'to' <@ '["web", "mail", "phone", "page"]' and jsonb_array_length(field -> 'to') > 0, false)
      or jsonb_typeof(field -> 'required') = 'string' and not (schema -> 'shared') || (schema -> 'text') ? (field ->> 'required') then
      raise exception 'This is no field of a collection: % %', name, field;
    end if;
    if field ->> 'kind' = 'items' then
      perform private.must_be_fields(field -> 'fields', place, schema);
    end if;
  end loop;
end
$$;

-- A part of a document with empty fields.
create function private.empty_part(fields jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(f.key, case
    when f.value @> '{"both": true}' then '{"id": "", "en": ""}'
    when f.value ->> 'kind' in ('text', 'picture', 'link') then '""'
    when f.value ->> 'kind' = 'flag' then 'false'
    when f.value ->> 'kind' = 'items' then '[]'
    else 'null'
  end::jsonb), '{}')
  from jsonb_each(fields) f where f.value ->> 'kind' <> 'focus'
$$;

-- Creates the item of a single collection, where it doesn't exist.
create function private.make_single(collection text) returns void
language sql security definer set search_path = ''
as $$
  insert into public.drafts (collection, id, document)
  select c.name, 1, private.empty_part(c.schema -> 'shared') || jsonb_build_object('outdated', '{}'::jsonb,
    'id', private.empty_part(c.schema -> 'text'), 'en', private.empty_part(c.schema -> 'text'))
  from private.collections c where c.name = make_single.collection and c.schema @> '{"single": true}'
  on conflict do nothing
$$;

-- Adds a collection with its schema. A later migration that changes a schema updates private.collections and every draft of it.
create function private.add_collection(name text, schema jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  made text[];
begin
  if schema - array['single', 'shared', 'text'] <> '{}' or coalesce(schema -> 'text', '{}') = '{}'
    or coalesce(jsonb_typeof(schema -> 'single'), 'boolean') <> 'boolean' then
    raise exception 'This is no schema of a collection: %', schema;
  end if;
  perform private.must_be_fields(schema -> 'shared', 'shared', schema);
  perform private.must_be_fields(schema -> 'text', 'text', schema);
  insert into private.collections (name, schema) values (add_collection.name, add_collection.schema);
  -- The five functions of every collection: name, result and the function that they call.
  foreach made slice 1 in array array[
    ['check(document jsonb)', 'void', 'check_by_schema(%L, document)'],
    ['reasons(document jsonb, language text, live_from timestamptz)', 'table (reason text, applies boolean)',
      'reasons_by_schema(%L, document, language, live_from)'],
    ['show(item bigint, language text, side jsonb, live_from timestamptz)', 'void',
      'show_by_schema(%L, item, language, side, live_from)'],
    ['hide(item bigint, language text)', 'void', 'hide_by_schema(%L, item, language)'],
    ['erase(item bigint)', 'void', 'erase_by_schema(%L, item)']
  ] loop
    execute format(
      'create function private.%s_%s returns %s language sql security definer set search_path = '''' as $do$ select * from private.%s $do$',
      name, made[1], made[2], format(made[3], name));
    execute format('revoke all on function private.%s_%s from public, anon, authenticated, service_role',
      name, split_part(made[1], '(', 1));
  end loop;
  perform private.make_single(name);
end
$$;

revoke all on all functions in schema private from public;
