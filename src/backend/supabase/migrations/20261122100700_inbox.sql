-- What became of a message. Visitors only ever make unread ones.
alter table public.contact_messages
  add column state text not null default 'unread'
    check (state in ('unread', 'read', 'answered', 'archived', 'spam')),
  add column state_at timestamptz not null default now(),
  add column state_by_name text not null default '';
create index contact_messages_of_state on public.contact_messages (state, created_at desc);

create function private.keep_message_state() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.state := 'unread';
    new.state_at := new.created_at;
    new.state_by_name := '';
    return new;
  end if;
  if new.state <> old.state then
    new.state_at := clock_timestamp();
    new.state_by_name := coalesce(private.my_name(), '');
    perform private.note('contact_messages', new.id::text, new.state, null, jsonb_build_object('was', old.state));
  else
    new.state_at := old.state_at;
    new.state_by_name := old.state_by_name;
  end if;
  return new;
end
$$;
revoke all on function private.keep_message_state() from public, anon, authenticated, service_role;
-- After contact_messages_admit, by its name: that one sets the time of arrival.
create trigger contact_messages_keep_state before insert or update on public.contact_messages
  for each row execute function private.keep_message_state();

-- The inbox changes states and nothing else.
create policy "Super admins change the messages" on public.contact_messages
  for update to authenticated using (shown_from <= now() and (select private.is_super_admin()))
  with check (shown_from <= now() and (select private.is_super_admin()));
grant update (state) on table public.contact_messages to authenticated;

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

revoke all on function public.list_messages(text, text, integer), public.unread_messages()
  from public, anon, authenticated, service_role;
grant execute on function public.list_messages(text, text, integer), public.unread_messages()
  to authenticated, service_role;
