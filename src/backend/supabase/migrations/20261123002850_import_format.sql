-- The format of imports. Everything that doesn't match an export's format is refused, with the place in the error.

create function private.must_be_whole(part jsonb, key text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  -- Ids continue after the imported ones, so their range is limited.
  if jsonb_typeof(part -> key) is distinct from 'number' or part ->> key !~ '^[0-9]{1,8}$' then
    raise exception 'This is no whole number: %', key using errcode = 'PT400', detail = key;
  end if;
end
$$;

create function private.must_be_past(part jsonb, key text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  -- A day of tolerance for differing clocks.
  if coalesce(private.moment_at(part, key) > now() + interval '1 day', true) then
    raise exception 'This is no moment that has been: %', key using errcode = 'PT400', detail = key, constraint = 'date';
  end if;
end
$$;

create function private.must_be_categories(categories jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
declare
  category jsonb;
begin
  if jsonb_typeof(categories) is distinct from 'array' or jsonb_array_length(categories) > 1000 then
    raise exception 'A list of at most 1000 categories is due' using errcode = 'PT400', detail = 'categories';
  end if;
  for category in select value from jsonb_array_elements(categories) loop
    perform private.must_have_keys(category,
      array['id', 'name_english', 'name_indonesian', 'position', 'slug', 'version'], 'categories');
    perform private.must_be_whole(category, 'id'), private.must_be_whole(category, 'position'),
      private.must_be_whole(category, 'version'), private.must_be_text(category, 60, 'name_indonesian'),
      private.must_be_text(category, 60, 'name_english'), private.must_be_text(category, 60, 'slug');
    if category ->> 'slug' !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or private.trimmed(category ->> 'name_indonesian') = ''
      or private.trimmed(category ->> 'name_english') = '' or category ->> 'id' = '0' then
      raise exception 'This is no category' using errcode = 'PT400', detail = 'categories';
    end if;
  end loop;
  if (select count(distinct value -> 'id') < count(*) or count(distinct value -> 'slug') < count(*)
    from jsonb_array_elements(categories)) then
    raise exception 'Two categories are called the same' using errcode = 'PT400', detail = 'categories';
  end if;
end
$$;

-- Tags are matched by their slugs, because files don't contain their ids.
create function private.must_be_import_tags(tags jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
declare
  tag jsonb;
begin
  if jsonb_typeof(tags) is distinct from 'array' or jsonb_array_length(tags) > private.all_tags_max() then
    raise exception 'A list of at most % tags is due', private.all_tags_max() using errcode = 'PT400', detail = 'tags';
  end if;
  for tag in select value from jsonb_array_elements(tags) loop
    perform private.must_have_keys(tag, array['name_english', 'name_indonesian', 'slug'], 'tags');
    perform private.must_be_text(tag, 60, 'name_indonesian'), private.must_be_text(tag, 60, 'name_english'),
      private.must_be_text(tag, 60, 'slug');
    if tag ->> 'slug' !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or private.trimmed(tag ->> 'name_indonesian') = ''
      or private.trimmed(tag ->> 'name_english') = '' then
      raise exception 'This is no tag' using errcode = 'PT400', detail = 'tags';
    end if;
  end loop;
  if (select count(distinct value -> 'slug') < count(*) from jsonb_array_elements(tags)) then
    raise exception 'Two tags are called the same' using errcode = 'PT400', detail = 'tags';
  end if;
end
$$;

-- The places of tag lists in an item.
create function private.tag_places() returns text[]
language sql immutable set search_path = ''
as $$ select array['document', 'live,id,shared', 'live,en,shared'] $$;

-- An item without its tags, which are slugs in a file: each list is validated against the import's tags.
create function private.without_tag_names(item jsonb, known jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  place text;
  path text[];
  tags jsonb;
begin
  if item ->> 'collection' is distinct from 'articles' then
    return item;
  end if;
  foreach place in array private.tag_places() loop
    path := string_to_array(place, ',');
    if coalesce(item #> path ? 'tags', false) then
      tags := item #> path -> 'tags';
      if jsonb_typeof(tags) is distinct from 'array' or jsonb_array_length(tags) not between 1 and 8
        or (select count(distinct e.value) < count(*) from jsonb_array_elements(tags) e (value))
        or exists (select from jsonb_array_elements(tags) e (value) where not exists (
          select from jsonb_array_elements(known) k (value) where k.value -> 'slug' = e.value)) then
        raise exception 'These tags aren''t among those that the import brings along'
          using errcode = 'PT400', detail = 'tags';
      end if;
      item := jsonb_set(item, path, (item #> path) - 'tags');
    end if;
  end loop;
  return item;
end
$$;

-- The item as this database stores it, with its own ids of tags.
create function private.with_tag_numbers(item jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  place text;
  path text[];
begin
  if item ->> 'collection' = 'articles' then
    foreach place in array private.tag_places() loop
      path := string_to_array(place, ',');
      if coalesce(item #> path ? 'tags', false) then
        item := jsonb_set(item, path, private.with_tags(item #> path, (
          select jsonb_agg(g.id order by w.nth)
          from jsonb_array_elements_text(item #> path -> 'tags') with ordinality as w (slug, nth)
          join private.tags g on g.slug = w.slug)));
      end if;
    end loop;
  end if;
  return item;
end
$$;

-- Validates the published revision of an item in one language: a valid document of the collection.
create function private.must_be_live(collection text, language text, place jsonb) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  name text := 'live.' || language;
begin
  perform private.must_have_keys(place, array['from', 'made_at', 'made_by_name', 'shared', 'text', 'version'], name);
  perform private.must_be_text(place, 200, 'made_by_name'), private.must_be_whole(place, 'version'),
    private.must_be_past(place, 'made_at');
  if private.moment_at(place, 'from') is null or jsonb_typeof(place -> 'shared') is distinct from 'object'
    or place -> 'shared' ?| array['id', 'en', 'outdated'] then
    raise exception 'Nobody can read this' using errcode = 'PT400', detail = name;
  end if;
  perform private.check_document(collection, private.side_document(place));
end
$$;

create function private.must_be_item(item jsonb) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  language text;
  is_live boolean;
begin
  perform private.must_have_keys(item, array['binned_at', 'binned_by_name', 'collection', 'created_at', 'document', 'id',
    'live', 'published_on', 'saved_at', 'saved_by_name', 'version'], 'item');
  perform private.must_have_keys(item -> 'live', array['en', 'id'], 'live');
  perform private.check_document(item ->> 'collection', item -> 'document');
  perform private.must_be_whole(item, 'id'), private.must_be_whole(item, 'version'),
    private.must_be_text(item, 200, 'saved_by_name'), private.must_be_text(item, 200, 'binned_by_name'),
    private.must_be_past(item, 'created_at'), private.must_be_past(item, 'saved_at'),
    private.must_be_date(item, 'published_on');
  is_live := item -> 'live' <> '{"id": null, "en": null}';
  if item -> 'binned_at' <> 'null' then
    perform private.must_be_past(item, 'binned_at');
  end if;
  if item ->> 'id' = '0' or item ->> 'version' = '0' or item -> 'binned_at' <> 'null' and is_live
    or item -> 'published_on' <> 'null' and not (is_live and item ->> 'collection' = 'articles') then
    raise exception 'These parts don''t fit together' using errcode = 'PT400', detail = 'item';
  end if;
  -- The limit of the table: each part may fit, but not all of them together.
  if pg_column_size(item -> 'document') >= 1000000 then
    raise exception 'This text is too long' using errcode = 'PT400', detail = 'document', constraint = 'long';
  end if;
  if (item ->> 'id' <> '1' or item -> 'binned_at' <> 'null') and exists (
    select from private.collections c where c.name = item ->> 'collection' and c.schema @> '{"single": true}') then
    raise exception 'There is only one of this' using errcode = 'PT400', detail = 'id', constraint = 'single';
  end if;
  foreach language in array array['id', 'en'] loop
    if item #> array['live', language] <> 'null' then
      perform private.must_be_live(item ->> 'collection', language, item #> array['live', language]);
    end if;
  end loop;
end
$$;
