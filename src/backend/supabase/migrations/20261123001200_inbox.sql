-- The messages for super admins, a page at a time. The lists run as their owner and check the right themselves: under row-level
-- security a search can't use an index.

-- A message as lists show it, with the number of its replies in `reply_count`.
create function private.message_row(message public.contact_messages) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', message.id, 'name', message.name, 'email', message.email, 'subject', message.subject,
    'message', message.message, 'phone', message.phone, 'created_at', message.created_at, 'state', message.state,
    'state_at', message.state_at, 'state_by_name', message.state_by_name,
    'reply_count', (select count(*) from private.message_replies r where r.message = message.id))
$$;

-- The states of a filter: one state, `inbox` for all but archived and spam, or `all`.
create function private.shown_states(show text) returns text[]
language sql immutable set search_path = ''
as $$
  select case show when 'all' then array['unread', 'read', 'answered', 'archived', 'spam']
    when 'inbox' then array['unread', 'read', 'answered'] else array[show] end
$$;

-- Whether a search of messages finds the best plan by its rare signs. In a condition `not is_rare or …` the index is used because the
-- functions below plan each call anew, with the value.
create function private.is_rare_message(needle text) returns boolean
language sql stable security definer set search_path = ''
as $$ select private.is_rare_search(needle, 'select m.search from public.contact_messages m order by m.created_at desc, m.id') $$;

-- {"total", "unread", "counts": of each state among the matches of the search, "more", "rows": newest first, 50 a page}. Matches
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
  total bigint;
  more boolean := false;
  found_states text[];
  is_rare boolean;
  ids uuid[];
begin
  perform private.must_have('messages.answer');
  select coalesce(jsonb_object_agg(s.state, s.messages), '{}') into per_state from (
    select m.state, count(*) as messages from public.contact_messages m where m.shown_from <= now() group by m.state) s;
  if needle = '' then
    counts := per_state;
    select coalesce(sum(c.value::bigint), 0) into total from jsonb_each_text(per_state) c where c.key = any (states);
    ids := array(select m.id from public.contact_messages m where m.shown_from <= now() and m.state = any (states)
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
        and (not is_rare or private.rare_signs(m.search) @> private.rare_signs(needle))
      order by m.created_at desc, m.id limit most);
    total := cardinality(ids);
    ids := ids[skipped + 1 : skipped + 50];
  end if;
  return jsonb_build_object(
    'total', total, 'unread', coalesce(per_state -> 'unread', '0'), 'counts', counts, 'more', more,
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
        and (not is_rare or private.rare_signs(m.search) @> private.rare_signs(needle));
  end if;
  return jsonb_build_object('total', total, 'rows', (
    select coalesce(jsonb_agg(
      private.message_row(s) || jsonb_build_object('replies', private.replies_to(s.id)) order by s.created_at desc, s.id
    ), '[]') from (
      select m.* from public.contact_messages m
      where m.shown_from <= now() and m.state = any (states) and (needle = '' or m.search like pattern)
        and (not is_rare or private.rare_signs(m.search) @> private.rare_signs(needle))
        and (after_moment is null or m.created_at <= after_moment and (m.created_at < after_moment or m.id > after_id))
      order by m.created_at desc, m.id limit 50) s));
end
$$;

-- Polled for the sidebar, the badge and the notification: the number of unread messages, and the newest of them.
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

revoke all on all functions in schema private from public;
revoke all on function public.unread_messages from public, anon, authenticated, service_role;
grant execute on function public.unread_messages to authenticated, service_role;
select private.expose('list_messages, messages_by_key', 'authenticated, service_role');
