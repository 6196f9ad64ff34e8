-- The messages for super admins, a page at a time. The lists run as their owner and check the right themselves: under row-level
-- security a search can't use an index.

-- A message as lists show it, with the number of its replies in `reply_count`.
create function private.message_row(message public.contact_messages) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', message.id, 'name', message.name, 'email', message.email, 'subject', message.subject,
    'message', message.message, 'phone', message.phone, 'created_at', message.created_at, 'state', message.state,
    'state_at', message.state_at, 'state_by_name', message.state_by_name, 'assignee', message.assignee,
    'reply_count', (select count(*) from private.message_replies r where r.message = message.id))
$$;

-- The people who may answer messages, as they are called in the team.
create function private.answerers() returns table (id uuid, name text)
language sql stable security definer set search_path = ''
as $$
  select s.user_id, private.shown_name(s.user_id)
  from private.staff() s join private.role_rights g on g.role = s.role and g.right_name = 'messages.answer'
$$;

-- {"rows": [{"id", "name", "me"}, …]}: those whom a message can be assigned to, the caller first, then by name.
create function private.list_answerers() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.must_have('messages.answer');
  return jsonb_build_object('rows', (
    select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'me', a.id is not distinct from auth.uid())
      order by a.id is not distinct from auth.uid() desc, lower(a.name), a.id), '[]')
    from private.answerers() a));
end
$$;

-- Assigns a message to a person who may answer it, or (null) to nobody. `was` is the assignee that the caller saw: PT409 where somebody
-- has assigned it otherwise since. An assignee who may not answer messages any more stays stored; clients show nobody then.
create function private.assign_message(message uuid, person uuid, was uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  current_assignee uuid;
begin
  perform private.must_have('messages.answer');
  select m.assignee into current_assignee from public.contact_messages m
    where m.id = assign_message.message and m.shown_from <= now() for update;
  if not found then
    raise exception 'There is no such message' using errcode = 'PT404';
  end if;
  if person is not null and not exists (select from private.answerers() a where a.id = person) then
    raise exception 'This person may not answer messages' using errcode = 'PT400', detail = 'person';
  end if;
  -- A repeated request, whose first answer was lost, changes nothing.
  if current_assignee is distinct from person then
    if current_assignee is distinct from was then
      raise exception 'Somebody has assigned this message meanwhile' using errcode = 'PT409', detail = 'was';
    end if;
    update public.contact_messages m set assignee = person where m.id = assign_message.message;
    perform private.audit('contact_messages', assign_message.message::text,
      case when person is null then 'unassigned' else 'assigned' end, null,
      jsonb_strip_nulls(jsonb_build_object('person', person, 'was', was)));
  end if;
  return jsonb_build_object('assignee', person);
end
$$;

-- The states of a filter: one state, `inbox` for all but archived and spam, `mine` for those that wait for a reply (of the messages
-- that are assigned to the caller), or `all`.
create function private.shown_states(show text) returns text[]
language sql immutable set search_path = ''
as $$
  select case show when 'all' then array['unread', 'read', 'answered', 'archived', 'spam']
    when 'inbox' then array['unread', 'read', 'answered'] when 'mine' then array['unread', 'read'] else array[show] end
$$;

-- Whether a search of messages finds the best plan by its rare signs. In a condition `not is_rare or …` the index is used because the
-- functions below plan each call anew, with the value.
create function private.is_rare_message(needle text) returns boolean
language sql stable security definer set search_path = ''
as $$ select private.is_rare_search(needle, 'select m.search from public.contact_messages m order by m.created_at desc, m.id') $$;

-- {"total", "unread", "counts": of each state among the matches of the search, "mine": how many of these the filter of that name
-- shows, "more", "rows": newest first, 50 a page}. Matches
-- are counted up to private.search_limit; with `more` there are more, so each of the counts may be too low.
create function private.list_messages(search text default '', show text default 'inbox', page integer default 1) returns jsonb
language plpgsql stable security definer set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  needle text := private.needle(list_messages.search);
  pattern text := private.like_pattern(needle);
  states text[] := private.shown_states(show);
  most integer := private.search_limit();
  skipped integer := private.rows_before(page, 50);
  per_state jsonb;
  counts jsonb;
  mine bigint;
  total bigint;
  more boolean := false;
  found_states text[];
  is_rare boolean;
  ids uuid[];
begin
  perform private.must_have('messages.answer');
  select coalesce(jsonb_object_agg(s.state, s.messages), '{}') into per_state from (
    select m.state, count(*) as messages from public.contact_messages m where m.shown_from <= now() group by m.state) s;
  select count(*) into mine from public.contact_messages m
    where m.shown_from <= now() and m.assignee = auth.uid() and m.state = any (private.shown_states('mine'))
      and (needle = '' or m.search like pattern);
  if needle = '' then
    counts := per_state;
    select coalesce(sum(c.value::bigint), 0) into total from jsonb_each_text(per_state) c where c.key = any (states);
    if show = 'mine' then
      total := mine;
    end if;
    ids := array(select m.id from public.contact_messages m where m.shown_from <= now() and m.state = any (states)
        and (show <> 'mine' or m.assignee = auth.uid())
      order by m.created_at desc, m.id limit 50 offset skipped);
  else
    -- For frequent matches the index of the order ends the search early; for rare ones an index of the search finds them.
    is_rare := private.is_rare_message(needle);
    found_states := array(select m.state from public.contact_messages m where m.shown_from <= now() and m.search like pattern
        and (not is_rare or private.rare_signs(m.search) @> private.rare_signs(needle))
      order by m.created_at desc, m.id limit most + 1);
    more := cardinality(found_states) > most;
    select coalesce(jsonb_object_agg(s.state, s.messages), '{}') into counts
    from (select f.state, count(*) as messages from unnest(found_states[:most]) as f (state) group by f.state) s;
    ids := array(select m.id from public.contact_messages m
      where m.shown_from <= now() and m.state = any (states) and m.search like pattern
        and (show <> 'mine' or m.assignee = auth.uid())
        and (not is_rare or private.rare_signs(m.search) @> private.rare_signs(needle))
      order by m.created_at desc, m.id limit most);
    total := cardinality(ids);
    ids := ids[skipped + 1 : skipped + 50];
  end if;
  return jsonb_build_object(
    'total', total, 'unread', coalesce(per_state -> 'unread', '0'), 'counts', counts, 'mine', mine, 'more', more,
    'rows', (select coalesce(jsonb_agg(private.message_row(m) order by s.nth), '[]')
      from unnest(ids) with ordinality as s (id, nth) join public.contact_messages m on m.id = s.id));
end
$$;

-- The 50 messages after a given one, with their replies, in the order, search and filter of list_messages; without one the first 50
-- and their total number. For reading all of them while messages arrive and change, which would shift numbered pages.
create function private.messages_by_key(
  search text default '', show text default 'inbox', after_moment timestamptz default null, after_id uuid default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  needle text := private.needle(messages_by_key.search);
  pattern text := private.like_pattern(needle);
  states text[] := private.shown_states(show);
  is_rare boolean;
  total bigint;
begin
  perform private.must_have('messages.answer');
  is_rare := private.is_rare_message(needle);
  if after_moment is null then
    select count(*) into total from public.contact_messages m
      where m.shown_from <= now() and m.state = any (states) and (needle = '' or m.search like pattern)
        and (show <> 'mine' or m.assignee = auth.uid())
        and (not is_rare or private.rare_signs(m.search) @> private.rare_signs(needle));
  end if;
  return jsonb_build_object('total', total, 'rows', (
    select coalesce(jsonb_agg(
      private.message_row(s) || jsonb_build_object('replies', private.replies_to(s.id)) order by s.created_at desc, s.id
    ), '[]') from (
      select m.* from public.contact_messages m
      where m.shown_from <= now() and m.state = any (states) and (needle = '' or m.search like pattern)
        and (show <> 'mine' or m.assignee = auth.uid())
        and (not is_rare or private.rare_signs(m.search) @> private.rare_signs(needle))
        and (after_moment is null or m.created_at <= after_moment and (m.created_at < after_moment or m.id > after_id))
      order by m.created_at desc, m.id limit 50) s));
end
$$;

-- Polled for the sidebar, the badge and the notification: the number of unread messages, and the newest of them. `mine` is the number
-- of messages that wait for a reply and are assigned to the caller; `assigned` is another text whenever somebody has assigned one.
create function public.unread_messages() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'count', count(*),
    'newest', (
      select jsonb_build_object('id', m.id, 'name', m.name, 'created_at', m.created_at)
      from public.contact_messages m where m.state = 'unread' order by m.created_at desc, m.id limit 1
    ),
    'mine', (
      select count(*) from public.contact_messages m where m.assignee = auth.uid() and m.state in ('unread', 'read')
    ),
    'assigned', (
      select coalesce(md5(string_agg(m.id || ' ' || m.assignee, ',' order by m.id)), '') from public.contact_messages m
      where m.assignee is not null and m.state in ('unread', 'read')
    )
  )
  from public.contact_messages m where m.state = 'unread'
$$;

revoke all on all functions in schema private from public;
revoke all on function public.unread_messages from public, anon, authenticated, service_role;
grant execute on function public.unread_messages to authenticated, service_role;
select private.expose('list_messages, messages_by_key, list_answerers, assign_message', 'authenticated, service_role');
