-- Brings an import in, in one transaction: whatever fails leaves everything as it was.

create function private.catch_up_articles() returns void
language sql security definer set search_path = ''
as $$
  update public.articles a set updated_at = now()
  where exists (select from public.article_translations t where t.article_id = a.id and t.updated_at >= now());
  select private.refresh_article_cards(array(select a.id from public.articles a));
$$;

create function private.bring_categories(brought jsonb) returns void
language sql security definer set search_path = ''
as $$
  -- First out of each other's way: two may have changed their addresses.
  update public.categories k set slug = 'import-' || k.id
    from jsonb_to_recordset(brought) as b (id bigint, slug text) where b.id = k.id and b.slug <> k.slug;
  insert into public.categories as k (id, slug, name_indonesian, name_english, position, version)
  select b.* from jsonb_to_recordset(brought)
    as b (id bigint, slug text, name_indonesian text, name_english text, position integer, version integer)
  on conflict (id) do update set slug = excluded.slug, name_indonesian = excluded.name_indonesian,
    name_english = excluded.name_english, position = excluded.position, version = k.version + 1
    where row(k.slug, k.name_indonesian, k.name_english, k.position)
      is distinct from row(excluded.slug, excluded.name_indonesian, excluded.name_english, excluded.position);
  select setval('public.categories_id_seq', max(k.id)) from public.categories k
    having max(k.id) >= (select s.last_value from public.categories_id_seq s);
$$;

-- What there is one of stands there from the start: where nobody has written anything yet, the one that is brought takes its
-- place with its history, as anything does whose place is empty.
create function private.clear_untouched(import_id uuid) returns void
language sql security definer set search_path = ''
as $$
  delete from public.drafts d using private.collections c, private.import_items s
  where c.name = d.collection and c.shape @> '{"single": true}' and d.version = 1
    and not exists (select from public.revisions r where r.collection = d.collection and r.item_id = d.id)
    and (s.import, s.collection, s.id) = (import_id, d.collection, d.id) and private.exported(d) <> s.item
$$;

create function private.bring_drafts(import_id uuid) returns void
language sql security definer set search_path = ''
as $$
  insert into public.drafts
    (collection, id, document, version, created_at, saved_at, saved_by_name, binned_at, binned_by_name)
  select s.collection, s.id, s.item -> 'document', (s.item ->> 'version')::integer, private.moment_at(s.item, 'created_at'),
    least(private.moment_at(s.item, 'saved_at'), now()), s.item ->> 'saved_by_name',
    -- What comes in the bin stays there for a while: an old file would bring it past its end.
    case when private.moment_at(s.item, 'binned_at') < now() - interval '23 days' then now()
      else private.moment_at(s.item, 'binned_at') end,
    s.item ->> 'binned_by_name'
  from private.import_items s
  where s.import = import_id
    and not exists (select from public.drafts d where (d.collection, d.id) = (s.collection, s.id))
  order by s.collection, s.id;
  -- Over what is there already it is a save like any other, with a new version: who has it open learns of it.
  update public.drafts d set document = s.item -> 'document',
    binned_at = case when s.item -> 'binned_at' <> 'null' then coalesce(d.binned_at, now()) end,
    binned_by_name = s.item ->> 'binned_by_name',
    live_from_indonesian = case when s.item #> '{live,id}' <> 'null' then d.live_from_indonesian end,
    live_from_english = case when s.item #> '{live,en}' <> 'null' then d.live_from_english end
  from private.import_items s
  where (s.import, s.collection, s.id) = (import_id, d.collection, d.id) and s.what in ('changed', 'removed');
$$;

create function private.brought_revision(draft public.drafts, language text, place jsonb) returns bigint
language sql stable security definer set search_path = ''
as $$
  select max(r.id) from public.revisions r
  where r.collection = draft.collection and r.item_id = draft.id and r.language = brought_revision.language
    and jsonb_typeof(place) = 'object' and r.made_at = private.moment_at(place, 'made_at')
    and r.document = jsonb_build_object('shared', place -> 'shared', 'text', place -> 'text')
$$;

-- From when on visitors are to read what is brought. A text that names no day of its own shows the day on which its article was
-- first read: where the file says that this day is still to come, nothing of it appears before.
create function private.brought_moment(item jsonb, language text) returns timestamptz
language sql stable set search_path = ''
as $$
  select case when private.moment_at(item #> array['live', language], 'from') is not null then
    greatest(private.moment_at(item #> array['live', language], 'from'),
      case when private.date_at(item #> array['live', language, 'shared'], 'date') is null
        then private.start_of_day(private.date_at(item, 'published_on')) end)
  end
$$;

create function private.bring_live(import_id uuid) returns void
language sql security definer set search_path = ''
as $$
  insert into public.revisions (collection, item_id, language, document, version, made_at, made_by_name, imported_at,
    imported_by_name)
  select s.collection, s.id, l.key, side.document, (l.value ->> 'version')::integer,
    private.moment_at(l.value, 'made_at'), l.value ->> 'made_by_name', now(), coalesce(private.my_name(), '')
  from private.import_items s cross join lateral jsonb_each(s.item -> 'live') l
  cross join lateral (select jsonb_build_object('shared', l.value -> 'shared', 'text', l.value -> 'text') as document) side
  where s.import = import_id and s.what <> 'same' and l.value <> 'null'
    and not exists (
      select from public.revisions r
      where (r.collection, r.item_id, r.language) = (s.collection, s.id, l.key) and r.document = side.document
        and r.made_at = private.moment_at(l.value, 'made_at'))
  order by s.collection, s.id, l.key;
  update public.drafts d set
    live_from_indonesian = private.brought_moment(s.item, 'id'),
    revision_indonesian = private.brought_revision(d, 'id', s.item #> '{live,id}'),
    live_from_english = private.brought_moment(s.item, 'en'),
    revision_english = private.brought_revision(d, 'en', s.item #> '{live,en}')
  from private.import_items s
  where s.import = import_id and s.what <> 'same' and (d.collection, d.id) = (s.collection, s.id)
    and s.item -> 'live' <> '{"id": null, "en": null}';
  update public.articles a set published_on = (s.item ->> 'published_on')::date
  from private.import_items s
  where s.import = import_id and s.what <> 'same' and s.collection = 'articles' and a.id = s.id
    and s.item -> 'published_on' <> 'null' and a.published_on <> (s.item ->> 'published_on')::date;
$$;

-- Into the bin with what the import doesn't have, and away with categories that nothing uses any more.
create function private.bin_left_out(import private.imports) returns void
language sql security definer set search_path = ''
as $$
  update public.drafts d set binned_at = now(), binned_by_name = coalesce(private.my_name(), ''),
    live_from_indonesian = null, live_from_english = null
  from (select g.collection, g.id from private.left_out(bin_left_out.import.id) g) gone
  where (d.collection, d.id) = (gone.collection, gone.id);
  delete from public.categories k
  where not exists (select from jsonb_array_elements(bin_left_out.import.head -> 'categories') b
      where b.value -> 'id' = to_jsonb(k.id))
    and not exists (select from public.drafts d where d.collection = 'articles' and d.topic = k.id::text)
    and not exists (select from public.article_translations t where t.category_id = k.id);
$$;

-- New items get numbers behind those that came.
create function private.number_after() returns void
language sql security definer set search_path = ''
as $$
  update private.collections c set last_item = newest.id
  from (select d.collection, max(d.id) as id from public.drafts d group by d.collection) newest
  where newest.collection = c.name and c.shape is not null and newest.id > c.last_item;
  select setval('public.articles_id_seq', max(d.id)) from public.drafts d where d.collection = 'articles'
    having max(d.id) >= (select s.last_value from public.articles_id_seq s);
$$;

-- {"applied": true, "added", …}, or {"applied": false, "report"} where something was changed since check_import told what
-- would happen, in the state that `based_on` names: then nothing is done.
create function private.apply_import(import_id uuid, everything boolean, based_on text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  import private.imports;
  report jsonb;
  done jsonb;
begin
  perform private.must_edit();
  perform private.take_turn(alone => true);
  -- Nobody saves or makes anything until this is over; everybody reads.
  lock table public.drafts in exclusive mode;
  import := private.own_import(import_id);
  if import.result is not null then
    return import.result;
  end if;
  report := private.import_report(import, everything);
  if report ->> 'stamp' is distinct from based_on then
    return jsonb_build_object('applied', false, 'report', report);
  end if;
  if report -> 'problem_count' <> '0' then
    raise exception 'This can''t be brought in' using errcode = 'PT409', detail = (report -> 'problems')::text;
  end if;
  perform private.clear_untouched(import_id), private.bring_categories(import.head -> 'categories');
  update private.imports i set applied_in = pg_current_xact_id() where i.id = import_id;
  perform private.bring_drafts(import_id);
  perform private.bring_live(import_id);
  if everything then
    perform private.bin_left_out(import);
  end if;
  update private.imports i set applied_in = null where i.id = import_id;
  perform private.catch_up_articles(), private.number_after();
  done := jsonb_build_object('applied', true, 'added', report -> 'added', 'changed', report -> 'changed',
    'same', report -> 'same', 'removed', report -> 'removed', 'build', private.ask_for_build());
  update private.imports i set result = done where i.id = import_id;
  delete from private.import_items s where s.import = import_id;
  perform private.note('site', import_id::text, 'imported', null, done || jsonb_build_object('everything', everything));
  return done;
end
$$;

-- The limit of a request is lifted: it changes everything at once.
create function public.apply_import(import_id uuid, everything boolean, based_on text) returns jsonb
language sql set search_path = '' set statement_timeout = '5min'
as $$ select private.apply_import(import_id, everything, based_on) $$;

revoke all on all functions in schema private from public;
revoke all on function public.apply_import from public, anon, authenticated, service_role;
grant execute on function private.apply_import, public.apply_import to authenticated, service_role;
