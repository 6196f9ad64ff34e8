-- The roles of accounts. Rights are read from here and never from a token's claims: a token stays valid for up to an hour after a
-- role was removed, and some of its claims come from the sign-up form.
create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('superadmin', 'editor', 'translator', 'reviewer')),
  -- The language that a translator may write.
  language text check (language in ('id', 'en')),
  created_at timestamptz not null default now(),
  primary key (user_id, role),
  constraint user_roles_language_is_a_translators check ((role = 'translator') = (language is not null))
);

-- Which of a person's roles counts: the one with most rights, in the order of src/domain/roles.ts.
create function private.role_rank(role text) returns integer
language sql immutable set search_path = ''
as $$ select array_position(array['superadmin', 'editor', 'translator', 'reviewer'], role) $$;

-- The people with a role, each with the one that counts.
create function private.staff() returns setof public.user_roles
language sql stable security definer set search_path = ''
as $$ select distinct on (r.user_id) r.* from public.user_roles r order by r.user_id, private.role_rank(r.role) $$;

-- One of them; no row for people without a role.
create function private.role_of(person uuid) returns setof public.user_roles
language sql stable security definer rows 1 set search_path = ''
as $$ select r.* from public.user_roles r where r.user_id = person order by private.role_rank(r.role) limit 1 $$;

-- The rights of each role, the same as in src/domain/roles.ts, which a test compares; docs/roles.md explains them.
create table private.role_rights (
  role text not null,
  right_name text not null,
  primary key (role, right_name)
);
insert into private.role_rights (role, right_name)
  select r.role, unnest(r.rights) from (values
    ('superadmin', array['admin.open', 'content.read', 'content.translate', 'content.edit', 'content.publish',
      'content.approve', 'content.comment', 'content.transfer', 'messages.answer', 'activity.read', 'words.manage',
      'people.manage']),
    ('editor', array['admin.open', 'content.read', 'content.translate', 'content.edit', 'content.publish', 'content.approve',
      'content.comment']),
    ('translator', array['admin.open', 'content.read', 'content.translate', 'content.comment']),
    ('reviewer', array['admin.open', 'content.read', 'content.approve', 'content.comment'])) r (role, rights);
alter table private.role_rights enable row level security;
revoke all on table private.role_rights from public, anon, authenticated, service_role;

create function private.keep_role() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.created_at := clock_timestamp();
    return new;
  end if;
  if new.user_id <> old.user_id or new.role <> old.role then
    raise exception 'A role can''t move to another user or become another role'
      using errcode = 'PT409', hint = 'Insert the new one, then delete this one.';
  end if;
  new.created_at := old.created_at;
  return new;
end
$$;
create trigger user_roles_keep before insert or update on public.user_roles
  for each row execute function private.keep_role();

-- Removals run one at a time, from before their first row is locked to the end of the transaction: two super admins who removed
-- each other at the same time would leave none.
create function private.remove_roles_in_turn() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('public.user_roles', 0));
  return null;
end
$$;
create trigger user_roles_in_turn before delete on public.user_roles
  for each statement execute function private.remove_roles_in_turn();

alter table public.user_roles enable row level security;
create policy "People read their own roles" on public.user_roles
  for select to authenticated using (user_id = (select auth.uid()));
revoke all on table public.user_roles from public, anon, authenticated, service_role;
grant select on table public.user_roles to authenticated;
grant select, insert, update, delete on table public.user_roles to service_role;

-- For the setup of the portal, where the address is known but not the user's id. Read only: the caller must decide whether the
-- account may get a role, because anyone may have opened it. Null where no account has this address.
create function private.find_account(email text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', u.id,
    'super_admin', exists (select from public.user_roles r where r.user_id = u.id and r.role = 'superadmin')
  )
  from auth.users u
  where lower(u.email) = lower(private.trimmed(find_account.email))
  -- An address may have an account with a password and one of single sign-on: the one with a password comes first.
  order by u.is_sso_user, u.created_at limit 1
$$;

revoke all on all functions in schema private from public;
select private.expose('find_account', 'service_role');
