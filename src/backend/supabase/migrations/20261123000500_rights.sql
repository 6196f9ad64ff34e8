-- What the owner decides once. One row; change it with SQL, it holds from the next request on.
create table private.settings (
  only_row boolean primary key default true check (only_row),
  -- Where true, every role counts only after the second factor; of those who have one it always does.
  admin_needs_second_factor boolean not null default false,
  -- Called with POST whenever visitors are to read something else: a static host builds the prerendered pages anew.
  deploy_hook text check (deploy_hook ~ '^https?://')
);

insert into private.settings default values;
alter table private.settings enable row level security;
revoke all on table private.settings from public, anon, authenticated, service_role;

-- After the whole statement, so that two removed at once count as two; a deleted user's roles come by here as well.
create function private.keep_last_super_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Locked, because under repeatable read a removal that came first is not seen: then this fails, to be tried again.
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

-- Whether the caller has a second factor that they have proved once. Asked of the auth service's own table, not of the token:
-- a factor that is added holds for every session at once. The embedded backend has no such table, and no second factors.
create function private.has_second_factor() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  answer boolean;
begin
  if to_regclass('auth.mfa_factors') is null then
    return false;
  end if;
  -- By its name only now: a function can't be made that names a table that isn't there.
  execute $ask$
    select exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status::text = 'verified')
  $ask$ into answer;
  return answer;
end
$$;

-- Whether the caller's role counts only after the second factor: of whoever has one it does, and everybody's where the owner
-- demands it.
create function private.admin_needs_second_factor() returns boolean
language sql stable security definer set search_path = ''
as $$
  -- A lost row must not open anything.
  select coalesce((select s.admin_needs_second_factor from private.settings s), true) or private.has_second_factor()
$$;

-- The portal asks whether to ask for the second factor before it opens the admin area.
create function public.admin_needs_second_factor() returns boolean
language sql stable set search_path = ''
as $$ select private.admin_needs_second_factor() $$;

-- The caller's role; null where they have none that counts. Of several the one that may do most. The claims that it reads are
-- no rights: aal is how this session signed in (aal2 after the second factor), session_id which one it is, and only the auth
-- service writes them. A token lives on for an hour after its session has ended by a sign-out or a new password; its rights
-- don't.
create function private.my_role() returns text
language sql stable security definer set search_path = ''
as $$
  select r.role from public.user_roles r
  where r.user_id = auth.uid()
    and exists (
      select from auth.sessions s
      -- As text: a claim that is no uuid is no error, just nobody's session.
      where s.user_id = auth.uid() and s.id::text = auth.jwt() ->> 'session_id'
        and (s.not_after is null or s.not_after > now())
    )
    and (coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2' or not private.admin_needs_second_factor())
  order by array_position(array['superadmin', 'editor', 'translator', 'reviewer'], r.role) limit 1
$$;

-- The one language that the caller writes; null where that is no limit of theirs.
create function private.my_language() returns text
language sql stable security definer set search_path = ''
as $$
  select r.language from public.user_roles r where r.user_id = auth.uid() and r.role = 'translator' and private.my_role() = r.role
$$;

-- Whether the caller's role includes a right. Policies ask here, in a select of its own: once a statement, not once a row.
create function private.may(right_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.role_rights g where g.role = (select private.my_role()) and g.right_name = may.right_name)
$$;

-- The name that people see beside what somebody did; kept with the action, for accounts go and names change.
create function private.current_user_name() returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(nullif(p.full_name, ''), split_part(u.email, '@', 1), '')
  from auth.users u left join public.profiles p on p.id = u.id where u.id = auth.uid()
$$;

-- As `may`, where functions ask: the secret key (seed, import) may do everything.
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
revoke all on function public.admin_needs_second_factor from public, anon, authenticated, service_role;
grant execute on function private.admin_needs_second_factor, public.admin_needs_second_factor to authenticated,
  service_role;
grant execute on function private.may to authenticated;
