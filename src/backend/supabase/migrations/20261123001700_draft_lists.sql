-- Lists of drafts, a page at a time. They run as their owner and check the right themselves: under row-level security a search
-- can't use an index.

-- The columns of a draft that lists show: everything but its texts, and the current state of each language. Runs as the caller, so
-- that the policies above apply.
create view public.draft_cards with (security_invoker = true) as
  select d.collection, d.id, d.version, d.created_at, d.saved_at, d.saved_by_name, d.binned_at, d.binned_by_name,
    d.title_indonesian, d.title_english, d.search, d.topic, d.tags, d.image, d.focus, d.has_indonesian, d.has_english, d.missing_alt,
    d.outdated_indonesian, d.outdated_english, d.review_due, d.live_from_indonesian, d.live_from_english,
    d.revision_indonesian, d.revision_english,
    case
      when d.live_from_indonesian <= now() then 'published'
      when d.live_from_indonesian is not null then 'scheduled'
      when d.has_indonesian then 'draft'
      else 'missing'
    end as state_indonesian,
    case
      when d.live_from_english <= now() then 'published'
      when d.live_from_english is not null then 'scheduled'
      when d.has_english then 'draft'
      else 'missing'
    end as state_english,
    d.changed_indonesian, d.changed_english
  from public.drafts d;
revoke all on table public.draft_cards from public, anon, authenticated, service_role;
grant select on table public.draft_cards to authenticated, service_role;

-- The filter of a list, as a condition on public.drafts d: `bin` selects those in the bin, all other filters exclude them. What is
-- to be done in a language concerns those who write it: `only_language` is that of a translator, null for all others.
create function private.draft_condition(show text, only_language text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when show = 'missing-language' and only_language = 'id' then 'not d.has_indonesian'
    when show = 'missing-language' and only_language = 'en' then 'not d.has_english'
    when show = 'missing-alt' and only_language = 'id'
      then $c$d.missing_alt and d.has_indonesian and private.missing_alt(d.document, 'id')$c$
    when show = 'missing-alt' and only_language = 'en'
      then $c$d.missing_alt and d.has_english and private.missing_alt(d.document, 'en')$c$
    when show = 'outdated' and only_language = 'id' then 'd.outdated_indonesian > 0'
    when show = 'outdated' and only_language = 'en' then 'd.outdated_english > 0'
  else case show
    when 'all' then 'true'
    when 'published' then 'd.first_live <= now()'
    when 'scheduled' then 'd.last_live > now()'
    when 'draft' then 'd.first_live is null'
    when 'changed' then 'd.has_changes'
    when 'missing-language' then 'not (d.has_indonesian and d.has_english)'
    when 'missing-alt' then 'd.missing_alt'
    when 'outdated' then 'd.outdated_indonesian + d.outdated_english > 0'
    -- Not published as it is, and not saved for 30 days.
    when 'untouched' then $c$d.saved_at < now() - interval '30 days' and (d.first_live is null or d.has_changes)$c$
    when 'in-review' then '(d.collection, d.id) in (select r.collection, r.id from private.review_requests r)'
    when 'review-due' then $c$d.first_live is not null and (d.review_due < (select private.next_month())
      or (d.collection, d.id) in (select s.collection, s.id from private.unchecked_seasons() s))$c$
    when 'bin' then $c$d.binned_at > now() - private.bin_period()$c$
    else 'false'
  end end
$$;

-- {"total", "more", "rows": the columns of draft_cards, and `review` as in private.review_of}. `sort` is changed, title or
-- published, with a leading minus for the reverse order; 50 rows a page. A search counts up to private.search_limit; with `more`
-- there are more matches.
create function private.list_drafts(
  collection text, search text default '', show text default 'all', topic text default '', sort text default 'changed',
  lang text default 'id', page integer default 1, tag text default ''
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  needle text := private.needle(list_drafts.search);
  number bigint := case when needle ~ '^[0-9]{1,15}$' then needle::bigint end;
  -- A tag that isn't a number matches nothing.
  wanted_tag bigint := case when list_drafts.tag ~ '^[0-9]{1,15}$' then list_drafts.tag::bigint when list_drafts.tag <> '' then 0 end;
  most integer := private.search_limit();
  skipped integer := private.rows_before(page, 50);
  key text := ltrim(sort, '-');
  -- By default newest first and titles from A; the minus reverses the order.
  ascending boolean := (key = 'title') <> (left(sort, 1) = '-');
  column_name text := case key when 'title' then case lang when 'en' then 'sort_title_english' else 'sort_title_indonesian' end
    when 'published' then 'first_live' else 'saved_at' end;
  -- The order of an index, forwards or backwards, so that no sort is needed.
  ordering text := format(case when not ascending and key = 'published' then 'order by d.%1$I desc nulls last, d.id desc'
    when key = 'published' then 'order by d.%1$I nulls first, d.id'
    when ascending then 'order by d.%1$I, d.id' else 'order by d.%1$I desc, d.id desc' end, column_name);
  source text := 'public.drafts d where d.collection = $1 and ' || private.draft_condition(show, private.my_language())
    || private.hidden_condition('d.collection', 'd.id')
    || case when show <> 'bin' then ' and d.binned_at is null' else '' end
    || case when list_drafts.topic <> '' then ' and d.topic = $2' else '' end
    || case when wanted_tag is not null then format(' and d.tags @> array[%s::bigint]', wanted_tag) else '' end;
  is_rare boolean;
  in_order boolean;
  matching text;
  total bigint;
  more boolean := false;
  ids bigint[];
begin
  perform private.must_have('content.read');
  if needle = '' then
    execute 'select count(*) from ' || source into total using collection, topic;
    execute format('select array(select d.id from %s %s limit 50 offset $3)', source, ordering)
      into ids using collection, topic, skipped;
  else
    is_rare := private.is_rare_search(needle, format(
      'select d.search from public.drafts d where d.collection = %L and d.binned_at is null order by d.saved_at desc, d.id desc',
      collection));
    -- Neither index finds one or two frequent letters: they are looked for in the order of the list.
    in_order := char_length(needle) < 3 and not is_rare;
    matching := case when in_order then 'strpos(d.search, $3) > 0'
        when is_rare then 'strpos(d.search, $3) > 0 and private.rare_signs(d.search) @> private.rare_signs($3)'
        else 'd.search like $3' end
      || case when number is null then '' else ' or d.id = $4' end;
    -- For frequent matches the index of the order ends the search early; for rare ones an index of the search finds them. `offset 0`
    -- keeps the planner to the index of the order.
    execute format(case when in_order
        then 'select array(select d.id from (select d.id, d.search from %s %s offset 0) d where %s limit $5)'
        else 'select array(select d.id from %1$s and (%3$s) %2$s limit $5)' end, source, ordering, matching)
      into ids using collection, topic, case when in_order or is_rare then needle else private.like_pattern(needle) end,
        number, most + 1;
    more := cardinality(ids) > most;
    total := least(cardinality(ids), most);
    ids := ids[skipped + 1 : least(skipped + 50, most)];
  end if;
  return jsonb_build_object('total', total, 'more', more, 'now', now(), 'rows', (
    select coalesce(jsonb_agg(to_jsonb(c) - 'search' || jsonb_build_object('review', private.review_of(c.collection, c.id)) order by s.nth), '[]')
    from unnest(ids) with ordinality as s (id, nth)
    join public.draft_cards c on c.collection = list_drafts.collection and c.id = s.id));
end
$$;

-- The number of items for each filter of list_drafts, and of outdated parts: {"all": …, "missing-language": …, "outdated-parts": …,
-- …}. As there, a translator's are those of their language.
create function private.count_drafts(collection text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  hidden text := private.hidden_condition('d.collection', 'd.id');
  only_language text := private.my_language();
  counts text;
  answer jsonb;
  binned bigint;
begin
  perform private.must_have('content.read');
  select string_agg(format('%L, count(*) filter (where %s)', kind, private.draft_condition(kind, only_language)), ', ') into counts
  from unnest(array['all', 'published', 'scheduled', 'draft', 'changed', 'missing-language', 'missing-alt', 'outdated',
    'untouched', 'review-due', 'in-review']) as kind;
  counts := counts || format(', ''outdated-parts'', coalesce(sum(%s), 0)', case only_language when 'id' then 'd.outdated_indonesian'
    when 'en' then 'd.outdated_english' else 'd.outdated_indonesian + d.outdated_english' end);
  execute format('select jsonb_build_object(%s) from public.drafts d where d.collection = $1 and d.binned_at is null%s', counts, hidden)
    into answer using collection;
  execute 'select count(*) from public.drafts d where d.collection = $1 and ' || private.draft_condition('bin', only_language) || hidden
    into binned using collection;
  return answer || jsonb_build_object('bin', binned);
end
$$;

-- The last edited items of all collections, or those whose title matches a search: {"rows": [{"collection", "id",
-- "title_indonesian", "title_english", "image", "saved_at", "saved_by_name"}, …]}, newest first. Without a search only items that a
-- person saved; those from a migration are left out.
create function private.recent_drafts(search text default '', most integer default 8) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  needle text := private.needle(recent_drafts.search);
  is_rare boolean;
  found_ones jsonb;
begin
  perform private.must_have('content.read');
  is_rare := private.is_rare_search(needle,
    'select d.search from public.drafts d where d.binned_at is null order by d.saved_at desc, d.collection desc, d.id desc');
  execute format('select coalesce(jsonb_agg(to_jsonb(r)), ''[]'') from (
      select d.collection, d.id, d.title_indonesian, d.title_english, d.image, d.saved_at, d.saved_by_name
      from public.drafts d where d.binned_at is null and %s
      order by d.saved_at desc, d.collection desc, d.id desc limit $2) r',
    case when needle = '' then 'd.saved_by_name <> ''''' else 'd.search like $1' end
      || case when is_rare then ' and private.rare_signs(d.search) @> private.rare_signs($3)' else '' end
      || private.hidden_condition('d.collection', 'd.id'))
    into found_ones using private.like_pattern(needle), least(greatest(coalesce(recent_drafts.most, 8), 1), 50), needle;
  return jsonb_build_object('rows', found_ones);
end
$$;

revoke all on all functions in schema private from public;
select private.expose('list_drafts, count_drafts, recent_drafts', 'authenticated, service_role');
