-- What visitors read of a collection: publishing working copies, showing older versions again, withdrawing.
create function private.problems_of(draft public.drafts, languages text[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  language text;
  found_ones text[];
  answer jsonb := '{}';
begin
  if languages is null or languages = '{}' or not languages <@ array['id', 'en'] then
    raise exception 'The languages are id and en' using errcode = 'PT400';
  end if;
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
revoke all on function private.problems_of(public.drafts, text[]) from public, anon, authenticated, service_role;

create function private.live_already(draft public.drafts, languages text[]) returns jsonb
language sql stable set search_path = ''
as $$
  select case when draft.live_from_indonesian <= now() and 'id' = any (languages) then '{"id": ["live"]}'::jsonb else '{}' end
    || case when draft.live_from_english <= now() and 'en' = any (languages) then '{"en": ["live"]}'::jsonb else '{}' end
$$;
revoke all on function private.live_already(public.drafts, text[]) from public, anon, authenticated, service_role;

-- What visitors read of an item, in the form that set_live takes: how to undo what follows.
create function private.live_places(draft public.drafts) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'id', draft.id,
    'live', jsonb_build_object(
      'id', case when draft.live_from_indonesian is null then null else
        jsonb_build_object('revision', draft.revision_indonesian, 'from', draft.live_from_indonesian) end,
      'en', case when draft.live_from_english is null then null else
        jsonb_build_object('revision', draft.revision_english, 'from', draft.live_from_english) end
    )
  )
$$;
revoke all on function private.live_places(public.drafts) from public, anon, authenticated, service_role;

-- Publishes the working copies of these languages, from a moment on (null: at once). `items` is [{"id", "version"}, …]; an
-- item that was saved since is `stale`, one that lacks something is `blocked` with what it lacks, and both stay as they were.
create function private.publish_drafts(collection text, items jsonb, languages text[], live_from timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  moment timestamptz := greatest(coalesce(live_from, now()), now());
  item jsonb;
  draft public.drafts;
  lacking jsonb;
  done jsonb := '[]';
  stale jsonb := '[]';
  blocked jsonb := '[]';
begin
  perform private.must_edit();
  perform private.must_be_few(items);
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
    done := done || jsonb_build_array(private.live_places(draft));
    update public.drafts d set
      live_from_indonesian = case when 'id' = any (languages) then moment else d.live_from_indonesian end,
      revision_indonesian = case when 'id' = any (languages) then null else d.revision_indonesian end,
      live_from_english = case when 'en' = any (languages) then moment else d.live_from_english end,
      revision_english = case when 'en' = any (languages) then null else d.revision_english end
      where d.collection = draft.collection and d.id = draft.id;
  end loop;
  return jsonb_build_object('before', done, 'stale', stale, 'blocked', blocked,
    'build', jsonb_array_length(done) > 0 and private.ask_for_build());
end
$$;

-- Puts revisions in front of visitors, or takes them away: [{"id", "live": {"id": {"revision", "from"} or null, "en": …}}, …].
-- A language that isn't named stays as it is. Withdraws, shows an older version again, and undoes each of these: its
-- answer holds in `before` what to call it with.
create function private.set_live(collection text, items jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  item jsonb;
  draft public.drafts;
  before jsonb := '[]';
begin
  perform private.must_edit();
  perform private.must_be_few(items);
  for item in select value from jsonb_array_elements(items) order by (value ->> 'id')::bigint loop
    select d.* into draft from public.drafts d
      where d.collection = set_live.collection and d.id = (item ->> 'id')::bigint and d.binned_at is null
      for update;
    continue when not found;
    before := before || jsonb_build_array(private.live_places(draft));
    if item -> 'live' ? 'id' then
      draft.live_from_indonesian := private.live_moment(item #> '{live,id}');
      draft.revision_indonesian := private.own_revision(draft, 'id', item #> '{live,id}');
    end if;
    if item -> 'live' ? 'en' then
      draft.live_from_english := private.live_moment(item #> '{live,en}');
      draft.revision_english := private.own_revision(draft, 'en', item #> '{live,en}');
    end if;
    update public.drafts d set
      live_from_indonesian = draft.live_from_indonesian, revision_indonesian = draft.revision_indonesian,
      live_from_english = draft.live_from_english, revision_english = draft.revision_english
      where d.collection = draft.collection and d.id = draft.id;
  end loop;
  return jsonb_build_object('before', before, 'build', jsonb_array_length(before) > 0 and private.ask_for_build());
end
$$;

create function private.live_moment(place jsonb) returns timestamptz
language sql stable set search_path = ''
as $$
  select case when jsonb_typeof(place) = 'object' then coalesce((place ->> 'from')::timestamptz, now()) end
$$;
revoke all on function private.live_moment(jsonb) from public, anon, authenticated, service_role;

create function private.own_revision(draft public.drafts, wanted_language text, place jsonb) returns bigint
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted bigint := (place ->> 'revision')::bigint;
begin
  if jsonb_typeof(place) is distinct from 'object' then
    return null;
  end if;
  if not exists (
    select from public.revisions r
    where r.id = wanted and r.collection = draft.collection and r.item_id = draft.id and r.language = wanted_language
  ) then
    raise exception 'There is no such revision' using errcode = 'PT404';
  end if;
  return wanted;
end
$$;
revoke all on function private.own_revision(public.drafts, text, jsonb) from public, anon, authenticated, service_role;

create function public.publish_drafts(
  collection text, items jsonb, languages text[], live_from timestamptz default null
) returns jsonb
language sql set search_path = '' as $$ select private.publish_drafts(collection, items, languages, live_from) $$;
create function public.set_live(collection text, items jsonb) returns jsonb
language sql set search_path = '' as $$ select private.set_live(collection, items) $$;

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'publish_drafts(text, jsonb, text[], timestamptz)',
    'set_live(text, jsonb)'
  ] loop
    execute format('revoke all on function private.%s from public, anon, authenticated, service_role', signature);
    execute format('revoke all on function public.%s from public, anon, authenticated, service_role', signature);
    execute format('grant execute on function private.%s to authenticated, service_role', signature);
    execute format('grant execute on function public.%s to authenticated, service_role', signature);
  end loop;
end
$$;
