-- Applies an import in requests of about a second each. New items are inserted a few at a time and stay hidden; the last request
-- changes existing items and makes everything visible, in one transaction. If anything fails, or the import is abandoned before
-- that request, nothing of it was ever visible.

-- The document of an item's published revision in one language; null where it isn't published.
create function private.import_side(item jsonb, language text) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when item #> array['live', language] <> 'null' then jsonb_build_object(
    'shared', item #> array['live', language, 'shared'], 'text', item #> array['live', language, 'text']) end
$$;

-- Inserts the next missing items with their published state, at most so many, and returns their number. A language with problems
-- becomes a draft; its revision is kept.
create function private.insert_next_items(import_id uuid, most integer) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  collections text[];
  ids bigint[];
  problems jsonb[];
  draft public.drafts;
begin
  -- In one statement, because drafts and revisions refer to each other.
  with items as materialized (
    select s.collection, s.id, n.item, private.item_problems(n.item) as held,
      private.import_side(n.item, 'id') as content_indonesian, private.import_side(n.item, 'en') as content_english,
      case when s.item #> '{live,id}' <> 'null' then nextval('public.revisions_id_seq') end as revision_indonesian,
      case when s.item #> '{live,en}' <> 'null' then nextval('public.revisions_id_seq') end as revision_english
    from (select t.* from private.import_items t where t.import = import_id and t.what = 'added' and not t.inserted
      order by t.collection, t.id limit most) s
    cross join lateral (select private.with_tag_numbers(s.item) as item) n
  ),
  made as (
    insert into public.revisions (id, collection, item_id, language, document, version, made_at, made_by_name, imported_at,
      imported_by_name) overriding system value
    select l.revision, i.collection, i.id, l.language, l.side, (i.item #>> array['live', l.language, 'version'])::integer,
      private.moment_at(i.item #> array['live', l.language], 'made_at'),
      i.item #>> array['live', l.language, 'made_by_name'], now(), coalesce(private.current_user_name(), '')
    from items i cross join lateral (values ('id', i.revision_indonesian, i.content_indonesian),
      ('en', i.revision_english, i.content_english)) l (language, revision, side)
    where l.revision is not null
  ),
  inserted as (
    insert into public.drafts (collection, id, document, version, created_at, saved_at, saved_by_name, binned_at,
      binned_by_name, revision_indonesian, live_from_indonesian, changed_indonesian, revision_english, live_from_english,
      changed_english)
    select i.collection, i.id, i.item -> 'document', (i.item ->> 'version')::integer,
      private.moment_at(i.item, 'created_at'), least(private.moment_at(i.item, 'saved_at'), now()),
      i.item ->> 'saved_by_name',
      -- Items near the end of their 30 days in the bin start again: with an old file they would be deleted at once.
      case when private.moment_at(i.item, 'binned_at') < now() - interval '23 days' then now()
        else private.moment_at(i.item, 'binned_at') end,
      i.item ->> 'binned_by_name',
      case when i.shown_indonesian then i.revision_indonesian end,
      case when i.shown_indonesian then private.import_live_from(i.item, 'id') end,
      coalesce(i.shown_indonesian and not private.shows_the_same(i.content_indonesian,
        private.language_content(i.item -> 'document', 'id')), false),
      case when i.shown_english then i.revision_english end,
      case when i.shown_english then private.import_live_from(i.item, 'en') end,
      coalesce(i.shown_english and not private.shows_the_same(i.content_english,
        private.language_content(i.item -> 'document', 'en')), false)
    from (select m.*, not m.held ? 'id' as shown_indonesian, not m.held ? 'en' as shown_english from items m) i
    order by i.collection, i.id
    returning *
  )
  select array_agg(n.collection order by n.collection, n.id), array_agg(n.id order by n.collection, n.id),
      array_agg(i.held order by n.collection, n.id)
    into collections, ids, problems from inserted n join items i on (i.collection, i.id) = (n.collection, n.id);
  if ids is null then
    return 0;
  end if;
  for draft in select d.* from public.drafts d join unnest(collections, ids) with ordinality k (collection, id, nth)
    on (d.collection, d.id) = (k.collection, k.id) order by k.nth loop
    if draft.live_from_indonesian is not null then
      perform private.show_or_hide(draft.collection, draft.id, 'id', draft.revision_indonesian, draft.live_from_indonesian);
    end if;
    if draft.live_from_english is not null then
      perform private.show_or_hide(draft.collection, draft.id, 'en', draft.revision_english, draft.live_from_english);
    end if;
  end loop;
  update private.import_items s set inserted = true, compared_with = d.xmin, held = k.held
    from unnest(collections, ids, problems) k (collection, id, held) join public.drafts d on (d.collection, d.id) = (k.collection, k.id)
    where s.import = import_id and (s.collection, s.id) = (k.collection, k.id);
  perform private.import_first_days(import_id, collections, ids);
  perform private.refresh_article_cards(array(
    select k.id from unnest(collections, ids) k (collection, id) where k.collection = 'articles'));
  return cardinality(ids);
end
$$;

-- Sets the day of an article's first publication to the file's, also of one that isn't shown yet.
create function private.import_first_days(import_id uuid, collections text[], ids bigint[]) returns void
language sql security definer set search_path = ''
as $$
  insert into public.articles as a (id, published_on)
  select k.id, (s.item ->> 'published_on')::date
  from unnest(collections, ids) k (collection, id)
  join private.import_items s on (s.import, s.collection, s.id) = (import_id, k.collection, k.id)
  where k.collection = 'articles' and s.item -> 'published_on' <> 'null'
  on conflict on constraint articles_pkey do update set published_on = excluded.published_on
    where a.published_on <> excluded.published_on;
$$;

create function private.items_to_insert(import_id uuid) returns bigint
language sql stable security definer set search_path = ''
as $$
  select count(*) from private.import_items s where s.import = import_id and s.what = 'added' and not s.inserted
$$;

-- Inserts missing items until a time. Returns how many are left.
create function private.insert_items(import_id uuid, until timestamptz) returns bigint
language plpgsql security definer set search_path = ''
as $$
begin
  while private.insert_next_items(import_id, 20) > 0 and clock_timestamp() < until loop
  end loop;
  return private.items_to_insert(import_id);
end
$$;

-- New items get ids above those of the import.
create function private.reserve_numbers(import_id uuid) returns void
language sql security definer set search_path = ''
as $$
  update private.collections c set last_item = newest.id
  from (select s.collection, max(s.id) as id from private.import_items s where s.import = import_id group by s.collection) newest
  where newest.collection = c.name and c.schema is not null and newest.id > c.last_item;
  select setval('public.articles_id_seq', max(s.id)) from private.import_items s
    where s.import = import_id and s.collection = 'articles'
    having max(s.id) >= (select q.last_value from public.articles_id_seq q);
$$;

-- Inserts the missing categories, hidden like their items.
create function private.insert_categories(import_id uuid) returns void
language sql security definer set search_path = ''
as $$
  with inserted as (
    insert into public.categories (id, slug, name_indonesian, name_english, position, version)
    select c.id,
      -- The category that has its slug now gives it up in the last request.
      case when exists (select from public.categories k where k.slug = c.slug) then 'import-' || c.id else c.slug end,
      c.name_indonesian, c.name_english, c.position, c.version
    from private.imports i cross join lateral jsonb_to_recordset(i.head -> 'categories')
      as c (id bigint, slug text, name_indonesian text, name_english text, position integer, version integer)
    where i.id = import_id and not exists (select from public.categories k where k.id = c.id)
    returning id
  )
  update private.imports i set new_categories = i.new_categories || array(select n.id from inserted n)
    where i.id = import_id;
  select setval('public.categories_id_seq', max(k.id)) from public.categories k
    having max(k.id) >= (select q.last_value from public.categories_id_seq q);
$$;

-- Inserts the missing tags. They aren't hidden: visitors don't see a tag without published texts.
create function private.insert_tags(import_id uuid) returns void
language sql security definer set search_path = ''
as $$
  with inserted as (
    insert into private.tags (slug, name_indonesian, name_english)
    select c.slug, private.trimmed(c.name_indonesian), private.trimmed(c.name_english)
    from private.imports i cross join lateral jsonb_to_recordset(i.head -> 'tags')
      as c (slug text, name_indonesian text, name_english text)
    where i.id = import_id and not exists (select from private.tags g where g.slug = c.slug)
    returning id
  )
  update private.imports i set new_tags = i.new_tags || array(select n.id from inserted n)
    where i.id = import_id and exists (select from inserted);
$$;

-- From here on inserted items are hidden.
create function private.begin_applying(import_id uuid) returns private.imports
language sql security definer set search_path = ''
as $$
  update private.imports i set phase = 'applying', applied_in = pg_current_xact_id(), touched_at = now() where i.id = import_id;
  select private.reserve_numbers(import_id);
  select i.* from private.imports i where i.id = import_id;
$$;

-- Rolls back what an import has inserted, until a time: all items, or only those that others have changed since (by merging a
-- category, for instance), which are then inserted again. Returns the number of items.
create function private.take_back_items(import_id uuid, only_changed boolean, until timestamptz) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  taken bigint;
  total bigint := 0;
begin
  update private.imports i set applied_in = pg_current_xact_id() where i.id = import_id;
  -- Deleted meanwhile by another person, or from the bin.
  update private.import_items s set inserted = false where s.import = import_id and s.inserted
    and not exists (select from public.drafts d where (d.collection, d.id) = (s.collection, s.id));
  loop
    with marked as (
      update private.import_items s set inserted = false where (s.import, s.collection, s.id) in (
        select t.import, t.collection, t.id from private.import_items t
        join public.drafts d on (d.collection, d.id) = (t.collection, t.id)
        where t.import = import_id and t.inserted and (not only_changed or t.compared_with is distinct from d.xmin)
        order by t.collection, t.id limit 20)
      returning s.collection, s.id
    )
    delete from public.drafts d using marked m where (d.collection, d.id) = (m.collection, m.id);
    get diagnostics taken = row_count;
    total := total + taken;
    exit when taken = 0 or clock_timestamp() > until;
  end loop;
  return total;
end
$$;

-- Rolls back everything, a part in each request, until the import is only staged again. Returns how many items are left.
create function private.take_back_import(import_id uuid) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  remaining bigint;
begin
  perform private.take_back_items(import_id, false, private.end_of_part());
  remaining := (select count(*) from private.import_items s where s.import = import_id and s.inserted);
  if remaining = 0 then
    delete from public.categories k using private.imports i where i.id = import_id and k.id = any (i.new_categories)
      and not exists (select from public.drafts d where d.collection = 'articles' and d.topic = k.id::text)
      and not exists (select from public.article_translations t where t.category_id = k.id);
    delete from private.tags g using private.imports i where i.id = import_id and g.id = any (i.new_tags)
      and not exists (select from public.drafts d where d.tags @> array[g.id])
      and not exists (select from public.article_translations t where t.tags && private.numbers_of_tag(g.id));
    -- Checked while this transaction still counts as an import: no exported content has changed.
    set constraints public.drafts_counted, public.categories_counted, private.tags_counted immediate;
    -- A category that another article uses by now stays and becomes visible.
    perform private.audit('categories', k.id::text, 'created', null, to_jsonb(k))
      from public.categories k join private.imports i on k.id = any (i.new_categories) where i.id = import_id;
    if found then
      update private.content_state s set version = s.version + 1, changed_by = pg_current_xact_id();
    end if;
    update private.imports i set phase = 'staged', new_categories = '{}', new_tags = '{}', applied_in = null where i.id = import_id;
  end if;
  return remaining;
end
$$;

-- The import that is being applied, if it isn't this one and no request has worked on it for so long (for some seconds, if the same
-- person has begun another one).
create function private.abandoned_import(import_id uuid, others_after interval) returns uuid
language sql stable security definer set search_path = ''
as $$
  select i.id from private.imports i
  where i.phase = 'applying' and i.id <> abandoned_import.import_id and i.touched_at <= now()
    - (case when i.owner is not distinct from auth.uid() then interval '20 seconds' else others_after end)
$$;

-- Rolls back another import that no request has worked on for some minutes. Returns how much of it is left.
create function private.take_back_abandoned(import_id uuid) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  abandoned constant uuid := private.abandoned_import(import_id, '5 minutes');
begin
  if abandoned is not null then
    return private.take_back_import(abandoned);
  end if;
  if exists (select from private.imports i where i.phase = 'applying' and i.id <> import_id) then
    raise exception 'Another import is being applied' using errcode = 'PT423', hint = 'Wait until it is through.';
  end if;
  return 0;
end
$$;

revoke all on all functions in schema private from public;
