-- Reading, making, saving and approving drafts: with publishing and the bin, the only ways to write them.

-- A collection brings <name>_check(document jsonb), which raises PT400 where a document isn't its own, and
-- <name>_problems(document jsonb, language text) returns text[]: why a language can't be published yet.
create function private.check_document(collection text, document jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from private.collections c where c.name = collection) then
    raise exception 'There is no such collection' using errcode = 'PT404';
  end if;
  execute format('select private.%I($1)', collection || '_check') using document;
end
$$;

-- The number of the next item.
create function private.next_item(collection text) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  wanted private.collections;
begin
  select c.* into wanted from private.collections c where c.name = collection;
  if wanted.schema is null then
    return nextval(pg_get_serial_sequence(wanted.live_table::text, 'id')::regclass);
  end if;
  if wanted.schema @> '{"single": true}' then
    raise exception 'There is only one of this' using errcode = 'PT409', hint = 'Change the one that is there.';
  end if;
  update private.collections c set last_item = c.last_item + 1 where c.name = collection returning c.* into wanted;
  return wanted.last_item;
end
$$;

-- A draft as its editor needs it.
create function private.draft_json(draft public.drafts) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'collection', draft.collection, 'id', draft.id, 'document', draft.document, 'version', draft.version,
    'saved_at', draft.saved_at, 'saved_by_name', draft.saved_by_name,
    'mine', draft.saved_by is not distinct from auth.uid(), 'binned_at', draft.binned_at,
    'live', jsonb_build_object(
      'id', case when draft.live_from_indonesian is not null then jsonb_build_object(
        'from', draft.live_from_indonesian, 'revision', draft.revision_indonesian,
        'changed', (select r.content_hash <> draft.content_hash_indonesian from public.revisions r
          where r.id = draft.revision_indonesian)
      ) end,
      'en', case when draft.live_from_english is not null then jsonb_build_object(
        'from', draft.live_from_english, 'revision', draft.revision_english,
        'changed', (select r.content_hash <> draft.content_hash_english from public.revisions r
          where r.id = draft.revision_english)
      ) end
    ),
    'approval', private.approval_of(draft),
    'now', now()
  )
$$;

create function private.read_draft(collection text, item bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  draft public.drafts;
begin
  perform private.must_have('content.read');
  select d.* into draft from public.drafts d
    where d.collection = read_draft.collection and d.id = item and not private.is_hidden(d.collection, d.id);
  if not found then
    raise exception 'There is no such draft' using errcode = 'PT404';
  end if;
  return private.draft_json(draft);
end
$$;

create function private.create_draft(collection text, document jsonb, key uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  draft public.drafts;
begin
  perform private.must_have('content.edit');
  perform private.check_document(collection, document);
  if key is null then
    raise exception 'A key for the new item is due' using errcode = 'PT400', detail = 'key';
  end if;
  -- The same key twice at once: the second one waits for the first one's end, and finds it.
  perform pg_advisory_xact_lock(hashtextextended(key::text, 0));
  select d.* into draft from public.drafts d where d.creation_key = key;
  if not found then
    insert into public.drafts (collection, id, document, creation_key, saved_by, saved_by_name)
    values (create_draft.collection, private.next_item(collection), create_draft.document, key, auth.uid(),
      coalesce(private.current_user_name(), ''))
    returning * into draft;
  elsif draft.collection <> create_draft.collection then
    raise exception 'This key belongs to something else' using errcode = 'PT409', detail = 'key',
      hint = 'Choose a new one.';
  end if;
  return private.draft_json(draft);
end
$$;

-- {"saved": true, …} or, where the version isn't the newest one, {"saved": false, …} with the draft as it is now; then
-- nothing was changed. A document that is there already is saved, whoever asks: the answer to the first try got lost. Whoever
-- only translates is refused (PT403) where anything else than their language differs.
create function private.save_draft(collection text, item bigint, based_on integer, document jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  draft public.drafts;
  fits boolean;
begin
  perform private.must_have('content.translate');
  perform private.check_document(collection, document);
  select d.* into draft from public.drafts d
    where d.collection = save_draft.collection and d.id = item and not private.is_hidden(d.collection, d.id) for update;
  if not found then
    raise exception 'There is no such draft' using errcode = 'PT404';
  end if;
  fits := draft.version is not distinct from based_on or draft.document = save_draft.document;
  if fits and draft.binned_at is not null then
    raise exception 'This is in the bin' using errcode = 'PT409', hint = 'Restore it first.';
  end if;
  if fits and not private.has_right('content.edit') then
    perform private.must_be_translation(draft.document, save_draft.document, private.my_language());
  end if;
  if fits then
    update public.drafts d set document = save_draft.document
      where d.collection = save_draft.collection and d.id = item returning d.* into draft;
  end if;
  return private.draft_json(draft) || jsonb_build_object('saved', fits);
end
$$;

-- Approves this version of a draft, or takes that back: {"approved": true or false as wanted, …} with the draft. Where the version
-- isn't the newest one nothing was changed, and `approved` is null. What is so already, for the answer to the first try may have
-- got lost, is done once; somebody else's approval that is taken back or replaced is named in the log.
create function private.approve_draft(collection text, item bigint, version integer, approved boolean) returns jsonb
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

create function public.approve_draft(collection text, item bigint, version integer, approved boolean default true)
returns jsonb
language sql set search_path = '' as $$ select private.approve_draft(collection, item, version, approved) $$;

create function public.read_draft(collection text, item bigint) returns jsonb
language sql stable set search_path = '' as $$ select private.read_draft(collection, item) $$;

create function public.create_draft(collection text, document jsonb, key uuid) returns jsonb
language sql set search_path = '' as $$ select private.create_draft(collection, document, key) $$;

create function public.save_draft(collection text, item bigint, based_on integer, document jsonb) returns jsonb
language sql set search_path = '' as $$ select private.save_draft(collection, item, based_on, document) $$;

revoke all on all functions in schema private from public;
revoke all on function public.read_draft, public.create_draft, public.save_draft, public.approve_draft from public, anon,
  authenticated, service_role;
grant execute on function private.read_draft, private.create_draft, private.save_draft, private.approve_draft,
  public.read_draft, public.create_draft, public.save_draft, public.approve_draft to authenticated, service_role;
