-- What the owner decides once. One row; change it with SQL, it holds from the next request on.
create table private.settings (
  only_row boolean primary key default true check (only_row),
  -- Where true, a super admin is one only after the second factor.
  admin_needs_second_factor boolean not null default false
);
insert into private.settings default values;
alter table private.settings enable row level security;
revoke all on table private.settings from public, anon, authenticated, service_role;

create function private.admin_needs_second_factor() returns boolean
language sql stable security definer set search_path = ''
-- A lost row must not open anything.
as $$ select coalesce((select s.admin_needs_second_factor from private.settings s), true) $$;
revoke all on function private.admin_needs_second_factor() from public, anon, authenticated, service_role;
grant execute on function private.admin_needs_second_factor() to authenticated, service_role;

-- The portal asks whether to ask for the second factor before it opens the admin area.
create function public.admin_needs_second_factor() returns boolean
language sql stable set search_path = ''
as $$ select private.admin_needs_second_factor() $$;
revoke all on function public.admin_needs_second_factor() from public, anon, authenticated, service_role;
grant execute on function public.admin_needs_second_factor() to authenticated, service_role;

-- Policies ask here. The claims that it reads are no rights: aal is how this session signed in (aal2 after the second
-- factor), session_id which one it is, and only the auth service writes them. A token lives on for an hour after its
-- session has ended by a sign-out or a new password; its rights don't.
create function private.is_super_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.user_roles r where r.user_id = auth.uid() and r.role = 'superadmin')
    and exists (
      select from auth.sessions s
      -- As text: a claim that is no uuid is no error, just nobody's session.
      where s.user_id = auth.uid() and s.id::text = auth.jwt() ->> 'session_id'
        and (s.not_after is null or s.not_after > now())
    )
    and (not private.admin_needs_second_factor() or coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2')
$$;
revoke all on function private.is_super_admin() from public, anon, authenticated, service_role;
grant execute on function private.is_super_admin() to authenticated;

-- Not to anon: a visitor's reading stays as quick as it was. Once a query, not once a row: hence the inner select.
-- Categories are everybody's already.
create policy "Super admins read all articles" on public.articles
  for select to authenticated using ((select private.is_super_admin()));
create policy "Super admins read all translations" on public.article_translations
  for select to authenticated using ((select private.is_super_admin()));
create policy "Super admins read the messages" on public.contact_messages
  for select to authenticated using ((select private.is_super_admin()));
grant select on table public.contact_messages to authenticated;
