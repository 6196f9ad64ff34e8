-- The only ways to write drafts. Each public function is a thin door, run as the caller, to one of the private schema that
-- runs as the owner and asks for the right itself.
alter table private.settings
  -- Called with POST whenever visitors are to read something else: a static host builds the prerendered pages anew.
  add column deploy_hook text check (deploy_hook ~ '^https?://');

-- The secret key (seed, import) may do what super admins may.
create function private.must_edit() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if current_setting('role', true) is distinct from 'service_role' and not private.is_super_admin() then
    raise exception 'Only super admins may do this' using errcode = '42501';
  end if;
end
$$;
revoke all on function private.must_edit() from public, anon, authenticated, service_role;

-- Asks the static host to build again; says whether it was asked. pg_net is what hosted projects call addresses with.
create function private.ask_for_build() returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  hook text := (select s.deploy_hook from private.settings s);
begin
  if hook is null or not exists (
    select from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'net' and p.proname = 'http_post'
  ) then
    return false;
  end if;
  begin
    execute 'select net.http_post(url := $1)' using hook;
  exception when others then
    -- What was published is published: the next build brings it along.
    raise warning 'The deploy hook could not be called: %', sqlerrm;
    return false;
  end;
  return true;
end
$$;
revoke all on function private.ask_for_build() from public, anon, authenticated, service_role;

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
revoke all on function private.check_document(text, jsonb) from public, anon, authenticated, service_role;

-- The number of the next item.
create function private.next_item(collection text) returns bigint
language sql security definer set search_path = ''
as $$
  select nextval(pg_get_serial_sequence(c.live_table::text, 'id')::regclass)
  from private.collections c where c.name = collection
$$;
revoke all on function private.next_item(text) from public, anon, authenticated, service_role;

-- A draft as its editor needs it.
create function private.whole_draft(draft public.drafts) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'collection', draft.collection, 'id', draft.id, 'document', draft.document, 'version', draft.version,
    'saved_at', draft.saved_at, 'saved_by_name', draft.saved_by_name,
    'mine', draft.saved_by is not distinct from auth.uid(), 'binned_at', draft.binned_at,
    'live', jsonb_build_object(
      'id', case when draft.live_from_indonesian is not null then jsonb_build_object(
        'from', draft.live_from_indonesian, 'revision', draft.revision_indonesian,
        'changed', (select r.side <> draft.side_indonesian from public.revisions r where r.id = draft.revision_indonesian)
      ) end,
      'en', case when draft.live_from_english is not null then jsonb_build_object(
        'from', draft.live_from_english, 'revision', draft.revision_english,
        'changed', (select r.side <> draft.side_english from public.revisions r where r.id = draft.revision_english)
      ) end
    ),
    'now', now()
  )
$$;
revoke all on function private.whole_draft(public.drafts) from public, anon, authenticated, service_role;

create function private.read_draft(collection text, item bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  draft public.drafts;
begin
  perform private.must_edit();
  select d.* into draft from public.drafts d where d.collection = read_draft.collection and d.id = item;
  if not found then
    raise exception 'There is no such draft' using errcode = 'PT404';
  end if;
  return private.whole_draft(draft);
end
$$;

create function private.create_draft(collection text, document jsonb, key uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  draft public.drafts;
begin
  perform private.must_edit();
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
      coalesce(private.my_name(), ''))
    returning * into draft;
  elsif draft.collection <> create_draft.collection then
    raise exception 'This key belongs to something else' using errcode = 'PT409', detail = 'key',
      hint = 'Choose a new one.';
  end if;
  return private.whole_draft(draft);
end
$$;

-- {"saved": true, …} or, where the version isn't the newest one, {"saved": false, …} with the draft as it is now; then
-- nothing was changed. A document that is there already is saved, whoever asks: the answer to the first try got lost.
create function private.save_draft(collection text, item bigint, based_on integer, document jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  draft public.drafts;
  fits boolean;
begin
  perform private.must_edit();
  perform private.check_document(collection, document);
  select d.* into draft from public.drafts d
    where d.collection = save_draft.collection and d.id = item for update;
  if not found then
    raise exception 'There is no such draft' using errcode = 'PT404';
  end if;
  fits := draft.version is not distinct from based_on or draft.document = save_draft.document;
  if fits and draft.binned_at is not null then
    raise exception 'This is in the bin' using errcode = 'PT409', hint = 'Restore it first.';
  end if;
  if fits then
    update public.drafts d set document = save_draft.document
      where d.collection = save_draft.collection and d.id = item returning d.* into draft;
  end if;
  return private.whole_draft(draft) || jsonb_build_object('saved', fits);
end
$$;

-- One request changes a page of a list at the most.
create function private.must_be_few(items jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) > 100 then
    raise exception 'A list of at most 100 items is due' using errcode = 'PT400';
  end if;
end
$$;

-- A whole number that isn't negative, as ids and versions are. What isn't checked before it is cast fails in words of the
-- database's own.
create function private.is_whole(value jsonb, most_digits integer default 15) returns boolean
language sql immutable set search_path = ''
as $$
  select jsonb_typeof(value) is not distinct from 'number' and value #>> '{}' ~ ('^[0-9]{1,' || most_digits || '}$')
$$;

-- A list of items' numbers, or of objects that name an item each by its number.
create function private.must_be_numbers(items jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  perform private.must_be_few(items);
  if exists (select from jsonb_array_elements(items) as e (value) where not private.is_whole(e.value)) then
    raise exception 'A list of the items'' numbers is due' using errcode = 'PT400', detail = 'items';
  end if;
end
$$;
create function private.must_be_items(items jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  perform private.must_be_few(items);
  if exists (select from jsonb_array_elements(items) as e (value) where not private.is_whole(e.value -> 'id')) then
    raise exception 'A list of objects is due that each name an item by its number' using errcode = 'PT400', detail = 'id';
  end if;
end
$$;
revoke all on function private.must_be_few(jsonb), private.is_whole(jsonb, integer), private.must_be_numbers(jsonb),
  private.must_be_items(jsonb) from public, anon, authenticated, service_role;

create function public.read_draft(collection text, item bigint) returns jsonb
language sql stable set search_path = '' as $$ select private.read_draft(collection, item) $$;
create function public.create_draft(collection text, document jsonb, key uuid) returns jsonb
language sql set search_path = '' as $$ select private.create_draft(collection, document, key) $$;
create function public.save_draft(collection text, item bigint, based_on integer, document jsonb) returns jsonb
language sql set search_path = '' as $$ select private.save_draft(collection, item, based_on, document) $$;

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'read_draft(text, bigint)',
    'create_draft(text, jsonb, uuid)',
    'save_draft(text, bigint, integer, jsonb)'
  ] loop
    execute format('revoke all on function private.%s from public, anon, authenticated, service_role', signature);
    execute format('revoke all on function public.%s from public, anon, authenticated, service_role', signature);
    execute format('grant execute on function private.%s to authenticated, service_role', signature);
    execute format('grant execute on function public.%s to authenticated, service_role', signature);
  end loop;
end
$$;
