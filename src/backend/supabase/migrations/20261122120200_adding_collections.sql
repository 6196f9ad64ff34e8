-- How migrations add a collection of which nothing is special but its fields.

-- A shape that says something that nothing looks at is a mistake, and so is a field that can't be checked.
create function private.must_be_fields(fields jsonb, place text, shape jsonb) returns void
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
      when 'text' then array['kind', 'required', 'most', 'like'] || case when place <> 'text' then array['both'] else '{}' end
      when 'flag' then array['kind']
      when 'picture' then array['kind', 'required']
      when 'link' then array['kind', 'required', 'to']
      when 'date' then array['kind', 'required']
      when 'moment' then array['kind', 'required']
      when 'number' then array['kind', 'required', 'min', 'max']
      when 'items' then array['kind', 'required', 'most', 'fields']
    end;
    if known is null or field - known <> '{}' or name !~ '^[A-Za-z]{1,40}$'
      or place = 'shared' and name in ('id', 'en', 'steps')
      or field ?& array['both', 'like']
      or 'most' = any (known) and coalesce((field ->> 'most')::integer, 0) not between 1 and 100000
      or 'min' = any (known) and not coalesce((field ->> 'min')::integer <= (field ->> 'max')::integer, false)
      or 'to' = any (known) and not coalesce(
        field -> 'to' <@ '["web", "mail", "phone", "page"]' and jsonb_array_length(field -> 'to') > 0, false)
      or jsonb_typeof(field -> 'required') = 'string' and not shape -> 'shared' ? (field ->> 'required') then
      raise exception 'This is no field of a collection: % %', name, field;
    end if;
    if field ->> 'kind' = 'items' then
      perform private.must_be_fields(field -> 'fields', place, shape);
    end if;
  end loop;
end
$$;

-- What a part of a document is before anything is written in it.
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
  from jsonb_each(fields) f
$$;

-- Makes the one item of a single collection, where it isn't there.
create function private.make_single(collection text) returns void
language sql security definer set search_path = ''
as $$
  insert into public.drafts (collection, id, document)
  select c.name, 1, private.empty_part(c.shape -> 'shared') || jsonb_build_object('steps', '{}'::jsonb,
    'id', private.empty_part(c.shape -> 'text'), 'en', private.empty_part(c.shape -> 'text'))
  from private.collections c where c.name = make_single.collection and c.shape @> '{"single": true}'
  on conflict do nothing
$$;

-- A collection by its shape. A later migration that changes a shape updates private.collections, and every draft with it.
create function private.add_collection(name text, shape jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  made text[];
begin
  if shape - array['single', 'shared', 'text'] <> '{}' or coalesce(shape -> 'text', '{}') = '{}'
    or coalesce(jsonb_typeof(shape -> 'single'), 'boolean') <> 'boolean' then
    raise exception 'This is no shape of a collection: %', shape;
  end if;
  perform private.must_be_fields(shape -> 'shared', 'shared', shape);
  perform private.must_be_fields(shape -> 'text', 'text', shape);
  insert into private.collections (name, shape) values (add_collection.name, add_collection.shape);
  -- The five functions that every collection brings: name, result, and what does it.
  foreach made slice 1 in array array[
    ['check(document jsonb)', 'void', 'check_shaped(%L, document)'],
    ['problems(document jsonb, language text)', 'text[]', 'problems_shaped(%L, document, language)'],
    ['show(item bigint, language text, side jsonb, live_from timestamptz)', 'void',
      'show_shaped(%L, item, language, side, live_from)'],
    ['hide(item bigint, language text)', 'void', 'hide_shaped(%L, item, language)'],
    ['erase(item bigint)', 'void', 'erase_shaped(%L, item)']
  ] loop
    execute format(
      'create function private.%s_%s returns %s language sql security definer set search_path = '''' as $do$ select private.%s $do$',
      name, made[1], made[2], format(made[3], name));
    execute format('revoke all on function private.%s_%s from public, anon, authenticated, service_role',
      name, split_part(made[1], '(', 1));
  end loop;
  perform private.make_single(name);
end
$$;

revoke all on function private.must_be_fields(jsonb, text, jsonb), private.empty_part(jsonb), private.make_single(text),
  private.add_collection(text, jsonb) from public, anon, authenticated, service_role;
