-- What isn't to be seen at a moment is seen in neither language then, by nobody who reads what visitors read.

-- Whether an item is published in a language, but isn't active yet, or no longer. The policy hides that row from readers, who
-- would take the other language for the only one.
create function private.site_out(collection text, item bigint, language text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.site_items o
    where o.collection = site_out.collection and o.id = item and o.language = site_out.language
      and o.publish_at <= now() and not (o.shown_from <= now() and o.shown_until > now())
  )
$$;
revoke all on function private.site_out(text, bigint, text) from public, anon, authenticated, service_role;
grant execute on function private.site_out(text, bigint, text) to anon, authenticated, service_role;

-- Everything at once: [{"collection", "id", "language", "shared", "text"}, …] by collection, position and id; each item once,
-- in the wanted language where it is published in it, else in the other one. Runs as its reader; what the policy asks for is
-- asked for here too, because no policy holds the secret key.
create or replace function public.read_site(lang text default 'id') returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'collection', s.collection, 'id', s.id, 'language', s.language, 'shared', s.shared, 'text', s.text
  ) order by s.collection, s.position, s.id), '[]')
  from (
    select distinct on (i.collection, i.id) i.collection, i.id, i.language, i.shared, i.text, i.position
    from public.site_items i, (select case when lang = 'en' then 'en' else 'id' end as language) wanted
    where i.publish_at <= now() and i.shown_from <= now() and i.shown_until > now()
      and (i.language = wanted.language or not private.site_out(i.collection, i.id, wanted.language))
    order by i.collection, i.id, i.language = wanted.language desc
  ) s
$$;

-- What languages lack, and the end of what would be over by the moment at which they are to be published: nobody would ever
-- see it.
create function private.lacking_at(draft public.drafts, languages text[], lacking jsonb, moment timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  select case when private.moment_at(draft.document, 'activeUntil') <= moment then
    lacking || coalesce((
      select jsonb_object_agg(l.language, coalesce(lacking -> l.language, '[]') || '["activeUntil"]')
      from unnest(languages) as l (language)
      where not coalesce(lacking -> l.language, '[]') ? 'activeUntil'
    ), '{}')
  else lacking end
$$;
revoke all on function private.lacking_at(public.drafts, text[], jsonb, timestamptz)
  from public, anon, authenticated, service_role;

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
    lacking := private.lacking_at(draft, languages, lacking, moment);
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
