-- The messages as super admins read them, a page at a time.

-- {"total", "unread", "counts": of each state among what the search finds, "rows": newest first, 50 a page}. `show` is a state, or
-- `inbox` for what isn't archived or spam, or `all`.
create function public.list_messages(search text default '', show text default 'inbox', page integer default 1) returns jsonb
language plpgsql stable set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  needle text := lower(private.trimmed(coalesce(list_messages.search, '')));
  answer jsonb;
begin
  with matching as materialized (
    select m.id, m.state, m.created_at from public.contact_messages m
    where needle = '' or strpos(lower(m.name || E'\n' || m.email || E'\n' || coalesce(m.subject, '') || E'\n' || m.message), needle) > 0
  ),
  found as (
    select f.id, f.created_at from matching f
    where show = 'all' or f.state = show or show = 'inbox' and f.state not in ('archived', 'spam')
  ),
  shown as (
    select f.id, f.created_at from found f
    order by f.created_at desc, f.id limit 50 offset (greatest(coalesce(page, 1), 1)::bigint - 1) * 50
  )
  select jsonb_build_object(
    'total', (select count(*) from found),
    'unread', (select count(*) from public.contact_messages m where m.state = 'unread'),
    'counts', (select coalesce(jsonb_object_agg(s.state, s.messages), '{}')
      from (select f.state, count(*) as messages from matching f group by f.state) s),
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name, 'email', m.email, 'subject', m.subject,
        'message', m.message, 'created_at', m.created_at, 'state', m.state, 'state_at', m.state_at,
        'state_by_name', m.state_by_name) order by m.created_at desc, m.id)
      from shown s join public.contact_messages m on m.id = s.id
    ), '[]')
  ) into answer;
  return answer;
end
$$;

-- What the sidebar, the badge and the notification ask for again and again: how many are unread, and the newest of them.
create function public.unread_messages() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'count', count(*),
    'newest', (
      select jsonb_build_object('id', m.id, 'name', m.name, 'created_at', m.created_at)
      from public.contact_messages m where m.state = 'unread' order by m.created_at desc, m.id limit 1
    )
  )
  from public.contact_messages m where m.state = 'unread'
$$;

-- The next 50 messages after one, in the order of list_messages and found by the same search and `show`; without one the first
-- 50, with how many there are in all. For whoever reads them all while others come in and change: pages by number shift then.
create function public.messages_by_key(
  search text default '', show text default 'inbox', after_moment timestamptz default null, after_id uuid default null
) returns jsonb
language plpgsql stable set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  needle text := lower(private.trimmed(coalesce(messages_by_key.search, '')));
  total bigint;
  answer jsonb;
begin
  if after_moment is null then
    select count(*) into total from public.contact_messages m
      where (show = 'all' or m.state = show or show = 'inbox' and m.state not in ('archived', 'spam'))
        and (needle = '' or strpos(lower(m.name || E'\n' || m.email || E'\n' || coalesce(m.subject, '') || E'\n' || m.message), needle) > 0);
  end if;
  with shown as (
    select m.* from public.contact_messages m
    where (after_moment is null
        or m.created_at <= after_moment and (m.created_at < after_moment or m.id > after_id))
      and (show = 'all' or m.state = show or show = 'inbox' and m.state not in ('archived', 'spam'))
      and (needle = '' or strpos(lower(m.name || E'\n' || m.email || E'\n' || coalesce(m.subject, '') || E'\n' || m.message), needle) > 0)
    order by m.created_at desc, m.id limit 50
  )
  select jsonb_build_object(
    'total', total,
    'rows', coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'email', s.email, 'subject', s.subject,
      'message', s.message, 'created_at', s.created_at, 'state', s.state, 'state_at', s.state_at,
      'state_by_name', s.state_by_name) order by s.created_at desc, s.id), '[]')
  ) into answer from shown s;
  return answer;
end
$$;

revoke all on function public.list_messages, public.unread_messages, public.messages_by_key from public, anon,
  authenticated, service_role;
grant execute on function public.list_messages, public.unread_messages, public.messages_by_key to authenticated,
  service_role;
