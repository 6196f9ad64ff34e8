-- The last request of an import, and the functions that clients call.

create function private.import_categories(import private.imports) returns void
language sql security definer set search_path = ''
as $$
  -- Frees their slugs first, because two categories may exchange them.
  update public.categories k set slug = 'import-' || k.id
    from jsonb_to_recordset(import_categories.import.head -> 'categories') as c (id bigint, slug text)
    where c.id = k.id and c.slug <> k.slug;
  update public.categories k set slug = c.slug, name_indonesian = c.name_indonesian, name_english = c.name_english,
    position = c.position, version = case when k.id = any (import_categories.import.new_categories) then k.version
      else k.version + 1 end
  from jsonb_to_recordset(import_categories.import.head -> 'categories')
    as c (id bigint, slug text, name_indonesian text, name_english text, position integer)
  where c.id = k.id and row(k.slug, k.name_indonesian, k.name_english, k.position)
    is distinct from row(c.slug, c.name_indonesian, c.name_english, c.position);
$$;

create function private.import_tags(import private.imports) returns void
language sql security definer set search_path = ''
as $$
  update private.tags g set name_indonesian = private.trimmed(c.name_indonesian), name_english = private.trimmed(c.name_english),
    version = g.version + 1
  from jsonb_to_recordset(import_tags.import.head -> 'tags') as c (slug text, name_indonesian text, name_english text)
  where c.slug = g.slug and row(g.name_indonesian, g.name_english)
    is distinct from row(private.trimmed(c.name_indonesian), private.trimmed(c.name_english));
$$;

-- The items of single collections exist from the start: one that was never edited is replaced by the import's, with its history.
create function private.replace_untouched(import_id uuid) returns void
language sql security definer set search_path = ''
as $$
  with cleared as (
    delete from public.drafts d using private.collections c, private.import_items s
    where c.name = d.collection and c.schema @> '{"single": true}' and d.version = 1
      and not exists (select from public.revisions r where r.collection = d.collection and r.item_id = d.id)
      and (s.import, s.collection, s.id) = (import_id, d.collection, d.id) and private.exported(d) <> s.item
    returning d.collection, d.id
  )
  update private.import_items s set what = 'added' from cleared
    where (s.import, s.collection, s.id) = (import_id, cleared.collection, cleared.id);
  select private.insert_next_items(import_id, 1000);
$$;

create function private.revision_of_import(
  collection text, item bigint, language text, side jsonb, made_at timestamptz
) returns bigint
language sql stable security definer set search_path = ''
as $$
  select max(r.id) from public.revisions r
  where r.collection = revision_of_import.collection and r.item_id = item and r.language = revision_of_import.language
    and r.made_at = revision_of_import.made_at and r.document = revision_of_import.side
$$;

-- Existing items are changed like by any save, with a new version, so that open editors notice it. Where a language has problems,
-- visitors go on reading what they read: its revision is only kept.
create function private.change_items(import_id uuid) returns void
language sql security definer set search_path = ''
as $$
  -- They were compared in the file's format; from here on they have this database's ids.
  update private.import_items s set item = private.with_tag_numbers(s.item)
    where s.import = import_id and s.what in ('changed', 'removed');
  insert into public.revisions (collection, item_id, language, document, version, made_at, made_by_name, imported_at,
    imported_by_name)
  select s.collection, s.id, l.key, private.import_side(s.item, l.key), (l.value ->> 'version')::integer,
    private.moment_at(l.value, 'made_at'), l.value ->> 'made_by_name', now(), coalesce(private.current_user_name(), '')
  from private.import_items s cross join lateral jsonb_each(s.item -> 'live') l
  where s.import = import_id and s.what in ('changed', 'removed') and l.value <> 'null'
    and private.revision_of_import(s.collection, s.id, l.key, private.import_side(s.item, l.key),
      private.moment_at(l.value, 'made_at')) is null
  order by s.collection, s.id, l.key;
  select private.keep_version(d) from public.drafts d
    join private.import_items s on (s.collection, s.id) = (d.collection, d.id)
    where s.import = import_id and s.what in ('changed', 'removed') and d.document <> s.item -> 'document';
  -- In one statement, because what is held depends on what the drafts had published before.
  with problems as materialized (
    select s.collection, s.id, s.item, private.item_problems(s.item) as found from private.import_items s
    where s.import = import_id and s.what in ('changed', 'removed')
  ),
  -- Of each language: its place in the file, a time and a revision, and the one that it has here.
  places as materialized (
    select p.collection, p.id, l.language, p.found -> l.language as problems, l.live_from as live_from_here,
      l.revision as revision_here, private.import_live_from(p.item, l.language) as live_from,
      private.revision_of_import(p.collection, p.id, l.language, private.import_side(p.item, l.language),
        private.moment_at(p.item #> array['live', l.language], 'made_at')) as revision
    from problems p
    join public.drafts d on (d.collection, d.id) = (p.collection, p.id)
    cross join lateral (values ('id', d.live_from_indonesian, d.revision_indonesian),
      ('en', d.live_from_english, d.revision_english)) l (language, live_from, revision)
  ),
  -- The place that it gets: where problems hold it, the one that it has.
  new_places as (
    select p.collection, p.id, p.language, h.held, case when h.held is null then p.live_from else p.live_from_here end as live_from,
      case when h.held is null then p.revision else p.revision_here end as revision
    from places p
    cross join lateral (select case when row(p.live_from, p.revision) is distinct from row(p.live_from_here, p.revision_here)
      then p.problems end as held) h
  ),
  -- One row for an item.
  new_states as materialized (
    select n.collection, n.id, coalesce(jsonb_object_agg(n.language, n.held) filter (where n.held is not null), '{}') as held,
      max(n.live_from) filter (where n.language = 'id') as live_from_indonesian,
      max(n.revision) filter (where n.language = 'id') as revision_indonesian,
      max(n.live_from) filter (where n.language = 'en') as live_from_english,
      max(n.revision) filter (where n.language = 'en') as revision_english
    from new_places n group by n.collection, n.id
  ),
  noted as (
    update private.import_items s set held = n.held from new_states n
    where (s.import, s.collection, s.id) = (import_id, n.collection, n.id)
  )
  update public.drafts d set document = s.item -> 'document',
    binned_at = case when s.item -> 'binned_at' <> 'null' then coalesce(d.binned_at, now()) end,
    binned_by_name = s.item ->> 'binned_by_name',
    live_from_indonesian = n.live_from_indonesian, revision_indonesian = n.revision_indonesian,
    live_from_english = n.live_from_english, revision_english = n.revision_english
  from new_states n
  join private.import_items s on (s.import, s.collection, s.id) = (import_id, n.collection, n.id)
  where (d.collection, d.id) = (n.collection, n.id);
  select private.import_first_days(import_id, array_agg(s.collection), array_agg(s.id)) from private.import_items s
    where s.import = import_id and s.what in ('changed', 'removed');
$$;

-- Moves items that the import doesn't have to the bin, and deletes categories and tags that nothing uses any more.
create function private.bin_missing_items(import private.imports, missing bigint[], collections text[]) returns void
language sql security definer set search_path = ''
as $$
  update public.drafts d set binned_at = now(), binned_by_name = coalesce(private.current_user_name(), ''),
    live_from_indonesian = null, live_from_english = null
  from unnest(collections, missing) m (collection, id)
  where (d.collection, d.id) = (m.collection, m.id);
  delete from public.categories k
  where not exists (select from jsonb_array_elements(bin_missing_items.import.head -> 'categories') c
      where c.value -> 'id' = to_jsonb(k.id))
    and not exists (select from public.drafts d where d.collection = 'articles' and d.topic = k.id::text)
    and not exists (select from public.article_translations t where t.category_id = k.id);
  delete from private.tags g
  where not exists (select from jsonb_array_elements(bin_missing_items.import.head -> 'tags') c
      where c.value ->> 'slug' = g.slug)
    and not exists (select from public.drafts d where d.tags @> array[g.id])
    and not exists (select from public.article_translations t where t.tags && private.numbers_of_tag(g.id));
$$;

-- Articles with changed texts get a new version and new cards.
create function private.refresh_articles(ids bigint[]) returns void
language sql security definer set search_path = ''
as $$
  update public.articles a set updated_at = now() where a.id = any (ids)
    and exists (select from public.article_translations t where t.article_id = a.id and t.updated_at >= now());
  select private.refresh_article_cards(ids);
$$;

create function private.finish_import(import private.imports, everything boolean, report jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  counts jsonb;
  answer jsonb;
  collections text[] := '{}';
  missing bigint[] := '{}';
begin
  if everything then
    select coalesce(array_agg(m.collection), '{}'), coalesce(array_agg(m.id), '{}') into collections, missing
      from private.items_missing_from_import(import.id) m;
  end if;
  perform private.import_categories(import), private.import_tags(import), private.replace_untouched(import.id);
  perform private.change_items(import.id);
  if everything then
    perform private.bin_missing_items(import, missing, collections);
  end if;
  perform private.refresh_articles(array(
    select s.id from private.import_items s
      where s.import = finish_import.import.id and s.collection = 'articles' and s.what in ('changed', 'removed')
    union select m.id from unnest(collections, missing) m (collection, id) where m.collection = 'articles'));
  counts := jsonb_build_object('applied', true, 'added', report -> 'added', 'changed', report -> 'changed',
    'same', report -> 'same', 'removed', report -> 'removed', 'held_count', (select count(*) from private.import_items s
      where s.import = finish_import.import.id and s.held <> '{}'), 'build', private.request_build());
  answer := counts || jsonb_build_object('held', private.held_items(import.id));
  update private.imports i set phase = 'applied', result = answer where i.id = finish_import.import.id;
  delete from private.import_items s where s.import = finish_import.import.id;
  perform private.audit('site', import.id::text, 'imported', null, counts || jsonb_build_object('everything', everything));
  update private.content_state s set version = s.version + 1, changed_by = pg_current_xact_id();
  -- Transaction ids can repeat where a backup is restored on another server.
  update private.imports i set applied_in = null where i.id = import.id;
  return answer;
end
$$;

-- {"left", "total"} while items are left: the client repeats the request. Then {"applied": true, "added", …}, or {"applied": false,
-- "report"} if content was changed since check_import reported for the state `based_on`: then nothing becomes visible, and the
-- client continues with the new report once it is confirmed.
-- Without the time limit of a request, because it changes all existing items at once.
create function private.apply_import(import_id uuid, everything boolean, based_on text) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '5min'
as $$
declare
  until constant timestamptz := private.end_of_part();
  import private.imports;
  report jsonb;
  remaining bigint;
begin
  perform private.must_have('content.transfer');
  perform private.lock_content(exclusive => true), private.lock_media(exclusive => false);
  import := private.own_import(import_id);
  if import.result is not null then
    return import.result;
  end if;
  -- Twice: before anything is inserted, and when all of it is.
  loop
    if import.phase = 'applying' then
      update private.imports i set applied_in = pg_current_xact_id(), touched_at = now() where i.id = import_id;
      perform private.insert_categories(import_id), private.insert_tags(import_id);
      remaining := private.insert_items(import_id, until);
    else
      remaining := private.take_back_abandoned(import_id);
      if remaining > 0 then
        -- The number of items of the other import, which don't count in this one's total.
        return jsonb_build_object('left', remaining, 'total', 0);
      end if;
    end if;
    if remaining = 0 then
      remaining := private.compare_items(import_id, until);
    end if;
    if remaining > 0 then
      return private.import_progress(import_id, remaining);
    end if;
    -- Nothing can be saved or created until the end of this request; reading goes on.
    lock table public.drafts in exclusive mode;
    perform private.compare_items(import_id, null);
    if import.phase = 'applying' then
      perform private.take_back_items(import_id, true, until);
      remaining := private.items_to_insert(import_id);
      if remaining > 0 then
        return private.import_progress(import_id, remaining);
      end if;
    end if;
    report := private.import_report(import, everything);
    if report ->> 'stamp' is distinct from based_on then
      return jsonb_build_object('applied', false, 'report', report);
    end if;
    if report -> 'problem_count' <> '0' then
      raise exception 'This can''t be imported' using errcode = 'PT409', detail = (report -> 'problems')::text;
    end if;
    exit when import.phase = 'applying';
    import := private.begin_applying(import_id);
  end loop;
  return private.finish_import(private.own_import(import_id), everything, report);
end
$$;

-- Deletes an import and rolls back what it has inserted. {"left"}: the client repeats the request while items are left.
create function private.drop_import(import_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  import private.imports;
  remaining bigint := 0;
begin
  perform private.must_have('content.transfer');
  perform private.lock_content(exclusive => true);
  select i.* into import from private.imports i
    where i.id = import_id and i.owner is not distinct from auth.uid() for update;
  if import.phase = 'applying' then
    remaining := private.take_back_import(import_id);
  end if;
  if remaining = 0 then
    delete from private.imports i where i.id = import.id;
  end if;
  return jsonb_build_object('left', remaining);
end
$$;

revoke all on all functions in schema private from public;
select private.expose('apply_import, drop_import', 'authenticated, service_role');
