-- Approvals of reviewers: a statement that this version has been read and may be published. Publishing doesn't depend on it, and it
-- ends by itself, because it belongs to one version and the next save makes another.
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

-- {"version", "at", "by"} of the last approval of a draft, whatever its version; null where there is none. `by` is as in
-- private.person_json.
create function private.approval_of(draft public.drafts) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('version', a.version, 'at', a.approved_at, 'by', private.person_json(a.approved_by, a.approved_by_name))
  from private.approvals a where a.collection = draft.collection and a.id = draft.id
$$;

-- Approves this version of a draft, or withdraws the approval: {"approved": true or false as requested, …} with the draft. Where
-- the version isn't the newest, nothing is changed and `approved` is null. A repeated request (its first response may have been
-- lost) changes nothing. The log names the owner of an approval that another person withdraws or replaces.
create function private.approve_draft(collection text, item bigint, version integer, approved boolean default true) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  draft public.drafts;
  before private.approvals;
  done boolean;
begin
  perform private.must_have('content.approve');
  select d.* into draft from public.drafts d
    where d.collection = approve_draft.collection and d.id = item and d.binned_at is null
      and not private.is_hidden(d.collection, d.id) for update;
  if not found then
    raise exception 'There is no such draft' using errcode = 'PT404';
  end if;
  if draft.version is not distinct from approve_draft.version and approved is not null then
    done := approved;
    if approved then
      perform private.end_review(draft.collection, draft.id);
    end if;
    select a.* into before from private.approvals a where a.collection = draft.collection and a.id = draft.id;
    if approved and before.version is not distinct from draft.version and before.approved_by is not distinct from auth.uid()
      or not approved and before.id is null then
      return private.draft_json(draft) || jsonb_build_object('approved', done);
    end if;
    delete from private.approvals a where a.collection = draft.collection and a.id = draft.id;
    if approved then
      insert into private.approvals (collection, id, version, approved_by, approved_by_name)
      values (draft.collection, draft.id, draft.version, auth.uid(), coalesce(private.current_user_name(), ''));
    end if;
    perform private.audit(draft.collection, draft.id::text, case when approved then 'approved' else 'unapproved' end, null,
      jsonb_strip_nulls(jsonb_build_object('version', draft.version,
        'former', case when before.approved_by is distinct from auth.uid() then before.approved_by_name end)));
  end if;
  return private.draft_json(draft) || jsonb_build_object('approved', done);
end
$$;

revoke all on all functions in schema private from public;
select private.expose('approve_draft', 'authenticated, service_role');
