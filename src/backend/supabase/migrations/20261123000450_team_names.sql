-- What the people of the team are called where others see it: in comments, approvals, mentions and mails. Nobody takes the name of a
-- colleague, or one that looks like it. Who joins with such a name, as namesakes do, gets a number behind it until they change it.
create table private.team_names (
  person uuid primary key references auth.users (id) on delete cascade,
  name text not null,
  -- What it looks like (private.name_skeleton).
  skeleton text not null,
  -- Shown behind the name from 2 on; no name has brackets of its own.
  nth integer not null,
  constraint team_names_are_told_apart unique (skeleton, nth)
);
alter table private.team_names enable row level security;
revoke all on table private.team_names from public, anon, authenticated, service_role;

-- The name in a person's profile, else the beginning of their address, without signs that names don't have.
create function private.own_name(person uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(nullif(p.full_name, ''), regexp_replace(split_part(u.email, '@', 1), '[^A-Za-z0-9._+-]', '', 'g'), '')
  from auth.users u left join public.profiles p on p.id = u.id where u.id = own_name.person
$$;

-- What a person is called in the team; people without a role by their own name.
create function private.shown_name(person uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select t.name || case when t.nth > 1 then ' (' || t.nth || ')' else '' end from private.team_names t where t.person = shown_name.person),
    private.own_name(shown_name.person))
$$;

-- A person where others see them: {"id", "name", "role", "language"}. Whoever has no role (any more) is called by the name that was
-- stored, because people without a role may change it to any other; `role` is null then, and `id` where the account is gone.
create function private.person_json(person uuid, stored_name text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', person, 'name', case when r.role is null then stored_name else private.shown_name(person) end,
    'role', r.role, 'language', r.language)
  from (select) one left join private.role_of(person) r on true
$$;

-- Names are taken one at a time.
create function private.lock_team_names() returns void
language sql security definer set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('private.team_names', 0)) $$;

create function private.join_team() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  given_name text;
begin
  perform private.lock_team_names();
  -- Only now: until somebody is in the team, a change of their name passes by the lock.
  given_name := private.own_name(new.user_id);
  insert into private.team_names as t (person, name, skeleton, nth)
  select new.user_id, given_name, private.name_skeleton(given_name), coalesce(max(o.nth), 0) + 1
  from private.team_names o where o.skeleton = private.name_skeleton(given_name)
  on conflict (person) do nothing;
  return null;
end
$$;
create trigger user_roles_join_team after insert on public.user_roles
  for each row execute function private.join_team();

-- At the end of the transaction: a person who gets another role keeps the name.
create function private.leave_team() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.team_names t where t.person = old.user_id
    and not exists (select from public.user_roles r where r.user_id = old.user_id);
  return null;
end
$$;
create constraint trigger user_roles_leave_team after delete on public.user_roles
  deferrable initially deferred for each row execute function private.leave_team();

-- A name that somebody chooses is refused where a colleague has it. The beginning of a new address, which stands for a name, gets a
-- number there: a change of the address can't fail for that.
create function private.rename_in_team() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  wanted text;
  mine private.team_names;
begin
  perform private.lock_team_names();
  wanted := private.own_name(new.id);
  select t.* into mine from private.team_names t where t.person = new.id;
  if not found or mine.name = wanted then
    return null;
  end if;
  if mine.skeleton <> private.name_skeleton(wanted) then
    mine.skeleton := private.name_skeleton(wanted);
    select coalesce(max(t.nth), 0) + 1 into mine.nth from private.team_names t where t.skeleton = mine.skeleton;
    if mine.nth > 1 and tg_table_name = 'profiles' then
      raise exception 'Somebody else in the team has this name, or one that looks like it' using errcode = 'PT409',
        detail = 'full_name', hint = 'Add something that tells the two apart: a second name, or a place.';
    end if;
  end if;
  update private.team_names t set name = wanted, skeleton = mine.skeleton, nth = mine.nth where t.person = new.id;
  return null;
end
$$;
create trigger profiles_rename_in_team after update of full_name on public.profiles
  for each row execute function private.rename_in_team();
create trigger users_rename_in_team after update of email on auth.users
  for each row when (new.email is distinct from old.email) execute function private.rename_in_team();

revoke all on all functions in schema private from public;
