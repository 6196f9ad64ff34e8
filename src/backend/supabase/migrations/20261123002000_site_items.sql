-- The published content of collections with a schema, read through read_site: one row for each language of each item, with the
-- shared fields of the time when this language was published. Written by the functions of this migration only. Queries compare
-- times with the clock, so no job has to run when an item begins or ends.
create table public.site_items (
  collection text not null references private.collections (name),
  id bigint not null,
  language text not null check (language in ('id', 'en')),
  -- As in the published revision.
  shared jsonb not null,
  text jsonb not null,
  position integer not null default 0,
  publish_at timestamptz not null,
  shown_from timestamptz not null default '-infinity',
  shown_until timestamptz not null default 'infinity',
  updated_at timestamptz not null default now(),
  primary key (collection, id, language)
);
alter table public.site_items enable row level security;
create policy "Staff read the site's items" on public.site_items
  for select to authenticated using ((select private.may('content.read'))
    and ((select private.applying_import()) is null or not private.is_hidden(collection, id)));
revoke all on table public.site_items from public, anon, authenticated, service_role;
grant select on table public.site_items to authenticated, service_role;

-- Whether an item is published in a language, but isn't active yet or no longer: then it isn't shown in the other language either.
create function private.is_inactive(collection text, item bigint, language text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.site_items o
    where o.collection = is_inactive.collection and o.id = item and o.language = is_inactive.language
      and o.publish_at <= now() and not (o.shown_from <= now() and o.shown_until > now())
  )
$$;
revoke all on function private.is_inactive(text, bigint, text) from public, anon, authenticated, service_role;

-- The items of these collections (names separated by commas; null for all): [{"collection", "id", "language", "shared", "text"}, …]
-- by collection, position and id; each item once, in the requested language where it is published, else in the other one. With
-- `contact` comes the optional field of the contact form ("contact_form"): a phone number, which this database can store.
-- `everyday_names` is one row of the requested language: what visitors' searches also look for.
create function private.read_site(lang text default 'id', collections text default null) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'collection', s.collection, 'id', s.id, 'language', s.language, 'shared', s.shared, 'text', s.text
  ) order by s.collection, s.position, s.id), '[]') || case
    when collections is null or 'contact' = any (string_to_array(collections, ',')) then jsonb_build_array(jsonb_build_object(
      'collection', 'contact_form', 'id', 1, 'language', case when lang = 'en' then 'en' else 'id' end,
      'shared', jsonb_build_object('phone', true), 'text', jsonb_build_object()))
    else '[]'
  end || case
    when collections is null or 'everyday_names' = any (string_to_array(collections, ',')) then (
      select coalesce(jsonb_agg(jsonb_build_object('collection', 'everyday_names', 'id', 1, 'language', n.language,
        'shared', jsonb_build_object(), 'text', n.names)), '[]')
      from (select w.language, private.everyday_names_of(w.language) as names
        from (select case when lang = 'en' then 'en' else 'id' end as language) w) n
      where n.names is not null)
    else '[]'
  end
  from (
    select distinct on (i.collection, i.id) i.collection, i.id, i.language, i.shared, i.text, i.position
    from public.site_items i, (select case when lang = 'en' then 'en' else 'id' end as language) wanted
    where (collections is null or i.collection = any (string_to_array(collections, ',')))
      and i.publish_at <= now() and i.shown_from <= now() and i.shown_until > now()
      and ((select private.applying_import()) is null or not private.is_hidden(i.collection, i.id))
      and (i.language = wanted.language or not private.is_inactive(i.collection, i.id, wanted.language))
    order by i.collection, i.id, i.language = wanted.language desc
  ) s
$$;
select private.expose('read_site', 'anon, authenticated, service_role');

-- The last revision of a language may be older than the collection's schema: missing fields get their empty values.
create function private.show_by_schema(
  collection text, item bigint, language text, side jsonb, live_from timestamptz
) returns void
language sql security definer set search_path = ''
as $$
  insert into public.site_items
    (collection, id, language, shared, text, position, publish_at, shown_from, shown_until, updated_at)
  select collection, item, language, side -> 'shared', side -> 'text',
    case jsonb_typeof(side #> '{shared,order}') when 'number' then (side #>> '{shared,order}')::numeric::integer else 0 end,
    live_from, coalesce(private.moment_at(side -> 'shared', 'activeFrom'), '-infinity'),
    coalesce(private.moment_at(side -> 'shared', 'activeUntil'), 'infinity'), clock_timestamp()
  on conflict on constraint site_items_pkey do update set
    shared = excluded.shared, text = excluded.text, position = excluded.position, publish_at = excluded.publish_at,
    shown_from = excluded.shown_from, shown_until = excluded.shown_until, updated_at = excluded.updated_at
$$;

create function private.hide_by_schema(collection text, item bigint, language text) returns void
language sql security definer set search_path = ''
as $$
  delete from public.site_items s
  where s.collection = hide_by_schema.collection and s.id = item and s.language = hide_by_schema.language
$$;

create function private.erase_by_schema(collection text, item bigint) returns void
language sql security definer set search_path = ''
as $$ delete from public.site_items s where s.collection = erase_by_schema.collection and s.id = item $$;

-- Whether a field prevents a language from being published: it is required and empty, or doesn't match its pattern.
create function private.is_incomplete(document jsonb, value jsonb, field jsonb) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  is_empty boolean := case
    when field @> '{"both": true}' then private.trimmed(private.text_at(value, 'id') || private.text_at(value, 'en')) = ''
    when field ->> 'kind' = 'items' then value = '[]'
    when jsonb_typeof(value) = 'string' then private.trimmed(value #>> '{}') = ''
    else value = 'null'
  end;
begin
  if is_empty then
    return case jsonb_typeof(field -> 'required')
      when 'boolean' then (field ->> 'required')::boolean
      when 'string' then private.trimmed(private.text_at(document, field ->> 'required')) <> ''
      else false
    end;
  end if;
  if field ->> 'kind' = 'items' then
    return exists (
      select from jsonb_array_elements(value) as entry, jsonb_each(field -> 'fields') as f
      where private.is_incomplete(document, entry -> f.key, f.value)
    );
  end if;
  return coalesce(value #>> '{}' !~ (field ->> 'like'), false);
end
$$;

-- The addresses in the picture fields of a value: its own, or those of a list's entries. Null where there can't be any.
create function private.pictures_of(field jsonb, value jsonb) returns text[]
language sql immutable set search_path = ''
as $$
  select case
    when field ->> 'kind' = 'picture' then array[value #>> '{}']
    when jsonb_path_exists(field, '$.fields.* ? (@.kind == "picture")') then array(
      select e.value ->> p.key
      from jsonb_array_elements(case jsonb_typeof(value) when 'array' then value else '[]' end) e, jsonb_each(field -> 'fields') p
      where p.value ->> 'kind' = 'picture')
  end
$$;

-- The texts of the language first, then the shared fields; each by the name of its field. `arises`: whether a field of this kind can
-- have the reason at all, whatever is written in it.
create function private.reasons_by_schema(collection text, document jsonb, language text, live_from timestamptz)
returns table (reason text, applies boolean)
language sql stable security definer set search_path = ''
as $$
  select f.name || r.ending, coalesce(r.applies, false)
  from (
    select 1 as part, t.nth, t.key as name, t.field, document #> array[language, t.key] as value
    from private.collections c, jsonb_each(c.schema -> 'text') with ordinality as t (key, field, nth)
    where c.name = reasons_by_schema.collection
    union all
    select 2, s.nth, s.key, s.field, document -> s.key
    from private.collections c, jsonb_each(c.schema -> 'shared') with ordinality as s (key, field, nth)
    where c.name = reasons_by_schema.collection
  ) f
  cross join lateral (
    select private.pictures_of(f.field, f.value) as pictures, case when f.field @> '{"markup": true}' then f.value #>> '{}' end as markdown,
      coalesce(f.field @> '{"markup": true}', false) as is_markdown
  ) v
  cross join lateral (select private.text_picture_problems('', v.markdown) as found) p
  cross join lateral (values
    (1, '', jsonb_path_exists(f.field, '$.**.required') or f.field ? 'like' or f.name in ('imageAlt', 'activeUntil'),
      private.is_incomplete(document || (document -> language), f.value, f.field)
        or f.name = 'imageAlt' and private.missing_alt(document, language)
        -- The item would never be visible.
        or f.name = 'activeUntil' and private.moment_at(document, 'activeUntil') <=
          greatest(private.moment_at(document, 'activeFrom'), live_from, now())),
    (2, '.foreign', v.pictures is not null, exists (select from unnest(v.pictures) as a (address) where a.address like 'http%')),
    (3, '.missing', v.pictures is not null, exists (
      select from unnest(v.pictures) as a (address) where private.missing_media(a.address) <> '{}')),
    (4, '.foreignPicture', v.is_markdown, '.foreignPicture' = any (p.found)),
    (5, '.pictureAlt', v.is_markdown, '.pictureAlt' = any (p.found)),
    (6, '.missingFile', v.is_markdown, private.missing_media(v.markdown) <> '{}')
  ) as r (nth, ending, arises, applies)
  where r.arises
  order by f.part, f.nth, r.nth
$$;

revoke all on all functions in schema private from public;
