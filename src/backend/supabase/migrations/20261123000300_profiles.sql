-- One row for each person who signs up; what the portal knows about them besides their e-mail address.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  -- Stored trimmed (see keep_profile).
  full_name text not null default '' check (char_length(full_name) <= 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Guarded here and not by grants alone: the service role may write every column, and a grant is soon widened. Runs as
-- the owner, whose private.trimmed is.
create function private.keep_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    new.id := old.id;
  end if;
  new.full_name := private.trimmed(new.full_name);
  return new;
end
$$;
create trigger profiles_keep before insert or update on public.profiles
  for each row execute function private.keep_profile();
create trigger profiles_keep_times before insert or update on public.profiles
  for each row execute function private.keep_times();

-- What people say about themselves at sign-up can be any JSON: only a text is a name, and a long one is cut, because
-- whatever fails here fails the sign-up.
create function private.name_from(metadata jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case jsonb_typeof(metadata -> 'full_name')
    when 'string' then private.trimmed(left(private.trimmed(metadata ->> 'full_name'), 200))
    else ''
  end
$$;

-- Runs as the owner: the auth service, who inserts the user, has no rights on our tables.
create function private.after_sign_up() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.profiles (id, full_name) values (new.id, private.name_from(new.raw_user_meta_data))
    on conflict (id) do nothing;
  return null;
end
$$;
create trigger users_signed_up after insert on auth.users
  for each row execute function private.after_sign_up();

-- Those who signed up before there were profiles.
insert into public.profiles (id, full_name)
  select u.id, private.name_from(u.raw_user_meta_data) from auth.users u;
alter table public.profiles enable row level security;
create policy "People read their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "People change their own profile" on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));
revoke all on table public.profiles from public, anon, authenticated, service_role;
grant select, update (full_name) on table public.profiles to authenticated;
grant select, insert, update, delete on table public.profiles to service_role;

revoke all on all functions in schema private from public;
