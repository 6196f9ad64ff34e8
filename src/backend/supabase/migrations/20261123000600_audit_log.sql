-- Who did what, when. Only triggers write it.
create table public.audit_log (
  id bigint generated always as identity primary key,
  collection text not null,
  item_id text not null,
  action text not null,
  language text,
  made_at timestamptz not null default now(),
  made_by uuid,
  made_by_name text not null default '',
  detail jsonb not null default '{}'
);
create index audit_log_of_item on public.audit_log (collection, item_id, id desc);
alter table public.audit_log enable row level security;
create policy "Super admins read the audit log" on public.audit_log
  for select to authenticated using ((select private.is_super_admin()));
revoke all on table public.audit_log from public, anon, authenticated, service_role;
grant select on table public.audit_log to authenticated, service_role;

-- What goes from the bin after its 30 days goes by itself: nobody is named, least of all whoever put something there that day.
create function private.note(
  collection text, item_id text, action text, language text default null, detail jsonb default '{}'
) returns void
language sql security definer set search_path = ''
as $$
  insert into public.audit_log (collection, item_id, action, language, made_by, made_by_name, detail)
  select note.collection, note.item_id, case when p.purging then 'purged' else note.action end, note.language,
    case when not p.purging then auth.uid() end,
    case when not p.purging then coalesce(private.my_name(), '') else '' end, note.detail
  from (select coalesce(current_setting('tunas.purging', true), '') = 'yes' as purging) p
$$;

revoke all on all functions in schema private from public;
