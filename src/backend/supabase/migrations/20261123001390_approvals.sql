-- What reviewers say of a draft: that they have read this version and it may be published. It binds nobody, and ends by itself:
-- it is of one version, and the next save makes another.
create table private.approvals (
  collection text not null,
  id bigint not null,
  version integer not null,
  approved_at timestamptz not null default now(),
  approved_by uuid references auth.users (id) on delete set null,
  approved_by_name text not null,
  primary key (collection, id),
  foreign key (collection, id) references public.drafts (collection, id) on delete cascade
);
create index approvals_approved_by on private.approvals (approved_by) where approved_by is not null;
alter table private.approvals enable row level security;
revoke all on table private.approvals from public, anon, authenticated, service_role;

-- {"version", "at", "by_name"} of whoever approved a draft last, whatever version; null where nobody has.
create function private.approval_of(draft public.drafts) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('version', a.version, 'at', a.approved_at, 'by_name', a.approved_by_name)
  from private.approvals a where a.collection = draft.collection and a.id = draft.id
$$;

revoke all on all functions in schema private from public;
