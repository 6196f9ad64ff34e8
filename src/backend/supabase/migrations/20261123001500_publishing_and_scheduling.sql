-- Publishing drafts, publishing older revisions again, and withdrawing.

-- Requests a new build from the static host and returns whether it was requested. pg_net is the extension with which hosted
-- projects make HTTP requests.
create function private.request_build() returns boolean
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
    -- The content is published already: the next build contains it.
    raise warning 'The deploy hook could not be called: %', sqlerrm;
    return false;
  end;
  return true;
end
$$;

-- Functions that change many rows take this lock first: publishing and the bin share it and process items in the order of their
-- ids; functions that change categories hold it exclusively. Without it there would be deadlocks: one would hold a draft and wait
-- for its category, another hold the category and wait for the draft.
create function private.lock_content(exclusive boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  key constant bigint := hashtextextended('what visitors read', 0);
begin
  if exclusive then
    perform pg_advisory_xact_lock(key);
  else
    perform pg_advisory_xact_lock_shared(key);
  end if;
end
$$;

-- The problems of a schedule: a language has one published text at a time, so a later one would hide the current one until then. Of no
-- other way: an undo may bring back a schedule.
create function private.schedule_problems(draft public.drafts, languages text[], problems jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select problems || coalesce((
    select jsonb_object_agg(l.language, '["live"]' || coalesce(problems -> l.language, '[]'))
    from (values ('id', draft.live_from_indonesian), ('en', draft.live_from_english)) as l (language, live_from)
    where l.language = any (languages) and l.live_from <= now()), '{}')
$$;

-- Publishes the drafts of these languages, from a time on (null: now). `items` is [{"id", "version"}, …]. An item that was saved
-- since is `stale`, one with problems is `blocked` and they are listed; both stay as they were.
create function private.publish_drafts(collection text, items jsonb, languages text[], live_from timestamptz default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  moment timestamptz := greatest(coalesce(live_from, now()), now());
  item jsonb;
  draft public.drafts;
  published public.drafts;
  problems jsonb;
  done jsonb := '[]';
  stale jsonb := '[]';
  blocked jsonb := '[]';
begin
  perform private.must_have('content.publish');
  perform private.must_be_versions(items);
  if languages is null or languages = '{}' or not languages <@ array['id', 'en'] then
    raise exception 'The languages are id and en' using errcode = 'PT400', detail = 'languages';
  end if;
  if not isfinite(live_from) then
    raise exception 'This is no moment: %', live_from using errcode = 'PT400', detail = 'live_from';
  end if;
  perform private.lock_content(exclusive => false), private.lock_media(exclusive => false);
  for item in select value from jsonb_array_elements(items) order by (value ->> 'id')::bigint loop
    select d.* into draft from public.drafts d
      where d.collection = publish_drafts.collection and d.id = (item ->> 'id')::bigint and d.binned_at is null
      for update;
    if not found or draft.version is distinct from (item ->> 'version')::integer then
      stale := stale || jsonb_build_array((item ->> 'id')::bigint);
      continue;
    end if;
    problems := private.document_problems(draft.collection, draft.document, languages, moment);
    if moment > now() then
      problems := private.schedule_problems(draft, languages, problems);
    end if;
    if problems <> '{}' then
      blocked := blocked || jsonb_build_array(jsonb_build_object('id', draft.id, 'problems', problems));
      continue;
    end if;
    update public.drafts d set
      live_from_indonesian = case when 'id' = any (languages) then moment else d.live_from_indonesian end,
      revision_indonesian = case when 'id' = any (languages) then null else d.revision_indonesian end,
      live_from_english = case when 'en' = any (languages) then moment else d.live_from_english end,
      revision_english = case when 'en' = any (languages) then null else d.revision_english end
      where d.collection = draft.collection and d.id = draft.id returning d.* into published;
    perform private.end_review(draft.collection, draft.id);
    done := done || jsonb_build_array(private.undo_item(draft, published));
  end loop;
  return jsonb_build_object('before', done, 'stale', stale, 'blocked', blocked,
    'build', jsonb_array_length(done) > 0 and private.request_build());
end
$$;

-- Publishes or withdraws revisions: [{"id", "live": {"id": {"revision", "from"} or null, "en": …}, "was": {"id": revision or null,
-- "en": …}}, …]. A language that isn't in `live` stays as it is. An item whose published state differs from `was` (which is
-- optional), or that doesn't exist, is `stale`, one of which visitors would see a revision with problems is `blocked` as in
-- publish_drafts; both stay as they were. Used for withdrawing, for publishing an older revision again, and for undoing both:
-- `before` in its response is the input that undoes the change.
create function private.set_live(collection text, items jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  item jsonb;
  draft public.drafts;
  shown public.drafts;
  problems jsonb;
  before jsonb := '[]';
  stale jsonb := '[]';
  blocked jsonb := '[]';
begin
  perform private.must_have('content.publish');
  perform private.must_be_items(items);
  perform private.must_be_live_state(e.value) from jsonb_array_elements(items) as e (value);
  perform private.lock_content(exclusive => false), private.lock_media(exclusive => false);
  for item in select value from jsonb_array_elements(items) order by (value ->> 'id')::bigint loop
    select d.* into draft from public.drafts d
      where d.collection = set_live.collection and d.id = (item ->> 'id')::bigint and d.binned_at is null
      for update;
    if not found then
      stale := stale || jsonb_build_array((item ->> 'id')::bigint);
      continue;
    end if;
    shown := draft;
    if item -> 'live' ? 'id' then
      shown.revision_indonesian := private.requested_revision(draft, 'id', item #> '{live,id}');
      shown.live_from_indonesian := private.requested_live_from(item #> '{live,id}',
        case when shown.revision_indonesian = draft.revision_indonesian then draft.live_from_indonesian end);
    end if;
    if item -> 'live' ? 'en' then
      shown.revision_english := private.requested_revision(draft, 'en', item #> '{live,en}');
      shown.live_from_english := private.requested_live_from(item #> '{live,en}',
        case when shown.revision_english = draft.revision_english then draft.live_from_english end);
    end if;
    -- An item that has the requested state already isn't stale: a repeated request after a lost response gets the same result.
    if private.live_state_differs(draft, item -> 'was') then
      if private.live_state(shown) = private.live_state(draft) then
        before := before || jsonb_build_array(jsonb_set(private.undo_item(draft, shown), '{live}',
          private.live_state(draft) -> 'live' || private.restorable_state(item -> 'was')));
      else
        stale := stale || jsonb_build_array(draft.id);
      end if;
      continue;
    end if;
    problems := private.change_problems(draft, shown);
    if problems <> '{}' then
      blocked := blocked || jsonb_build_array(jsonb_build_object('id', draft.id, 'problems', problems));
      continue;
    end if;
    update public.drafts d set
      live_from_indonesian = shown.live_from_indonesian, revision_indonesian = shown.revision_indonesian,
      live_from_english = shown.live_from_english, revision_english = shown.revision_english
      where d.collection = draft.collection and d.id = draft.id returning d.* into shown;
    before := before || jsonb_build_array(private.undo_item(draft, shown));
  end loop;
  return jsonb_build_object('before', before, 'stale', stale, 'blocked', blocked,
    'build', jsonb_array_length(before) > 0 and private.request_build());
end
$$;

-- The time from which a revision is visible: the requested one, else now or, if that is earlier, the time that it already has.
create function private.requested_live_from(wanted jsonb, already timestamptz) returns timestamptz
language sql stable set search_path = ''
as $$
  select case when jsonb_typeof(wanted) = 'object' then coalesce((wanted ->> 'from')::timestamptz, least(already, now())) end
$$;

create function private.requested_revision(draft public.drafts, wanted_language text, wanted jsonb) returns bigint
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted_id bigint := (wanted ->> 'revision')::bigint;
begin
  if jsonb_typeof(wanted) is distinct from 'object' then
    return null;
  end if;
  if not exists (
    select from public.revisions r
    where r.id = wanted_id and r.collection = draft.collection and r.item_id = draft.id and r.language = wanted_language
  ) then
    raise exception 'There is no such revision' using errcode = 'PT404';
  end if;
  return wanted_id;
end
$$;

revoke all on all functions in schema private from public;
select private.expose('publish_drafts, set_live', 'authenticated, service_role');
