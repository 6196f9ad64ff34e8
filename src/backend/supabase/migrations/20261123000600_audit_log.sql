-- The audit log. Written by `private.audit` only; no client may write it.
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
  for select to authenticated using ((select private.may('activity.read')));
revoke all on table public.audit_log from public, anon, authenticated, service_role;
grant select on table public.audit_log to authenticated, service_role;

-- `automatic`: for automatic deletions, whose entry has no person.
create function private.audit(
  collection text, item_id text, action text, language text default null, detail jsonb default '{}',
  automatic boolean default false
) returns void
language sql security definer set search_path = ''
as $$
  insert into public.audit_log (collection, item_id, action, language, made_by, made_by_name, detail)
  values (audit.collection, audit.item_id, audit.action, audit.language, case when not automatic then auth.uid() end,
    case when automatic then '' else coalesce(private.current_user_name(), '') end, audit.detail)
$$;

revoke all on all functions in schema private from public;
