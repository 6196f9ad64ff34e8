-- The team as a list, and changes of several roles at once.

-- {"total", "people": [{"id", "email", "name", "role", "language", "since", "me"}, …], "admins", "invitations", "sender"}: a page of
-- the people with a role, 50 at a time, by name or address (`search`) and by role ('translator-en' is one as well). `sort` is since
-- (oldest first), name or role, with a leading minus for the reverse order. `admins` is how many super admins there are in all,
-- `sender` whether a program sends mails.
create function private.list_people(
  search text default '', role text default '', sort text default 'since', page integer default 1
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  needle text := private.needle(list_people.search);
  key text := ltrim(list_people.sort, '-');
  reverse boolean := left(list_people.sort, 1) = '-';
  skipped integer := private.rows_before(page, 50);
begin
  perform private.must_have('people.manage');
  return (
    with staff as (
      select r.user_id as id, coalesce(u.email, '') as email, coalesce(p.full_name, '') as name, r.role, r.language,
        r.created_at as since
      from private.staff() r
      join auth.users u on u.id = r.user_id
      left join public.profiles p on p.id = r.user_id
    ), found as (
      select s.*, case key
          when 'name' then lower(coalesce(nullif(s.name, ''), s.email))
          when 'role' then private.role_rank(s.role)::text || coalesce(s.language, '')
          else to_char(s.since at time zone 'UTC', 'YYYYMMDDHH24MISSUS')
        end as sorted
      from staff s
      where (needle = '' or strpos(private.folded(s.name || E'\x1f' || s.email), needle) > 0)
        and (coalesce(list_people.role, '') in ('', s.role, s.role || '-' || s.language))
    ), shown as (
      -- Both orders end with the id, so that pages don't overlap.
      select f.*, row_number() over (order by case when not reverse then f.sorted end, case when reverse then f.sorted end desc, f.id) as nth
      from found f
    )
    select jsonb_build_object(
      'total', (select count(*) from found),
      'admins', (select count(*) from staff s where s.role = 'superadmin'),
      'people', (
        select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'email', s.email, 'name', s.name, 'role', s.role,
          'language', s.language, 'since', s.since, 'me', s.id is not distinct from auth.uid()) order by s.nth), '[]')
        from shown s where s.nth > skipped and s.nth <= skipped + 50),
      'sender', private.has_mail_sender(),
      'invitations', private.listed_invitations())
  );
end
$$;

-- Raises an error unless these are at most 100 changes of roles, as private.change_roles takes them.
create function private.must_be_role_changes(changes jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
declare
  change jsonb;
begin
  if jsonb_typeof(changes) is distinct from 'array' or jsonb_array_length(changes) > 100 then
    raise exception 'These are no changes of roles' using errcode = 'PT400', detail = 'changes';
  end if;
  for change in select value from jsonb_array_elements(changes) loop
    if jsonb_typeof(change) <> 'object' or ((change ->> 'id') ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$') is not true then
      raise exception 'This is no change of a role' using errcode = 'PT400', detail = 'changes';
    end if;
    if jsonb_typeof(change -> 'role') is distinct from 'null' then
      perform private.must_be_role(change ->> 'role', change ->> 'language');
    end if;
  end loop;
end
$$;

-- Changes the roles of several people at once: [{"id", "role" (null: removed), "language", "was": {"role", "language"} or null}, …].
-- Returns {"before": [{"id", "role", "language"}, …], "kept": [id, …]}: `before` is how those that were changed stood, `kept` those
-- that stay as they are: the caller, so that a super admin always remains, people whose role isn't `was` any more, and accounts
-- without a role whose address nobody has confirmed. Taking it back is the same with `before`.
create function private.change_roles(changes jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  change jsonb;
  account uuid;
  was jsonb;
  wanted jsonb;
  before jsonb := '[]';
  kept jsonb := '[]';
begin
  perform private.lock_roles();
  perform private.must_have('people.manage');
  perform private.must_be_role_changes(changes);
  for change in select value from jsonb_array_elements(changes) order by value ->> 'id' loop
    account := (change ->> 'id')::uuid;
    was := coalesce((select jsonb_build_object('role', r.role, 'language', r.language) from private.role_of(account) r), 'null');
    wanted := case when jsonb_typeof(change -> 'role') is distinct from 'string' then 'null'
      else jsonb_build_object('role', change -> 'role', 'language', coalesce(change -> 'language', 'null')) end;
    if was = wanted then
      continue;
    end if;
    if account is not distinct from auth.uid() or change ? 'was' and change -> 'was' is distinct from was
      or was = 'null' and not exists (select from auth.users u where u.id = account and u.email_confirmed_at is not null) then
      kept := kept || jsonb_build_array(account);
      continue;
    end if;
    if wanted = 'null' then
      perform private.remove_person(account);
    elsif was = 'null' then
      insert into public.user_roles (user_id, role, language) values (account, wanted ->> 'role', wanted ->> 'language');
      perform private.audit('people', account::text, 'added', null,
        wanted || jsonb_build_object('email', (select u.email from auth.users u where u.id = account)));
    else
      perform private.set_role(account, wanted ->> 'role', wanted ->> 'language');
    end if;
    before := before || jsonb_build_array(jsonb_build_object('id', account, 'role', was -> 'role', 'language', was -> 'language'));
  end loop;
  return jsonb_build_object('before', before, 'kept', kept);
end
$$;

revoke all on all functions in schema private from public;
select private.expose('list_people, change_roles', 'authenticated, service_role');
