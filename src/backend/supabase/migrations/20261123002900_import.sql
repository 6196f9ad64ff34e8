-- How an import is brought here in parts, looked at, and brought in: all of it at once, or nothing.

-- An import comes in parts and waits here until it is complete, looked at and wanted: nothing else is touched before. It is
-- its owner's alone (the secret key's, where there is none), and is forgotten after a day.
create table private.imports (
  id uuid primary key,
  owner uuid references auth.users (id) on delete cascade,
  made_at timestamptz not null default now(),
  -- {"version", "categories", "items": how many there are}
  head jsonb not null,
  -- The transaction that is bringing it in.
  applied_in xid8,
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
create index imports_owner on private.imports (owner);
alter table private.imports enable row level security;
alter table private.import_items enable row level security;
revoke all on table private.imports, private.import_items from public, anon, authenticated, service_role;

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

-- `import_id` is the client's own name for it: asked for twice, it is begun once.
create function private.begin_import(import_id uuid, head jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.must_edit();
  if import_id is null then
    raise exception 'A name for the import is due' using errcode = 'PT400', detail = 'import_id';
  end if;
  perform private.must_have_keys(head, array['categories', 'items', 'version'], 'head');
  if head -> 'version' <> '1' then
    raise exception 'This is content of another version' using errcode = 'PT400', detail = 'version';
  end if;
  perform private.must_be_whole(head, 'items'), private.must_be_categories(head -> 'categories');
  delete from private.imports i where i.made_at < now() - interval '1 day';
  insert into private.imports (id, owner, head) values (import_id, auth.uid(), begin_import.head)
    on conflict (id) do nothing;
  perform private.own_import(import_id);
end
$$;

create function private.import_problem(item jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  place text;
  said text;
begin
  perform private.must_be_item(item);
  return null;
exception when sqlstate 'PT400' or sqlstate 'PT404' or data_exception then
  get stacked diagnostics place = pg_exception_detail, said = message_text;
  return jsonb_build_object('place', place, 'what', said);
end
$$;

-- Some more items of an import, as export_content gives them, each with what is wrong with it. Sent twice, they are there once.
create function private.stage_import(import_id uuid, items jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  import private.imports;
begin
  perform private.must_edit();
  import := private.own_import(import_id);
  perform private.must_be_items(items);
  if exists (select from jsonb_array_elements(items) as e (value)
    where jsonb_typeof(e.value -> 'collection') is distinct from 'string') then
    raise exception 'Each item names its collection' using errcode = 'PT400', detail = 'collection';
  end if;
  if import.result is not null then
    raise exception 'This has been brought in' using errcode = 'PT409', hint = 'Begin again.';
  end if;
  delete from private.import_items s using jsonb_array_elements(items) as e (value)
    where s.import = import_id and s.collection = e.value ->> 'collection' and s.id = (e.value ->> 'id')::bigint;
  -- One that comes twice at once is there once, and then one is missing in all.
  insert into private.import_items (import, collection, id, item, problem)
  select import_id, e.value ->> 'collection', (e.value ->> 'id')::bigint, e.value, private.import_problem(e.value)
  from jsonb_array_elements(items) as e (value)
  on conflict do nothing;
end
$$;

-- Which of these pictures' files the storage doesn't have; at most 100 names.
create function private.absent_pictures(names jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.must_edit();
  perform private.must_be_few(names);
  return (
    select coalesce(jsonb_agg(n.name order by n.name), '[]') from jsonb_array_elements_text(names) as n (name)
    where not exists (select from storage.objects o where o.bucket_id = 'article-images' and o.name = n.name));
end
$$;

-- What would go for visitors because the import doesn't have it, into the bin: everything but what there is one of.
create function private.left_out(import_id uuid) returns setof public.drafts
language sql stable security definer set search_path = ''
as $$
  select d.* from public.drafts d join private.collections c on c.name = d.collection
  where d.binned_at is null and not coalesce(c.shape @> '{"single": true}', false)
    and not exists (select from private.import_items s where (s.import, s.collection, s.id) = (import_id, d.collection, d.id))
$$;

-- {"stamp", "added", "changed", "same", "removed", "categories": {"added", "changed"}, "rows": the first 200 that would be
-- something else, "problems": the first 50, "problem_count"}
create function private.import_report(import private.imports, everything boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  update private.import_items s set what = case
      when d.collection is null then 'added'
      when private.content_of(private.exported(d)) = private.content_of(s.item) then 'same'
      when d.binned_at is null and s.item -> 'binned_at' <> 'null' then 'removed'
      else 'changed'
    end
    from private.import_items t left join public.drafts d on (d.collection, d.id) = (t.collection, t.id)
    where (s.import, s.collection, s.id) = (t.import, t.collection, t.id) and t.import = import_report.import.id
      and t.problem is null;
  with staged as materialized (
    select s.* from private.import_items s where s.import = import_report.import.id
  ),
  gone as materialized (select g.* from private.left_out(import_report.import.id) g where everything),
  brought as (select k.* from jsonb_to_recordset(import_report.import.head -> 'categories')
    as k (id bigint, slug text, name_indonesian text, name_english text, position integer)),
  other as (
    select s.collection, s.id, s.what, private.text_at(s.item, 'document', 'id', 'title') as indonesian,
      private.text_at(s.item, 'document', 'en', 'title') as english
    from staged s where s.what <> 'same'
    union all select g.collection, g.id, 'removed', g.title_indonesian, g.title_english from gone g
  ),
  problems as (
    select s.collection, s.id, s.problem ->> 'place' as place, s.problem ->> 'what' as what from staged s
      where s.problem is not null
    union all select 'articles', s.id, 'live.' || l.key, 'category' from staged s, jsonb_each(s.item -> 'live') l
      where s.collection = 'articles' and s.problem is null and l.value <> 'null'
        and coalesce(l.value #>> '{shared,category}', '') <> all (
          select b.id::text from brought b union select k.id::text from public.categories k)
    union all select 'categories', b.id, 'slug', 'slug' from brought b
      join public.categories k on k.slug = b.slug and k.id <> b.id
      -- One that gets another address by the same import makes room.
      where not exists (select from brought o where o.id = k.id)
    union all select null, null, 'items', 'incomplete'
      where (import_report.import.head ->> 'items')::bigint <> (select count(*) from staged)
  )
  select jsonb_build_object(
    'stamp', private.content_stamp(),
    'added', (select count(*) from staged s where s.what = 'added'),
    'changed', (select count(*) from staged s where s.what = 'changed'),
    'same', (select count(*) from staged s where s.what = 'same'),
    'removed', (select count(*) from staged s where s.what = 'removed') + (select count(*) from gone),
    'categories', (select jsonb_build_object(
        'added', count(*) filter (where k.id is null),
        'changed', count(*) filter (where row(b.slug, b.name_indonesian, b.name_english, b.position)
          is distinct from row(k.slug, k.name_indonesian, k.name_english, k.position) and k.id is not null))
      from brought b left join public.categories k on k.id = b.id),
    'rows', coalesce((select jsonb_agg(to_jsonb(o)) from (
      select * from other order by what, collection, id limit 200) o), '[]'),
    'problems', coalesce((select jsonb_agg(to_jsonb(p)) from (
      select * from problems order by collection, id, place limit 50) p), '[]'),
    'problem_count', (select count(*) from problems)
  ) into answer;
  return answer;
end
$$;

create function private.check_import(import_id uuid, everything boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.must_edit();
  return private.import_report(private.own_import(import_id), everything);
end
$$;

create function private.drop_import(import_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.must_edit();
  delete from private.imports i where i.id = import_id and i.owner is not distinct from auth.uid();
end
$$;

create function public.begin_import(import_id uuid, head jsonb) returns void
language sql set search_path = '' as $$ select private.begin_import(import_id, head) $$;

create function public.stage_import(import_id uuid, items jsonb) returns void
language sql set search_path = '' as $$ select private.stage_import(import_id, items) $$;

create function public.absent_pictures(names jsonb) returns jsonb
language sql stable set search_path = '' as $$ select private.absent_pictures(names) $$;

-- The limit of a request is lifted: it looks at everything at once.
create function public.check_import(import_id uuid, everything boolean default false) returns jsonb
language sql set search_path = '' set statement_timeout = '5min'
as $$ select private.check_import(import_id, everything) $$;

create function public.drop_import(import_id uuid) returns void
language sql set search_path = '' as $$ select private.drop_import(import_id) $$;

revoke all on all functions in schema private from public;
revoke all on function public.begin_import, public.stage_import, public.absent_pictures, public.check_import,
  public.drop_import from public, anon, authenticated, service_role;
grant execute on function private.begin_import, private.stage_import, private.absent_pictures, private.check_import,
  private.drop_import, public.begin_import, public.stage_import, public.absent_pictures, public.check_import,
  public.drop_import to authenticated, service_role;
