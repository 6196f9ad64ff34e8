-- Reading, creating and saving drafts.

-- A collection has <name>_check(document jsonb), which raises PT400 for an invalid document, and <name>_reasons, which says why a
-- language can't be published yet (private.problems).
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

-- Validates a list of objects with an item's id and the version that was read.
create function private.must_be_versions(items jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  perform private.must_be_items(items);
  if exists (select from jsonb_array_elements(items) as e (value) where not private.is_whole_number(e.value -> 'version', 9)) then
    raise exception 'The version of each item is due' using errcode = 'PT400', detail = 'version';
  end if;
end
$$;

-- The id of the next item.
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
    -- The addresses in it of pictures and attached files that are gone.
    'missing_media', private.missing_media(draft.document::text),
    'live', jsonb_build_object(
      'id', case when draft.live_from_indonesian is not null then jsonb_build_object(
        'from', draft.live_from_indonesian, 'revision', draft.revision_indonesian,
        'changed', draft.changed_indonesian
      ) end,
      'en', case when draft.live_from_english is not null then jsonb_build_object(
        'from', draft.live_from_english, 'revision', draft.revision_english,
        'changed', draft.changed_english
      ) end
    ),
    'approval', private.approval_of(draft),
    'review', private.review_of(draft.collection, draft.id),
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
  if private.pictures_in(document) <> '{}' then
    perform private.lock_media(exclusive => false);
  end if;
  document := private.hold_terms(collection, document);
  if key is null then
    raise exception 'A key for the new item is due' using errcode = 'PT400', detail = 'key';
  end if;
  -- A concurrent request with the same key waits for the first one to end, and finds its draft.
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

-- {"saved": true, …} or, where the version isn't the newest one, {"saved": false, …} with the current draft, and nothing is
-- changed. A document that is stored already counts as saved, because the first response may have been lost. Translators get PT403
-- where more than their language differs. Deleted tags and categories are replaced by those that they were merged into, or removed.
-- The overwritten document is kept as a version where one is due, and always with `keep`, which a client sends before it restores
-- an older version.
create function private.save_draft(collection text, item bigint, based_on integer, document jsonb, keep boolean default false) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  draft public.drafts;
  fits boolean;
begin
  perform private.must_have('content.translate');
  perform private.check_document(collection, document);
  if private.pictures_in(document) <> '{}' then
    perform private.lock_media(exclusive => false);
  end if;
  document := private.hold_terms(collection, document);
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
    if keep or draft.document <> save_draft.document and private.is_version_due(draft) then
      perform private.keep_version(draft);
    end if;
    update public.drafts d set document = save_draft.document
      where d.collection = save_draft.collection and d.id = item returning d.* into draft;
  end if;
  return private.draft_json(draft) || jsonb_build_object('saved', fits);
end
$$;

revoke all on all functions in schema private from public;
select private.expose('read_draft, create_draft, save_draft', 'authenticated, service_role');
