-- Drafts that are marked as ready for review, with the marked version. The mark is removed when the draft is approved, published or
-- sent back.
create table private.review_requests (
  collection text not null,
  id bigint not null,
  -- The marked version, so that a reviewer of a later one sees the changes since.
  version integer not null,
  document jsonb not null,
  requested_at timestamptz not null default now(),
  requested_by uuid references auth.users (id) on delete set null,
  requested_by_name text not null,
  primary key (collection, id),
  foreign key (collection, id) references public.drafts (collection, id) on delete cascade
);
create index review_requests_of_person on private.review_requests (requested_by) where requested_by is not null;
alter table private.review_requests enable row level security;
revoke all on table private.review_requests from public, anon, authenticated, service_role;

-- {"version", "at", "by"} of a draft's mark; null where it has none. `by` is as in private.person_json.
create function private.review_of(collection text, item bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('version', r.version, 'at', r.requested_at,
    'by', private.person_json(r.requested_by, r.requested_by_name))
  from private.review_requests r where r.collection = review_of.collection and r.id = item
$$;

create function private.end_review(collection text, item bigint) returns void
language sql security definer set search_path = ''
as $$ delete from private.review_requests r where r.collection = end_review.collection and r.id = item $$;

-- {"version", "document"} of a draft as it was marked; null where it has no mark.
create function private.read_review(collection text, item bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.must_have('content.read');
  perform private.must_be_open_draft(collection, item);
  return (
    select jsonb_build_object('version', r.version, 'document', r.document)
    from private.review_requests r where r.collection = read_review.collection and r.id = item);
end
$$;

-- Raises an error for a version that isn't the newest, because the caller hasn't seen the changes since.
create function private.must_be_newest(draft public.drafts, version integer) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if draft.version is distinct from must_be_newest.version then
    raise exception 'There is a newer version' using errcode = 'PT412', hint = 'Read it first.';
  end if;
end
$$;

-- Marks this version of a draft as ready for review, or removes the mark of any version; returns the draft. A repeated request
-- changes nothing and keeps who marked it first. A version that isn't the newest one is 412.
create function private.request_review(collection text, item bigint, version integer, wanted boolean default true) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  draft public.drafts;
  done integer;
begin
  perform private.must_have('content.translate');
  perform private.must_be_open_draft(collection, item);
  select d.* into draft from public.drafts d where d.collection = request_review.collection and d.id = item for update;
  if wanted then
    perform private.must_be_newest(draft, version);
    insert into private.review_requests as r (collection, id, version, document, requested_by, requested_by_name)
    values (draft.collection, draft.id, draft.version, draft.document, auth.uid(), coalesce(private.current_user_name(), ''))
    on conflict on constraint review_requests_pkey do update set version = excluded.version, document = excluded.document,
      requested_at = now(), requested_by = excluded.requested_by, requested_by_name = excluded.requested_by_name
      where r.version <> excluded.version;
  else
    delete from private.review_requests r where r.collection = draft.collection and r.id = draft.id;
  end if;
  get diagnostics done = row_count;
  if done > 0 then
    perform private.audit(draft.collection, draft.id::text, case when wanted then 'ready' else 'unready' end);
  end if;
  return private.draft_json(draft);
end
$$;

-- Sends a draft back to the person who marked it as ready, with a comment on the whole draft that mentions them. The same key twice
-- adds one comment. A version that isn't the newest one is 412.
create function private.send_back(
  collection text, item bigint, version integer, key uuid, body text, mentions uuid[] default '{}'
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  draft public.drafts;
  request private.review_requests;
begin
  perform private.must_have('content.approve');
  perform private.must_be_open_draft(collection, item);
  select d.* into draft from public.drafts d where d.collection = send_back.collection and d.id = item for update;
  -- A repeated request after a lost response; its author may have changed the text meanwhile.
  update private.comments c set body = private.comment_text(send_back.body), edited_at = clock_timestamp()
    where c.id = key and c.author is not distinct from auth.uid() and c.wants_changes and c.deleted_at is null
      and c.collection = draft.collection and c.draft_id = draft.id and c.body <> private.comment_text(send_back.body);
  if not exists (select from private.comments c where c.id = key and c.author is not distinct from auth.uid()
    and c.wants_changes and c.collection = draft.collection and c.draft_id = draft.id) then
    select r.* into request from private.review_requests r where r.collection = draft.collection and r.id = draft.id;
    if not found then
      raise exception 'This isn''t ready for review' using errcode = 'PT409', hint = 'Somebody else was quicker.';
    end if;
    perform private.must_be_newest(draft, version);
    perform private.add_comment(draft.collection, draft.id, key, body,
      array_remove(mentions || request.requested_by, null), null, null);
    update private.comments c set wants_changes = true where c.id = key;
    perform private.end_review(draft.collection, draft.id);
    perform private.audit(draft.collection, draft.id::text, 'sent-back');
  end if;
  return private.draft_json(draft);
end
$$;

revoke all on all functions in schema private from public;
select private.expose('read_review, request_review, send_back', 'authenticated, service_role');
