-- Undoing takes back what one did oneself, never what somebody has published since: set_live may be told what it replaces.

-- Whoever changes many rows takes this before any of them: those who publish, show and bin beside one another, each item by
-- item in the order of their numbers; those who write categories alone. Else one holds a draft and waits for its category,
-- the other holds the category and waits for the draft.
create function private.take_turn(alone boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  turn constant bigint := hashtextextended('what visitors read', 0);
begin
  if alone then
    perform pg_advisory_xact_lock(turn);
  else
    perform pg_advisory_xact_lock_shared(turn);
  end if;
end
$$;
revoke all on function private.take_turn(boolean) from public, anon, authenticated, service_role;

-- How to undo a change, in the form that set_live takes: what visitors read before, and which revisions they read after.
create function private.way_back(before public.drafts, after public.drafts) returns jsonb
language sql immutable set search_path = ''
as $$
  select private.live_places(before) || jsonb_build_object(
    'was', jsonb_build_object('id', after.revision_indonesian, 'en', after.revision_english))
$$;
revoke all on function private.way_back(public.drafts, public.drafts) from public, anon, authenticated, service_role;

-- Whether visitors read something else of a draft than `was` says: {"id": revision or null, "en": …}. A language that isn't
-- named may have anything.
create function private.live_otherwise(draft public.drafts, was jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(was ? 'id' and draft.revision_indonesian is distinct from (was ->> 'id')::bigint, false)
    or coalesce(was ? 'en' and draft.revision_english is distinct from (was ->> 'en')::bigint, false)
$$;
revoke all on function private.live_otherwise(public.drafts, jsonb) from public, anon, authenticated, service_role;

-- Publishes the working copies of these languages, from a moment on (null: at once). `items` is [{"id", "version"}, …]; an
-- item that was saved since is `stale`, one that lacks something is `blocked` with what it lacks, and both stay as they were.
create or replace function private.publish_drafts(
  collection text, items jsonb, languages text[], live_from timestamptz
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  moment timestamptz := greatest(coalesce(live_from, now()), now());
  item jsonb;
  draft public.drafts;
  published public.drafts;
  lacking jsonb;
  done jsonb := '[]';
  stale jsonb := '[]';
  blocked jsonb := '[]';
begin
  perform private.must_edit();
  perform private.must_be_few(items);
  perform private.take_turn(alone => false);
  for item in select value from jsonb_array_elements(items) order by (value ->> 'id')::bigint loop
    select d.* into draft from public.drafts d
      where d.collection = publish_drafts.collection and d.id = (item ->> 'id')::bigint and d.binned_at is null
      for update;
    if not found or draft.version is distinct from (item ->> 'version')::integer then
      stale := stale || jsonb_build_array((item ->> 'id')::bigint);
      continue;
    end if;
    lacking := private.problems_of(draft, languages);
    -- A language has one published text at a time: a later one would take today's away until then.
    if moment > now() then
      lacking := lacking || private.live_already(draft, languages);
    end if;
    if lacking <> '{}' then
      blocked := blocked || jsonb_build_array(jsonb_build_object('id', draft.id, 'problems', lacking));
      continue;
    end if;
    update public.drafts d set
      live_from_indonesian = case when 'id' = any (languages) then moment else d.live_from_indonesian end,
      revision_indonesian = case when 'id' = any (languages) then null else d.revision_indonesian end,
      live_from_english = case when 'en' = any (languages) then moment else d.live_from_english end,
      revision_english = case when 'en' = any (languages) then null else d.revision_english end
      where d.collection = draft.collection and d.id = draft.id returning d.* into published;
    done := done || jsonb_build_array(private.way_back(draft, published));
  end loop;
  return jsonb_build_object('before', done, 'stale', stale, 'blocked', blocked,
    'build', jsonb_array_length(done) > 0 and private.ask_for_build());
end
$$;

-- Puts revisions in front of visitors, or takes them away: [{"id", "live": {"id": {"revision", "from"} or null, "en": …},
-- "was": {"id": revision or null, "en": …}}, …]. A language that `live` doesn't name stays as it is; an item of which
-- visitors read something else than `was` says (it may be left out), or that isn't there, is `stale` and stays as it was.
-- Withdraws, shows an older version again, and undoes each of these: its answer holds in `before` what to call it with.
create or replace function private.set_live(collection text, items jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  item jsonb;
  draft public.drafts;
  shown public.drafts;
  before jsonb := '[]';
  stale jsonb := '[]';
begin
  perform private.must_edit();
  perform private.must_be_few(items);
  perform private.take_turn(alone => false);
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
      shown.live_from_indonesian := private.live_moment(item #> '{live,id}');
      shown.revision_indonesian := private.own_revision(draft, 'id', item #> '{live,id}');
    end if;
    if item -> 'live' ? 'en' then
      shown.live_from_english := private.live_moment(item #> '{live,en}');
      shown.revision_english := private.own_revision(draft, 'en', item #> '{live,en}');
    end if;
    -- What stands as it is asked for already isn't stale: the answer to the first try got lost.
    if private.live_otherwise(draft, item -> 'was') and private.live_places(shown) <> private.live_places(draft) then
      stale := stale || jsonb_build_array(draft.id);
      continue;
    end if;
    update public.drafts d set
      live_from_indonesian = shown.live_from_indonesian, revision_indonesian = shown.revision_indonesian,
      live_from_english = shown.live_from_english, revision_english = shown.revision_english
      where d.collection = draft.collection and d.id = draft.id returning d.* into shown;
    before := before || jsonb_build_array(private.way_back(draft, shown));
  end loop;
  return jsonb_build_object('before', before, 'stale', stale,
    'build', jsonb_array_length(before) > 0 and private.ask_for_build());
end
$$;
