-- An export of all content but people and messages: categories, tags, drafts, and the published revision of each language. Pictures
-- are files, which the client adds.

-- Tags have other ids in another database, so files use their slugs.
create function private.with_tag_names(collection text, part jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when collection = 'articles' and part ? 'tags' then private.with_tags(part, (
    select jsonb_agg(g.slug order by w.nth) from unnest(private.tags_in(part)) with ordinality as w (id, nth)
    join private.tags g on g.id = w.id)) else part end
$$;

-- Revisions have other ids in another database, so an item contains its published revisions. This and the next function are
-- PL/pgSQL, which keeps their plans: as SQL, each item would plan all queries again.
create function private.exported_live(
  draft public.drafts, language text, revision bigint, live_from timestamptz
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  made public.revisions;
  shared jsonb;
begin
  select r.* into made from public.revisions r where r.id = revision and live_from is not null;
  if not found then
    return null;
  end if;
  shared := made.document -> 'shared';
  -- An old revision may have a deleted category: visitors then see the article in its current one.
  if draft.collection = 'articles' and not exists (select from public.categories k where k.id::text = shared ->> 'category') then
    shared := (select jsonb_set(shared, '{category}', to_jsonb(t.category_id))
      from public.article_translations t where t.article_id = draft.id and t.language = exported_live.language);
  end if;
  return jsonb_build_object(
    'from', private.utc(live_from), 'version', made.version, 'made_at', private.utc(made.made_at),
    'made_by_name', made.made_by_name, 'text', made.document -> 'text',
    'shared', private.with_tag_names(draft.collection, shared));
end
$$;

create function private.exported(draft public.drafts) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  published_on date;
begin
  -- The day of the first publication doesn't follow from the current texts.
  if draft.collection = 'articles' and coalesce(draft.live_from_indonesian, draft.live_from_english) is not null then
    select a.published_on into published_on from public.articles a where a.id = draft.id;
  end if;
  return jsonb_build_object(
    'collection', draft.collection, 'id', draft.id,
    'document', private.with_tag_names(draft.collection, draft.document), 'version', draft.version,
    'created_at', private.utc(draft.created_at), 'saved_at', private.utc(draft.saved_at),
    'saved_by_name', draft.saved_by_name,
    'binned_at', private.utc(draft.binned_at), 'binned_by_name', draft.binned_by_name,
    'live', jsonb_build_object(
      'id', private.exported_live(draft, 'id', draft.revision_indonesian, draft.live_from_indonesian),
      'en', private.exported_live(draft, 'en', draft.revision_english, draft.live_from_english)),
    'published_on', published_on);
end
$$;

-- The content of an item for comparisons, without authors, times and counts.
create function private.content_of(item jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('document', item -> 'document', 'binned', item -> 'binned_at' <> 'null',
    'published_on', item -> 'published_on', 'live', (
      select jsonb_object_agg(l.key, case jsonb_typeof(l.value)
        when 'object' then l.value - array['version', 'made_at', 'made_by_name'] else l.value end)
      from jsonb_each(item -> 'live') l))
$$;

-- Counts the transactions that changed exported content. One row.
create table private.content_state (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 0,
  changed_by xid8
);
insert into private.content_state default values;
alter table private.content_state enable row level security;
revoke all on table private.content_state from public, anon, authenticated, service_role;

create function private.count_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- An import counts as one change, when it is complete.
  if private.is_importing() then
    return null;
  end if;
  update private.content_state s set version = s.version + 1, changed_by = pg_current_xact_id()
    where s.changed_by is distinct from pg_current_xact_id();
  return null;
end
$$;
-- At the end of each transaction, when it takes no further locks, to avoid deadlocks.
create constraint trigger drafts_counted after insert or update or delete on public.drafts
  deferrable initially deferred for each row execute function private.count_change();
create constraint trigger tags_counted after insert or update or delete on private.tags
  deferrable initially deferred for each row execute function private.count_change();
create constraint trigger categories_counted after insert or update or delete on public.categories
  deferrable initially deferred for each row execute function private.count_change();

-- A value that changes with every change of exported content.
create function private.content_stamp() returns text
language sql stable security definer set search_path = ''
as $$ select s.version::text from private.content_state s $$;

create function private.exported_categories() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'slug', k.slug, 'name_indonesian', k.name_indonesian,
    'name_english', k.name_english, 'position', k.position, 'version', k.version) order by k.id), '[]')
  from public.categories k where k.id <> all (private.hidden_categories())
$$;

create function private.exported_tags() returns jsonb
language sql stable security definer set search_path = ''
as $$ select coalesce(jsonb_agg(private.shown_tag(g) order by g.slug), '[]') from private.tags g $$;

-- The next items, about two megabytes of them: {"stamp", "total", "categories", "tags" and "last_numbers": all but the stamp with the
-- first ones alone, "items"}. The export is complete where `items` is empty. A stamp that differs from the previous page's means that content was
-- changed meanwhile.
create function private.export_content(after_collection text default '', after_item bigint default 0) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  applying uuid := private.applying_import();
begin
  perform private.must_have('content.transfer');
  return (
    with page as materialized (
      select d.collection, d.id, private.exported(d) as item from public.drafts d
      where (d.collection, d.id) > (after_collection, after_item)
        and (d.binned_at is null or d.binned_at > now() - private.bin_period())
        and (applying is null or not private.is_hidden(d.collection, d.id))
      order by d.collection, d.id limit 100
    ),
    sized as (
      select p.*, sum(octet_length(p.item::text)) over (order by p.collection, p.id) - octet_length(p.item::text) as before
      from page p
    )
    select jsonb_build_object(
      'stamp', private.content_stamp(),
      'total', case when after_collection = '' then (select count(*) from public.drafts d
        where (d.binned_at is null or d.binned_at > now() - private.bin_period())
          and (applying is null or not private.is_hidden(d.collection, d.id))) end,
      'categories', case when after_collection = '' then private.exported_categories() end,
      'tags', case when after_collection = '' then private.exported_tags() end,
      -- Imports from other systems use ids above these, which were never used.
      'last_numbers', case when after_collection = '' then jsonb_build_object(
        'articles', (select q.last_value from public.articles_id_seq q),
        'categories', (select q.last_value from public.categories_id_seq q)) end,
      'items', coalesce(jsonb_agg(s.item order by s.collection, s.id) filter (where s.before < 2000000), '[]'))
    from sized s
  );
end
$$;

revoke all on all functions in schema private from public;
select private.expose('export_content', 'authenticated, service_role');
