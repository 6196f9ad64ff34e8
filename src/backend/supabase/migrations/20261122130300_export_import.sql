-- All content as one file, and back. What a site is made of but its people and its messages: categories, working copies,
-- and of each language that visitors read the revision that they read. Pictures are files; whoever exports adds them.

create function private.utc(moment timestamptz) returns text
language sql stable set search_path = ''
as $$ select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') $$;

-- Revisions have other numbers in another database: an item brings what it shows along.
create function private.exported_live(
  draft public.drafts, language text, revision bigint, live_from timestamptz
) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'from', private.utc(live_from), 'version', r.version, 'made_at', private.utc(r.made_at),
    'made_by_name', r.made_by_name, 'text', r.document -> 'text',
    'shared', case
      -- An old version may name a category that is gone: visitors find the article in the one that it has.
      when draft.collection = 'articles'
        and not exists (select from public.categories k where k.id::text = r.document #>> '{shared,category}')
        then (select jsonb_set(r.document -> 'shared', '{category}', to_jsonb(t.category_id))
          from public.article_translations t where t.article_id = draft.id and t.language = exported_live.language)
      else r.document -> 'shared'
    end)
  from public.revisions r where r.id = revision and live_from is not null
$$;

create function private.exported(draft public.drafts) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'collection', draft.collection, 'id', draft.id, 'document', draft.document, 'version', draft.version,
    'created_at', private.utc(draft.created_at), 'saved_at', private.utc(draft.saved_at),
    'saved_by_name', draft.saved_by_name,
    'binned_at', private.utc(draft.binned_at), 'binned_by_name', draft.binned_by_name,
    'live', jsonb_build_object(
      'id', private.exported_live(draft, 'id', draft.revision_indonesian, draft.live_from_indonesian),
      'en', private.exported_live(draft, 'en', draft.revision_english, draft.live_from_english)),
    -- The day on which an article was first read isn't told by what is read now.
    'published_on', (select a.published_on from public.articles a
      where draft.collection = 'articles' and a.id = draft.id
        and coalesce(draft.live_from_indonesian, draft.live_from_english) is not null))
$$;

-- What an item is to those who read and write it: who did it, when and how often doesn't make another one of it.
create function private.content_of(item jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('document', item -> 'document', 'binned', item -> 'binned_at' <> 'null',
    'published_on', item -> 'published_on', 'live', (
      select jsonb_object_agg(l.key, case jsonb_typeof(l.value)
        when 'object' then l.value - array['version', 'made_at', 'made_by_name'] else l.value end)
      from jsonb_each(item -> 'live') l))
$$;

-- Another one after every change of anything that is exported.
create function private.content_stamp() returns text
language sql stable security definer set search_path = ''
as $$
  select md5(concat_ws(' ',
    (select concat_ws(',', count(*), max(d.saved_at), sum(hashtextextended(concat_ws(',', d.collection, d.id, d.version,
      d.binned_at is null, d.revision_indonesian, d.live_from_indonesian, ';', d.revision_english, d.live_from_english),
      0)::numeric)) from public.drafts d),
    (select string_agg(concat_ws(':', k.id, k.version, k.position, k.slug), ',' order by k.id) from public.categories k)))
$$;

create function private.exported_categories() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'slug', k.slug, 'name_indonesian', k.name_indonesian,
    'name_english', k.name_english, 'position', k.position, 'version', k.version) order by k.id), '[]')
  from public.categories k
$$;

-- The next items, about two megabytes of them: {"stamp", "total", "categories": with the first ones, "items"}. None are left
-- where `items` is empty. A stamp that is another one than that of the page before says that something was changed meanwhile.
create function private.export_content(after_collection text, after_item bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.must_edit();
  return (
    with page as materialized (
      select d.collection, d.id, private.exported(d) as item from public.drafts d
      where (d.collection, d.id) > (after_collection, after_item)
        and (d.binned_at is null or d.binned_at > now() - interval '30 days')
      order by d.collection, d.id limit 100
    ),
    sized as (
      select p.*, sum(octet_length(p.item::text)) over (order by p.collection, p.id) - octet_length(p.item::text) as before
      from page p
    )
    select jsonb_build_object(
      'stamp', private.content_stamp(),
      'total', (select count(*) from public.drafts d
        where d.binned_at is null or d.binned_at > now() - interval '30 days'),
      'categories', case when after_collection = '' then private.exported_categories() end,
      'items', coalesce(jsonb_agg(s.item order by s.collection, s.id) filter (where s.before < 2000000), '[]'))
    from sized s
  );
end
$$;

revoke all on function private.utc(timestamptz), private.exported_live(public.drafts, text, bigint, timestamptz),
  private.exported(public.drafts), private.content_of(jsonb), private.content_stamp(), private.exported_categories()
  from public, anon, authenticated, service_role;

-- An import comes in parts and waits here until it is complete, looked at and wanted: nothing else is touched before. It is
-- its owner's alone (the secret key's, where there is none), and is forgotten after a day.
create table private.imports (
  id uuid primary key,
  owner uuid references auth.users (id) on delete cascade,
  made_at timestamptz not null default now(),
  -- {"version", "categories", "items": how many there are}
  head jsonb not null,
  -- What apply_import answered; asked again, because the answer got lost, it says the same.
  result jsonb
);
create table private.import_items (
  import uuid not null references private.imports (id) on delete cascade,
  collection text not null,
  id bigint not null,
  item jsonb not null,
  -- {"place", "what"}: why it can't be brought in.
  problem jsonb,
  -- added, changed, removed (into the bin) or same: what it would be, when somebody looked last.
  what text,
  primary key (import, collection, id)
);
alter table private.imports enable row level security;
alter table private.import_items enable row level security;
revoke all on table private.imports, private.import_items from public, anon, authenticated, service_role;

create function private.must_be_whole(part jsonb, key text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  -- Numbers go on from what comes: some room has to be left.
  if jsonb_typeof(part -> key) is distinct from 'number' or part ->> key !~ '^[0-9]{1,8}$' then
    raise exception 'This is no whole number: %', key using errcode = 'PT400', detail = key;
  end if;
end
$$;

create function private.must_be_past(part jsonb, key text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  -- Clocks differ.
  if coalesce(private.moment_at(part, key) > now() + interval '1 day', true) then
    raise exception 'This is no moment that has been: %', key using errcode = 'PT400', detail = key;
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

-- What visitors are to read of an item in one language: a document of the collection too, and not without what it needs.
create function private.must_be_live(collection text, language text, place jsonb) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  name text := 'live.' || language;
  document jsonb;
  lacking text[];
begin
  perform private.must_have_keys(place, array['from', 'made_at', 'made_by_name', 'shared', 'text', 'version'], name);
  perform private.must_be_text(place, 200, 'made_by_name'), private.must_be_whole(place, 'version'),
    private.must_be_past(place, 'made_at');
  if private.moment_at(place, 'from') is null or jsonb_typeof(place -> 'shared') is distinct from 'object'
    or place -> 'shared' ?| array['id', 'en', 'steps'] then
    raise exception 'Nobody can read this' using errcode = 'PT400', detail = name;
  end if;
  document := (place -> 'shared')
    || jsonb_build_object('steps', '{}'::jsonb, 'id', place -> 'text', 'en', place -> 'text');
  perform private.check_document(collection, document);
  execute format('select private.%I($1, $2)', collection || '_problems') into lacking using document, language;
  -- What else may be lacking by now (a moment has passed, a category is brought along) was there when it was published.
  if lacking && array['title', 'author', 'date'] or collection = 'articles' and 'image' = any (lacking) then
    raise exception 'This lacks what it needs: %', array_to_string(lacking, ', ') using errcode = 'PT400', detail = name;
  end if;
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
  -- As the table has it: each part fits, and all of them together don't.
  if pg_column_size(item -> 'document') >= 1000000 then
    raise exception 'This text is too long' using errcode = 'PT400', detail = 'document';
  end if;
  if (item ->> 'id' <> '1' or item -> 'binned_at' <> 'null') and exists (
    select from private.collections c where c.name = item ->> 'collection' and c.shape @> '{"single": true}') then
    raise exception 'There is only one of this' using errcode = 'PT400', detail = 'id';
  end if;
  foreach language in array array['id', 'en'] loop
    if item #> array['live', language] <> 'null' then
      perform private.must_be_live(item ->> 'collection', language, item #> array['live', language]);
    end if;
  end loop;
end
$$;

revoke all on function private.must_be_whole(jsonb, text), private.must_be_past(jsonb, text),
  private.must_be_categories(jsonb), private.must_be_live(text, text, jsonb), private.must_be_item(jsonb)
  from public, anon, authenticated, service_role;

create function public.export_content(after_collection text default '', after_item bigint default 0) returns jsonb
language sql stable set search_path = '' as $$ select private.export_content(after_collection, after_item) $$;
revoke all on function private.export_content(text, bigint), public.export_content(text, bigint)
  from public, anon, authenticated, service_role;
grant execute on function private.export_content(text, bigint), public.export_content(text, bigint)
  to authenticated, service_role;
