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

create function private.problems_of(draft public.drafts, languages text[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  language text;
  found_ones text[];
  answer jsonb := '{}';
begin
  foreach language in array languages loop
    execute format('select private.%I($1, $2)', draft.collection || '_problems') into found_ones
      using draft.document, language;
    if found_ones <> '{}' then
      answer := answer || jsonb_build_object(language, to_jsonb(found_ones));
    end if;
  end loop;
  return answer;
end
$$;

create function private.already_live(draft public.drafts, languages text[]) returns jsonb
language sql stable set search_path = ''
as $$
  select case when draft.live_from_indonesian <= now() and 'id' = any (languages) then '{"id": ["live"]}'::jsonb else '{}' end
    || case when draft.live_from_english <= now() and 'en' = any (languages) then '{"en": ["live"]}'::jsonb else '{}' end
$$;

-- The problems of these languages, and an end date that has passed by the time of publishing, because the item would never be
-- visible.
create function private.problems_at(draft public.drafts, languages text[], problems jsonb, moment timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  select case when private.moment_at(draft.document, 'activeUntil') <= moment then
    problems || coalesce((
      select jsonb_object_agg(l.language, coalesce(problems -> l.language, '[]') || '["activeUntil"]')
      from unnest(languages) as l (language)
      where not coalesce(problems -> l.language, '[]') ? 'activeUntil'
    ), '{}')
  else problems end
$$;

-- Publishes the drafts of these languages, from a time on (null: now). `items` is [{"id", "version"}, …]. An item that was saved
-- since is `stale`, one with problems is `blocked` and they are listed; both stay as they were.
create function private.publish_drafts(
  collection text, items jsonb, languages text[], live_from timestamptz
) returns jsonb
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
  perform private.lock_content(exclusive => false);
  for item in select value from jsonb_array_elements(items) order by (value ->> 'id')::bigint loop
    select d.* into draft from public.drafts d
      where d.collection = publish_drafts.collection and d.id = (item ->> 'id')::bigint and d.binned_at is null
      for update;
    if not found or draft.version is distinct from (item ->> 'version')::integer then
      stale := stale || jsonb_build_array((item ->> 'id')::bigint);
      continue;
    end if;
    problems := private.problems_of(draft, languages);
    -- A language has one published text at a time: scheduling a new one would hide the current one until then.
    if moment > now() then
      problems := problems || private.already_live(draft, languages);
    end if;
    problems := private.problems_at(draft, languages, problems, moment);
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
-- optional), or that doesn't exist, is `stale` and stays as it was. Used for withdrawing, for publishing an older revision again,
-- and for undoing both: `before` in its response is the input that undoes the change.
create function private.set_live(collection text, items jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  item jsonb;
  draft public.drafts;
  shown public.drafts;
  before jsonb := '[]';
  stale jsonb := '[]';
begin
  perform private.must_have('content.publish');
  perform private.must_be_items(items);
  perform private.must_be_live_state(e.value) from jsonb_array_elements(items) as e (value);
  perform private.lock_content(exclusive => false);
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
    update public.drafts d set
      live_from_indonesian = shown.live_from_indonesian, revision_indonesian = shown.revision_indonesian,
      live_from_english = shown.live_from_english, revision_english = shown.revision_english
      where d.collection = draft.collection and d.id = draft.id returning d.* into shown;
    before := before || jsonb_build_array(private.undo_item(draft, shown));
  end loop;
  return jsonb_build_object('before', before, 'stale', stale,
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

create function public.publish_drafts(
  collection text, items jsonb, languages text[], live_from timestamptz default null
) returns jsonb
language sql set search_path = '' as $$ select private.publish_drafts(collection, items, languages, live_from) $$;

create function public.set_live(collection text, items jsonb) returns jsonb
language sql set search_path = '' as $$ select private.set_live(collection, items) $$;

revoke all on all functions in schema private from public;
revoke all on function public.publish_drafts, public.set_live from public, anon, authenticated, service_role;
grant execute on function private.publish_drafts, private.set_live, public.publish_drafts, public.set_live to
  authenticated, service_role;
