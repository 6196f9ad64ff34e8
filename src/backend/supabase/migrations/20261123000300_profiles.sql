-- One row for each account, with what the portal stores about it besides the e-mail address.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  -- Stored tidy (see keep_profile); empty where they gave none.
  full_name text not null default '' check (char_length(full_name) <= 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Checked by a trigger and not by grants alone, because the service role may write every column, and grants may be widened later.
-- Runs as the owner, who may execute private.tidy_name.
create function private.keep_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    new.id := old.id;
  end if;
  new.full_name := private.tidy_name(new.full_name);
  if new.full_name <> '' and not private.is_name(new.full_name) then
    raise exception 'Nobody can be called so' using errcode = 'PT400', detail = 'full_name',
      hint = 'Letters of one script, with blanks, digits, dots, commas, hyphens and apostrophes.';
  end if;
  return new;
end
$$;
create trigger profiles_keep before insert or update on public.profiles
  for each row execute function private.keep_profile();
create trigger profiles_keep_times before insert or update on public.profiles
  for each row execute function private.keep_times();

-- The metadata of a sign-up can be any JSON: only a name is used as one, and a long one is cut, because any error here would make the
-- sign-up fail.
create function private.name_from(metadata jsonb) returns text
language sql immutable set search_path = ''
as $$
  select coalesce((
    select n.name
    from (select private.trimmed(left(private.tidy_name(left(private.trimmed(metadata ->> 'full_name'), 200)), 200)) as name) n
    where jsonb_typeof(metadata -> 'full_name') = 'string' and private.is_name(n.name)
  ), '')
$$;

-- Runs as the owner, because the auth service, which inserts the user, has no rights on the portal's tables.
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

-- Profiles for accounts that are older than this table.
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
