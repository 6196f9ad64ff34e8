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

revoke all on function public.messages_by_key(text, text, timestamptz, uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.messages_by_key(text, text, timestamptz, uuid) to authenticated, service_role;
