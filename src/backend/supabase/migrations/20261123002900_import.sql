-- Uploading an import in parts and checking it. The next migration applies it.

create function private.own_import(import_id uuid) returns private.imports
language plpgsql security definer set search_path = ''
as $$
declare
  found_one private.imports;
begin
  select i.* into found_one from private.imports i
    where i.id = import_id and i.owner is not distinct from auth.uid() and i.made_at > now() - interval '1 day'
    for update;
  if not found then
    raise exception 'There is no such import' using errcode = 'PT404', hint = 'An import is kept for a day. Begin again.';
  end if;
  return found_one;
end
$$;

-- `import_id` is the client's own id: a repeated request begins it only once.
create function private.begin_import(import_id uuid, head jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  abandoned uuid;
begin
  perform private.must_have('content.transfer');
  if import_id is null then
    raise exception 'A name for the import is due' using errcode = 'PT400', detail = 'import_id';
  end if;
  perform private.must_have_keys(head, array['categories', 'items', 'tags', 'version'], 'head');
  if head -> 'version' <> '1' then
    raise exception 'This is content of another version' using errcode = 'PT422', detail = 'version';
  end if;
  perform private.must_be_whole(head, 'items'), private.must_be_categories(head -> 'categories'),
    private.must_be_import_tags(head -> 'tags');
  -- Deletes abandoned imports: the caller's own at once, those of others after a day. What can't be rolled back within this request
  -- is rolled back when this import, or another one, is applied.
  if private.abandoned_import(import_id, '1 day') is not null then
    perform private.lock_content(exclusive => true);
    abandoned := private.abandoned_import(import_id, '1 day');
    perform private.take_back_import(abandoned);
  end if;
  delete from private.imports i where i.made_at < now() - interval '1 day' and i.phase <> 'applying';
  insert into private.imports (id, owner, head) values (import_id, auth.uid(), begin_import.head)
    on conflict (id) do nothing;
  perform private.own_import(import_id);
end
$$;

-- {"place", "what", "message"} of an item that doesn't fit, null for one that does. `what` is a code that the import screen
-- has a sentence for: the constraint that the error names, else "form".
create function private.import_problem(item jsonb, tags jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  place text;
  code text;
  message text;
begin
  perform private.must_be_item(private.without_tag_names(item, tags));
  return null;
exception when sqlstate 'PT400' or sqlstate 'PT404' or data_exception then
  get stacked diagnostics place = pg_exception_detail, code = constraint_name, message = message_text;
  return jsonb_build_object('place', place, 'what', coalesce(nullif(code, ''), 'form'), 'message', message);
end
$$;

-- Adds items to an import, in the format of export_content, each with its problems. A repeated request adds them only once.
create function private.stage_import(import_id uuid, items jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  import private.imports;
begin
  perform private.must_have('content.transfer');
  import := private.own_import(import_id);
  perform private.must_be_items(items);
  if exists (select from jsonb_array_elements(items) as e (value)
    where jsonb_typeof(e.value -> 'collection') is distinct from 'string') then
    raise exception 'Each item names its collection' using errcode = 'PT400', detail = 'collection';
  end if;
  if import.phase <> 'staged' then
    raise exception 'This import is being applied already' using errcode = 'PT409', hint = 'Begin again.';
  end if;
  delete from private.import_items s using jsonb_array_elements(items) as e (value)
    where s.import = import_id and s.collection = e.value ->> 'collection' and s.id = (e.value ->> 'id')::bigint;
  -- An item that comes twice is stored once, and the total is then too low.
  insert into private.import_items (import, collection, id, item, problem, foreseen, held)
  select import_id, e.value ->> 'collection', (e.value ->> 'id')::bigint, e.value, p.problem, f.foreseen, f.foreseen
  from jsonb_array_elements(items) as e (value)
  cross join lateral (select private.import_problem(e.value, import.head -> 'tags') as problem) p
  cross join lateral (
    select case when p.problem is null then private.item_problems(e.value, import.head -> 'categories') else '{}' end as foreseen) f
  on conflict do nothing;
end
$$;

-- The pictures and attached files of these that the storage doesn't have; at most 100 names.
create function private.absent_pictures(names jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.must_have('content.transfer');
  perform private.must_be_list(names);
  return (
    select coalesce(jsonb_agg(n.name order by n.name), '[]') from jsonb_array_elements_text(names) as n (name)
    where not exists (select from storage.objects o where o.name = n.name
      and o.bucket_id = case when n.name like '%.pdf' then 'article-files' else 'article-images' end));
end
$$;

-- The items that aren't in the import and are moved to the bin where everything is to be replaced; the items of single collections
-- stay.
create function private.items_missing_from_import(import_id uuid) returns setof public.drafts
language sql stable security definer set search_path = ''
as $$
  select d.* from public.drafts d join private.collections c on c.name = d.collection
  where d.binned_at is null and not coalesce(c.schema @> '{"single": true}', false)
    and ((select private.applying_import()) is null or not private.is_hidden(d.collection, d.id))
    and not exists (select from private.import_items s where (s.import, s.collection, s.id) = (import_id, d.collection, d.id))
$$;

-- The time at which a request that works in parts should stop: others wait for its locks, and hosted projects limit the duration of
-- requests.
create function private.end_of_part() returns timestamptz
language sql volatile set search_path = ''
as $$ select clock_timestamp() + interval '1 second' $$;

-- The items of an import that have to be compared with a draft: with another one than at the last comparison, or with one that was
-- changed since. Items that the import itself has inserted don't count as drafts.
create function private.items_to_compare(import_id uuid) returns table (collection text, id bigint, written_by xid)
language sql stable security definer set search_path = ''
as $$
  select s.collection, s.id, d.xmin from private.import_items s
  join public.drafts d on (d.collection, d.id) = (s.collection, s.id)
  where s.import = import_id and s.problem is null and not s.inserted and s.compared_with is distinct from d.xmin
    and ((select private.applying_import()) is null or not private.is_hidden(d.collection, d.id))
$$;

-- Compares them until a time (null: all of them). Returns how many are left.
create function private.compare_items(import_id uuid, until timestamptz) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  next_one record;
begin
  -- Deleted meanwhile by another person.
  update private.import_items s set what = 'added', inserted = false, held = s.foreseen
    where s.import = import_id and s.problem is null and (s.inserted or s.what is distinct from 'added')
      and not exists (select from public.drafts d where (d.collection, d.id) = (s.collection, s.id));
  for next_one in select c.* from private.items_to_compare(import_id) c order by c.collection, c.id loop
    update private.import_items s set compared_with = next_one.written_by, what = case
        when c.here = c.there then 'same'
        when d.binned_at is null and s.item -> 'binned_at' <> 'null' then 'removed'
        else 'changed'
      end,
      -- What visitors read already stays.
      held = (select coalesce(jsonb_object_agg(f.key, f.value), '{}') from jsonb_each(s.foreseen) f
        where c.here #> array['live', f.key] is distinct from c.there #> array['live', f.key])
    from public.drafts d
    join private.import_items i on (i.import, i.collection, i.id) = (import_id, d.collection, d.id)
    cross join lateral (
      select private.content_of(private.exported(d)) as here, private.content_of(i.item) as there) c
    where (s.import, s.collection, s.id) = (import_id, next_one.collection, next_one.id)
      and (d.collection, d.id) = (next_one.collection, next_one.id);
    exit when clock_timestamp() > until;
  end loop;
  return (select count(*) from private.items_to_compare(import_id));
end
$$;

-- The problems of an import, over all its items: {"collection", "id", "place", "what", "message"} each, `what` a code.
create function private.import_problems(import private.imports) returns table (
  collection text, id bigint, place text, what text, message text
)
language sql stable security definer set search_path = ''
as $$
  with imported as (
    select c.id, c.slug from jsonb_to_recordset(import_problems.import.head -> 'categories') as c (id bigint, slug text)
  )
  select s.collection, s.id, s.problem ->> 'place', s.problem ->> 'what', s.problem ->> 'message' from private.import_items s
    where s.import = import_problems.import.id and s.problem is not null
  union all select 'categories', i.id, 'slug', 'slug', null from imported i
    -- A hidden one is removed before this import is applied, or belongs to it.
    join public.categories k on k.slug = i.slug and k.id <> i.id and k.id <> all (private.hidden_categories())
    -- A category whose slug the same import changes is no conflict.
    where not exists (select from imported o where o.id = k.id)
  union all select 'tags', null, 'tags', 'full', null
    where private.all_tags_max() < (select count(*) from (select g.slug from private.tags g
      union select t.value ->> 'slug' from jsonb_array_elements(import_problems.import.head -> 'tags') t) together)
  union all select null, null, 'items', 'incomplete', null
    where (import_problems.import.head ->> 'items')::bigint
      <> (select count(*) from private.import_items s where s.import = import_problems.import.id)
$$;

-- The report of a compared import: {"stamp", "added", "changed", "same", "removed", "categories" and "tags": {"added", "changed"},
-- "rows": the first 200 that would change, "held" and "held_count": as in private.held_items, "problems": the first 50,
-- "problem_count"}
create function private.import_report(import private.imports, everything boolean) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with staged as materialized (
    select s.collection, s.id, s.what, s.title_indonesian, s.title_english from private.import_items s
    where s.import = import_report.import.id and s.problem is null
  ),
  missing as materialized (
    select m.collection, m.id, m.title_indonesian, m.title_english
    from private.items_missing_from_import(import_report.import.id) m where everything
  ),
  other as (
    select s.collection, s.id, s.what, s.title_indonesian as indonesian, s.title_english as english
      from staged s where s.what <> 'same'
    union all select m.collection, m.id, 'removed', m.title_indonesian, m.title_english from missing m
  ),
  problems as materialized (select * from private.import_problems(import_report.import))
  select jsonb_build_object(
    'stamp', private.content_stamp(),
    'added', (select count(*) from staged s where s.what = 'added'),
    'changed', (select count(*) from staged s where s.what = 'changed'),
    'same', (select count(*) from staged s where s.what = 'same'),
    'removed', (select count(*) from staged s where s.what = 'removed') + (select count(*) from missing),
    'categories', (select jsonb_build_object(
        'added', count(*) filter (where k.id is null),
        'changed', count(*) filter (where row(i.slug, i.name_indonesian, i.name_english, i.position)
          is distinct from row(k.slug, k.name_indonesian, k.name_english, k.position) and k.id is not null))
      from jsonb_to_recordset(import_report.import.head -> 'categories')
        as i (id bigint, slug text, name_indonesian text, name_english text, position integer)
      left join public.categories k on k.id = i.id and k.id <> all (private.hidden_categories())),
    'tags', (select jsonb_build_object(
        'added', count(*) filter (where g.id is null),
        'changed', count(*) filter (where row(i.name_indonesian, i.name_english)
          is distinct from row(g.name_indonesian, g.name_english) and g.id is not null))
      from jsonb_to_recordset(import_report.import.head -> 'tags')
        as i (slug text, name_indonesian text, name_english text)
      left join private.tags g on g.slug = i.slug and g.id <> all (import_report.import.new_tags)),
    'rows', coalesce((select jsonb_agg(to_jsonb(o)) from (
      select * from other order by what, collection, id limit 200) o), '[]'),
    'held', private.held_items(import_report.import.id),
    'held_count', (select count(*) from private.import_items s where s.import = import_report.import.id and s.held <> '{}'),
    'problems', coalesce((select jsonb_agg(to_jsonb(p)) from (
      select * from problems order by collection, id, place limit 50) p), '[]'),
    'problem_count', (select count(*) from problems)
  )
$$;

-- The response of a request that works in parts and isn't finished: the client repeats it to continue. {"left", "total"}
create function private.import_progress(import_id uuid, remaining bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('left', remaining, 'total', (select count(*) from private.import_items s where s.import = import_id))
$$;

create function private.check_import(import_id uuid, everything boolean default false) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  import private.imports;
  remaining bigint;
begin
  perform private.must_have('content.transfer');
  import := private.own_import(import_id);
  remaining := private.compare_items(import_id, private.end_of_part());
  if remaining > 0 then
    return private.import_progress(import_id, remaining);
  end if;
  return private.import_report(import, everything);
end
$$;

revoke all on all functions in schema private from public;
select private.expose('begin_import, stage_import, absent_pictures, check_import', 'authenticated, service_role');
