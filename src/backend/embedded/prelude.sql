-- What a hosted project has before its first migration and plain PGlite doesn't. Safe to run at every start.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin bypassrls;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticator') then create role authenticator nologin; end if;
end
$$;
create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
grant usage on schema public, extensions to anon, authenticated, service_role;
-- Hosted projects since 2026-10-30 grant nothing on new tables; anybody but their makers may call new functions there.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
