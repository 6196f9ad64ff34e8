-- The audit log for super admins: newest first, in portions after the last line that the client has. By key and not by page number,
-- because lines are added meanwhile.
create index audit_log_by_moment on public.audit_log (made_at desc, id desc);
create index audit_log_by_person on public.audit_log (made_by, made_at desc, id desc);
create index audit_log_by_collection on public.audit_log (collection, made_at desc, id desc);
create index audit_log_by_action on public.audit_log (action, made_at desc, id desc);

-- The item of a line, by its current name, else by the one in the log: {"id", "en"}, or null where it has none. `present`: it still
-- exists, so that it can be linked.
create function private.activity_item(line public.audit_log) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- In the type of each table's key, which the index needs.
  number bigint := case when line.item_id ~ '^\d{1,18}$' then line.item_id::bigint end;
  key uuid := case when line.item_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then line.item_id::uuid end;
  found_item jsonb;
begin
  case line.collection
    when 'categories' then
      select jsonb_build_object('id', c.name_indonesian, 'en', c.name_english, 'present', true) into found_item
      from public.categories c where c.id = number;
      return coalesce(found_item, jsonb_build_object('id', line.detail ->> 'name_indonesian',
        'en', line.detail ->> 'name_english', 'present', false));
    when 'tags' then
      select jsonb_build_object('id', g.name_indonesian, 'en', g.name_english, 'present', true) into found_item
      from private.tags g where g.id = number;
      return coalesce(found_item, jsonb_build_object('id', line.detail ->> 'name_indonesian',
        'en', line.detail ->> 'name_english', 'present', false));
    when 'contact_messages' then
      return (select jsonb_build_object('id', m.name, 'en', m.name, 'present', true)
        from public.contact_messages m where m.id = key);
    when 'people' then
      return (select jsonb_build_object('id', known.name, 'en', known.name, 'present', true) from (
        select coalesce(line.detail ->> 'email', (select u.email::text from auth.users u where u.id = key), line.item_id)
          as name) known);
    when 'hard_words' then
      return jsonb_build_object('id', line.item_id, 'en', line.item_id, 'present', exists (
        select from private.hard_words p where p.language = line.language and p.word = line.item_id));
    when 'reply_templates' then
      -- Templates have no address that a link could lead to.
      return jsonb_build_object('id', line.item_id, 'en', line.item_id, 'present', false);
    when 'everyday_names' then
      return jsonb_build_object('id', line.item_id, 'en', line.item_id, 'present', exists (
        select from private.everyday_names p where p.language = line.language and p.name = line.item_id));
    else
      select jsonb_build_object('id', d.title_indonesian, 'en', d.title_english, 'present', true) into found_item
      from public.drafts d where d.collection = line.collection and d.id = number;
      return coalesce(found_item, jsonb_build_object('id', line.detail ->> 'indonesian', 'en', line.detail ->> 'english',
        'present', false));
  end case;
end
$$;

-- {"more", "rows": [{"id", "made_at", "by" (as in private.person_json), "collection", "item", "action", "language", "name_indonesian",
-- "name_english", "role", "role_language", "present"}, …]}; `role` is the role that was given or removed. Filters that are null
-- don't apply; `person` is an account's id, or `none` for automatic actions. `since` is inclusive, `until` exclusive. 500 rows at
-- most.
create function private.list_activity(
  person text default null, collection text default null, action text default null, since timestamptz default null,
  until timestamptz default null, after bigint default null, most integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  wanted integer := least(greatest(coalesce(most, 50), 1), 500);
  by_nobody boolean := person = 'none';
  who uuid := case when person <> 'none' then person::uuid end;
  last_moment timestamptz;
  lines bigint[];
begin
  perform private.must_have('activity.read');
  if after is not null then
    select l.made_at into last_moment from public.audit_log l where l.id = after;
  end if;
  lines := array(
    select l.id from public.audit_log l
    where (who is null or l.made_by = who)
      and (by_nobody is not true or l.made_by is null)
      and (list_activity.collection is null or l.collection = list_activity.collection)
      and (list_activity.action is null or l.action = list_activity.action)
      and (since is null or l.made_at >= since) and (until is null or l.made_at < until)
      and (after is null or row(l.made_at, l.id) < row(last_moment, after))
    order by l.made_at desc, l.id desc limit wanted + 1);
  return jsonb_build_object(
    'more', cardinality(lines) > wanted,
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', l.id, 'made_at', l.made_at, 'by', private.person_json(l.made_by, l.made_by_name), 'collection', l.collection,
        'item', l.item_id, 'action', l.action, 'language', l.language, 'name_indonesian', i.item ->> 'id',
        'name_english', i.item ->> 'en', 'role', l.detail ->> 'role', 'role_language', l.detail ->> 'language', 'present', coalesce((i.item ->> 'present')::boolean, false)
      ) order by s.nth), '[]')
      from unnest(lines[:wanted]) with ordinality as s (id, nth)
      join public.audit_log l on l.id = s.id
      cross join lateral (select private.activity_item(l) as item) i));
end
$$;

-- All people in the log, as in private.person_json with their last name, ordered by it. It skips from one person to the next in the
-- index, because the log has many lines of few people.
create function private.list_active_people() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.must_have('activity.read');
  return (
    with recursive people as (
      (select l.made_by from public.audit_log l where l.made_by is not null order by l.made_by limit 1)
      union all
      select (select l.made_by from public.audit_log l where l.made_by > p.made_by order by l.made_by limit 1)
      from people p where p.made_by is not null
    )
    select coalesce(jsonb_agg(n.person order by lower(n.person ->> 'name'), p.made_by), '[]')
    from people p
    cross join lateral (select private.person_json(l.made_by, l.made_by_name) as person from public.audit_log l
      where l.made_by = p.made_by order by l.made_at desc, l.id desc limit 1) n
    where p.made_by is not null);
end
$$;

revoke all on all functions in schema private from public;
select private.expose('list_activity, list_active_people', 'authenticated, service_role');
