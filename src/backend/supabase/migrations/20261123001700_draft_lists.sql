-- Lists of drafts, a page at a time. They run as their owner and ask for the right themselves: under row-level security no
-- search can use an index.

-- What a list shows of a draft: everything but its texts, and for each language the state that it is in now. Runs as its
-- reader, so that the policies above decide what there is.
create view public.draft_cards with (security_invoker = true) as
  select d.collection, d.id, d.version, d.created_at, d.saved_at, d.saved_by_name, d.binned_at, d.binned_by_name,
    d.title_indonesian, d.title_english, d.search, d.topic, d.image, d.begun_indonesian, d.begun_english, d.lacks_alt,
    d.behind_indonesian, d.behind_english, d.review_due, d.live_from_indonesian, d.live_from_english,
    d.revision_indonesian, d.revision_english,
    case
      when d.live_from_indonesian <= now() then 'published'
      when d.live_from_indonesian is not null then 'scheduled'
      when d.begun_indonesian then 'draft'
      else 'missing'
    end as state_indonesian,
    case
      when d.live_from_english <= now() then 'published'
      when d.live_from_english is not null then 'scheduled'
      when d.begun_english then 'draft'
      else 'missing'
    end as state_english,
    d.changed_indonesian, d.changed_english
  from public.drafts d;
revoke all on table public.draft_cards from public, anon, authenticated, service_role;
grant select on table public.draft_cards to authenticated, service_role;

-- Which drafts a list shows, as a condition on public.drafts d: of those in the bin `bin`, of all others the rest.
create function private.draft_condition(show text) returns text
language sql immutable set search_path = ''
as $$
  select case show
    when 'all' then 'true'
    when 'published' then 'd.first_live <= now()'
    when 'scheduled' then 'd.last_live > now()'
    when 'draft' then 'd.first_live is null'
    when 'changed' then 'd.has_changes'
    when 'missing-language' then 'not (d.begun_indonesian and d.begun_english)'
    when 'missing-alt' then 'd.lacks_alt'
    when 'behind' then 'd.behind_indonesian + d.behind_english > 0'
    -- Not published as it is, and nobody has touched it for 30 days.
    when 'untouched' then $c$d.saved_at < now() - interval '30 days' and (d.first_live is null or d.has_changes)$c$
    when 'review-due' then 'd.review_due < (select private.today()) and d.first_live is not null'
    when 'bin' then $c$d.binned_at > now() - interval '30 days'$c$
    else 'false'
  end
$$;

-- {"total", "rows": the columns of draft_cards}. `sort` is changed, title or published, with a leading minus for the other
-- way round; 50 rows a page. A search counts as far as private.search_limit.
create function private.list_drafts(
  collection text, search text, show text, topic text, sort text, lang text, page integer
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  needle text := lower(private.trimmed(coalesce(list_drafts.search, '')));
  number bigint := case when needle ~ '^[0-9]{1,15}$' then needle::bigint end;
  skipped bigint := (greatest(coalesce(page, 1), 1)::bigint - 1) * 50;
  key text := ltrim(sort, '-');
  -- Newest first and A first are what people expect; the minus turns it round.
  upwards boolean := (key = 'title') <> (left(sort, 1) = '-');
  source text := 'public.drafts d where d.collection = $1 and ' || private.draft_condition(show)
    || case when show <> 'bin' then ' and d.binned_at is null' else '' end;
  place text := case key when 'title' then case lang when 'en' then 'd.sort_title_english' else 'd.sort_title_indonesian' end
    when 'published' then 'd.first_live' else 'd.saved_at' end;
  way text;
  total bigint;
  ids bigint[];
begin
  perform private.must_edit();
  -- What was never published comes before everything that was.
  way := case when upwards then ' asc nulls first' else ' desc nulls last' end;
  source := source || case when list_drafts.topic <> '' then ' and d.topic = $2' else '' end;
  if needle = '' then
    execute 'select count(*) from ' || source into total using collection, topic;
    execute format('select array(select d.id from %s order by %s%s, d.id %s limit 50 offset $3)',
      source, place, way, case when upwards then 'asc' else 'desc' end) into ids using collection, topic, skipped;
  else
    source := source || case when number is null then ' and d.search like $3' else ' and (d.search like $3 or d.id = $4)' end;
    -- Where many are found the order's index ends the search early, where few are the index of the search finds them.
    execute format('select array(select d.id from %s order by %s%s, d.id %s limit $5)',
      source, place, way, case when upwards then 'asc' else 'desc' end)
      into ids using collection, topic, private.like_pattern(needle), number, private.search_limit();
    total := cardinality(ids);
    ids := ids[skipped + 1 : skipped + 50];
  end if;
  return jsonb_build_object('total', total, 'now', now(), 'rows', (
    select coalesce(jsonb_agg(to_jsonb(c) - 'search' order by s.nth), '[]')
    from unnest(ids) with ordinality as s (id, nth)
    join public.draft_cards c on c.collection = list_drafts.collection and c.id = s.id));
end
$$;

-- How many there are of each kind that list_drafts can show: {"all": …, "missing-language": …, …}.
create function private.count_drafts(collection text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  counts text;
  answer jsonb;
  binned bigint;
begin
  perform private.must_edit();
  select string_agg(format('%L, count(*) filter (where %s)', kind, private.draft_condition(kind)), ', ') into counts
  from unnest(array['all', 'published', 'scheduled', 'draft', 'changed', 'missing-language', 'missing-alt', 'behind',
    'untouched', 'review-due']) as kind;
  execute format('select jsonb_build_object(%s) from public.drafts d where d.collection = $1 and d.binned_at is null', counts)
    into answer using collection;
  execute 'select count(*) from public.drafts d where d.collection = $1 and ' || private.draft_condition('bin')
    into binned using collection;
  return answer || jsonb_build_object('bin', binned);
end
$$;

-- What was edited last, and what is found by its title, over all collections: {"total", "now", "rows": [{"collection", "id",
-- "title_indonesian", "title_english", "saved_at", "saved_by_name"}, …]}, newest first. Without a search only what a person
-- saved, under their name: what a migration brought along is no news.
create function private.recent_drafts(search text, most integer) returns jsonb
language plpgsql stable security definer set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  needle text := lower(private.trimmed(coalesce(recent_drafts.search, '')));
  wanted integer := least(greatest(coalesce(recent_drafts.most, 8), 1), 50);
  answer jsonb;
begin
  perform private.must_edit();
  if needle = '' then
    return jsonb_build_object(
      'total', (select count(*) from public.drafts d where d.binned_at is null and d.saved_by_name <> ''),
      'now', now(),
      'rows', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (
        select d.collection, d.id, d.title_indonesian, d.title_english, d.saved_at, d.saved_by_name
        from public.drafts d where d.binned_at is null and d.saved_by_name <> ''
        order by d.saved_at desc, d.collection desc, d.id desc limit wanted) r));
  end if;
  with found as materialized (
    select d.collection, d.id, d.title_indonesian, d.title_english, d.saved_at, d.saved_by_name
    from public.drafts d where d.binned_at is null and d.search like private.like_pattern(needle)
    order by d.saved_at desc, d.collection desc, d.id desc limit private.search_limit()
  )
  select jsonb_build_object(
    'total', (select count(*) from found),
    'now', now(),
    'rows', (select coalesce(jsonb_agg(to_jsonb(f)), '[]') from (select * from found limit wanted) f)
  ) into answer;
  return answer;
end
$$;

create function public.list_drafts(
  collection text, search text default '', show text default 'all', topic text default '', sort text default 'changed',
  lang text default 'id', page integer default 1
) returns jsonb
language sql stable set search_path = ''
as $$ select private.list_drafts(collection, search, show, topic, sort, lang, page) $$;

create function public.count_drafts(collection text) returns jsonb
language sql stable set search_path = '' as $$ select private.count_drafts(collection) $$;

create function public.recent_drafts(search text default '', most integer default 8) returns jsonb
language sql stable set search_path = '' as $$ select private.recent_drafts(search, most) $$;

revoke all on all functions in schema private from public;
revoke all on function public.list_drafts, public.count_drafts, public.recent_drafts from public, anon, authenticated,
  service_role;
grant execute on function private.list_drafts, private.count_drafts, private.recent_drafts, public.list_drafts,
  public.count_drafts, public.recent_drafts to authenticated, service_role;
