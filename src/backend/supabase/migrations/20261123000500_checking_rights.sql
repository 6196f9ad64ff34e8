-- Settings of the portal's operator, one row. Changed with SQL; effective from the next request on.
create table private.settings (
  only_row boolean primary key default true check (only_row),
  -- Where true, roles count only after the second factor for everyone; for accounts that have one, always.
  admin_needs_second_factor boolean not null default false,
  -- Called with POST whenever the published content changes, so that a static host builds the prerendered pages again.
  deploy_hook text check (deploy_hook ~ '^https?://')
);

insert into private.settings default values;
alter table private.settings enable row level security;
revoke all on table private.settings from public, anon, authenticated, service_role;

-- After the whole statement, so that two rows removed at once count as two; it also covers roles of a deleted user.
create function private.keep_last_super_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Locks a row, because under repeatable read an earlier removal isn't visible: then this fails and can be retried.
  perform from public.user_roles r where r.role = 'superadmin' limit 1 for key share;
  if not found then
    raise exception 'The last super admin can''t be removed'
      using errcode = 'PT409', hint = 'Make somebody else a super admin first.';
  end if;
  return null;
end
$$;
create trigger user_roles_keep_last after delete on public.user_roles
  for each row when (old.role = 'superadmin') execute function private.keep_last_super_admin();

-- Whether the caller has a verified second factor. Read from the auth service's own table, not from the token, so that a new factor
-- holds for every session at once. The embedded backend has neither that table nor second factors.
create function private.has_second_factor() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  answer boolean;
begin
  if to_regclass('auth.mfa_factors') is null then
    return false;
  end if;
  -- Dynamic SQL, because a function can't be created with a reference to a table that doesn't exist.
  execute $ask$
    select exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status::text = 'verified')
  $ask$ into answer;
  return answer;
end
$$;

-- Whether the caller's role counts only after the second factor: for accounts that have one, and for all where the settings demand
-- it.
-- Read by the portal before it opens the admin area.
create function private.admin_needs_second_factor() returns boolean
language sql stable security definer set search_path = ''
as $$
  -- A missing settings row must not open anything.
  select coalesce((select s.admin_needs_second_factor from private.settings s), true) or private.has_second_factor()
$$;

-- Whether the caller's session exists. A token stays valid for up to an hour after its session ended by a sign-out or a new
-- password. The claims that are read grant no rights, and only the auth service writes them.
create function private.in_session() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.sessions s
    -- Compared as text: a claim that isn't a uuid matches no session instead of raising an error.
    where s.user_id = auth.uid() and s.id::text = auth.jwt() ->> 'session_id'
      and (s.not_after is null or s.not_after > now()))
$$;

-- Run before every request to the REST service: refuses the tokens of sessions that have ended. The storage service doesn't run it,
-- so rights depend on the session as well (private.my_role).
create function private.check_session() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if auth.uid() is not null and not private.in_session() then
    raise exception 'The session has ended' using errcode = 'PT401', hint = 'Log in again.';
  end if;
end
$$;

-- The role with which the REST service connects. The embedded backend calls the function itself.
do $$
begin
  alter role authenticator set pgrst.db_pre_request = 'private.check_session';
exception when insufficient_privilege then
  raise warning 'Tokens of ended sessions are accepted until they expire, though without rights: %', sqlerrm;
end
$$;
notify pgrst, 'reload config';

-- The caller's role; null where none counts. The claim aal is how this session signed in (aal2
-- after the second factor).
create function private.my_role() returns text
language sql stable security definer set search_path = ''
as $$
  select r.role from private.role_of(auth.uid()) r
  where private.in_session() and (coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2' or not private.admin_needs_second_factor())
$$;

-- The language that limits the caller; null where there is no such limit.
create function private.my_language() returns text
language sql stable security definer set search_path = ''
as $$
  select r.language from public.user_roles r where r.user_id = auth.uid() and r.role = 'translator' and private.my_role() = r.role
$$;

-- Whether the caller's role includes a right. Policies call it in a subselect, so that it runs once for a statement and not for
-- each row.
create function private.may(right_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.role_rights g where g.role = (select private.my_role()) and g.right_name = may.right_name)
$$;

-- The caller's name, stored with each action, because accounts are deleted and names change.
create function private.current_user_name() returns text
language sql stable security definer set search_path = ''
as $$
  select private.shown_name(auth.uid())
$$;

-- The same as `may` for functions; the secret key (seed, import) has every right.
create function private.has_right(right_name text) returns boolean
language sql stable security definer set search_path = ''
as $$ select current_setting('role', true) is not distinct from 'service_role' or private.may(right_name) $$;

create function private.must_have(right_name text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_right(right_name) then
    raise exception 'Your role doesn''t include this: %', right_name using errcode = '42501';
  end if;
end
$$;

revoke all on all functions in schema private from public;
select private.expose('admin_needs_second_factor', 'authenticated, service_role');
grant execute on function private.may to authenticated;
grant execute on function private.check_session to anon, authenticated, service_role;
