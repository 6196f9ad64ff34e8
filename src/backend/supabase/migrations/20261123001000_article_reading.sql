-- What visitors may read. Each public function (callable with GET, run as the caller) only calls a function of the private schema
-- that runs as the owner and selects what is published and due. Visitors have no rights on the tables, so a request can't read more
-- than a page.

-- {"total", "more", "articles", "categories", "tag"}: newest first, 24 a page; `tag` is the requested one as articles show it.
-- `more`: the search has more matches than `total`, which private.search_limit caps. Matches of the search's letters come first, then
-- what has all words of `forms` (private.forms_queries): the more of them in title and excerpt, the better. Where there is neither,
-- and `partial` says so, a page of what comes nearest: the more of the words the better, where one that few texts have counts more.
create function private.search_articles(
  search text default '', category text default '', lang text default 'id', page integer default 1, forms text default '',
  tag text default ''
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted_language text := case when lang = 'en' then 'en' else 'id' end;
  needle text;
  slug_wanted text := coalesce(category, '');
  most integer := private.search_limit();
  skipped integer := private.rows_before(page, 24);
  due date := private.today();
  moment timestamptz := now();
  wanted_category bigint;
  wanted_tag private.tags;
  shown constant text := 'c.wanted = $1 and c.dated <= $2 and c.shown_from <= $3 and $3 < c.shown_until'
    || private.hidden_condition('''articles''', 'c.article_id');
  filter text := '';
  condition text;
  counts jsonb;
  total bigint;
  more boolean := false;
  is_rare boolean;
  ids bigint[];
  languages text[];
  days date[];
  wanted tsquery[] := private.forms_queries(coalesce(forms, ''));
  partial boolean := false;
  everything bigint;
  other_ids bigint[];
  other_languages text[];
  other_days date[];
  answer jsonb;
begin
  if char_length(search) > 1000 then
    raise exception 'A search has at most 1000 characters' using errcode = 'PT400', detail = 'search';
  end if;
  needle := private.needle(search);
  if slug_wanted <> '' then
    wanted_category := coalesce((select k.id from public.categories k where k.slug = slug_wanted), -1);
  end if;
  if tag <> '' then
    select g.* into wanted_tag from private.tags g where g.slug = tag;
  end if;
  select coalesce(jsonb_object_agg(v.category_id, v.articles), '{}') into counts from (
    select s.category_id, sum(s.articles) as articles from (
      select n.category_id, n.articles from private.card_counts n
      where n.wanted = wanted_language and n.shown_from <= moment and moment < n.shown_until
      union all select c.category_id, -1 from private.import_items h join private.article_cards c on c.article_id = h.id
      where h.import = private.applying_import() and h.collection = 'articles' and h.inserted and c.wanted = wanted_language
        and c.dated <= due and c.shown_from <= moment and moment < c.shown_until
    ) s group by s.category_id) v;
  if needle = '' and coalesce(tag, '') = '' then
    select coalesce(sum(n.value::bigint), 0) into total from jsonb_each_text(counts) n
      where slug_wanted = '' or n.key = wanted_category::text;
  end if;
  filter := case when slug_wanted <> '' then ' and c.category_id = $4' else '' end
    || case when tag <> '' then ' and c.tags @> array[$8::bigint]' else '' end;
  condition := shown || filter;
  if needle = '' and total is null then
    execute 'select count(*) from private.article_cards c where ' || replace(condition, '$8', '$5')
      into total using wanted_language, due, moment, wanted_category, wanted_tag.id;
  end if;
  -- For frequent matches the index of the order ends the search early; for rare ones an index of the search finds them.
  is_rare := private.is_rare_search(needle, format(
    'select c.search from private.article_cards c where c.wanted = %L order by c.dated desc, c.article_id', wanted_language));
  execute format('select array_agg(f.article_id), array_agg(f.language), array_agg(f.dated) from (
      select c.article_id, c.language, c.dated from private.article_cards c where %s
      order by c.dated desc, c.article_id limit $6 offset $7) f',
      condition || case when needle <> '' then ' and c.search like $5' else '' end
      || case when is_rare then ' and private.rare_signs(c.search) @> private.rare_signs($9)' else '' end)
    into ids, languages, days using wanted_language, due, moment, wanted_category, private.like_pattern(needle),
      case when needle = '' then 24 else most + 1 end, case when needle = '' then skipped else 0 end,
        wanted_tag.id, needle;
  if needle <> '' and wanted is not null and coalesce(cardinality(ids), 0) <= most then
    execute format('select array_agg(f.article_id), array_agg(f.language), array_agg(f.dated) from (
        select c.article_id, c.language, c.dated from private.article_cards c
        join private.texts_with($7) w on w.article_id = c.article_id and w.language = c.language
        where %s and c.search not like $5
        order by w.heads desc, c.dated desc, c.article_id limit $6) f', condition)
      into other_ids, other_languages, other_days using wanted_language, due, moment, wanted_category,
        private.like_pattern(needle), most + 1 - coalesce(cardinality(ids), 0), wanted, wanted_tag.id;
    ids := ids || other_ids;
    languages := languages || other_languages;
    days := days || other_days;
  end if;
  -- One word alone has no part.
  if needle <> '' and cardinality(wanted) > 1 and ids is null then
    select coalesce(sum(n.value::bigint), 0) into everything from jsonb_each_text(counts) n;
    execute format('with found as materialized (
        select w.nth, w.article_id, w.language, w.in_head, c.dated, true%s as is_wanted
        from private.texts_by_query($7) w
        join private.article_cards c on c.article_id = w.article_id and c.language = w.language
        where %s
      ), worth as (select f.nth, private.worth_of($5, count(*)) as worth from found f group by f.nth)
      select array_agg(r.article_id), array_agg(r.language), array_agg(r.dated) from (
        select f.article_id, f.language, f.dated from found f join worth v on v.nth = f.nth where f.is_wanted
        group by f.article_id, f.language, f.dated
        order by sum(v.worth * 16 + f.in_head::integer) desc, f.dated desc, f.article_id limit $6) r', filter, shown)
      into ids, languages, days using wanted_language, due, moment, wanted_category, everything, 24, wanted, wanted_tag.id;
    partial := ids is not null;
  end if;
  if needle <> '' then
    more := coalesce(cardinality(ids) > most, false);
    total := least(coalesce(cardinality(ids), 0), most);
    ids := ids[skipped + 1 : least(skipped + 24, most)];
    languages := languages[skipped + 1 : least(skipped + 24, most)];
    days := days[skipped + 1 : least(skipped + 24, most)];
  end if;
  select jsonb_build_object(
    'total', total, 'more', more,
    -- Visitors don't see a tag without published texts.
    'tag', (select private.shown_tag(wanted_tag) where exists (
      select from private.article_cards c
      where c.tags @> array[wanted_tag.id] and c.wanted = wanted_language and c.dated <= due
        and c.shown_from <= moment and moment < c.shown_until and not private.is_hidden('articles', c.article_id))),
    'articles', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', s.article_id, 'title', t.title, 'excerpt', t.excerpt, 'image', t.image, 'image_alt', t.image_alt,
          'focus', t.focus,
          'published_on', s.dated,
          'category', jsonb_build_object(
            'slug', k.slug, 'name_indonesian', k.name_indonesian, 'name_english', k.name_english),
          'language', t.language, 'words', t.words
        ) order by s.nth
      )
      from unnest(ids, languages, days) with ordinality as s (article_id, language, dated, nth)
      join public.article_translations t
        on t.article_id = s.article_id and t.language = s.language and t.status = 'published'
      join public.categories k on k.id = t.category_id
    ), '[]'),
    'categories', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'slug', k.slug, 'name_indonesian', k.name_indonesian, 'name_english', k.name_english,
          'count', coalesce(counts -> k.id::text, '0')
        ) order by k.position, k.id
      ) from public.categories k where k.id <> all (private.hidden_categories())
    ), '[]')
  ) || case when partial then '{"partial": true}' else '{}' end::jsonb into answer;
  return answer;
end
$$;

-- The texts of an article that visitors can read now.
create function private.readable_texts(article public.articles) returns setof public.article_translations
language sql stable security definer set search_path = ''
as $$
  select t.* from public.article_translations t
  where t.article_id = article.id and t.status = 'published' and t.publish_at <= now()
    and coalesce(t.dated, article.published_on) <= private.today() and not private.is_hidden('articles', article.id)
$$;

-- When an article last changed for visitors, also by the time of a scheduled text, when no row is changed.
create function private.changed_at(article public.articles) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select greatest(article.updated_at, max(t.publish_at),
    max(private.start_of_day(coalesce(t.dated, article.published_on))))
  from private.readable_texts(article) t
$$;

create function private.version_of(article public.articles) returns text
language sql stable security definer set search_path = ''
as $$ select private.utc(private.changed_at(article)) $$;

-- One language of an article, as visitors read it.
create function private.article_text(article public.articles, text public.article_translations) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', article.id, 'title', text.title, 'excerpt', text.excerpt, 'image', text.image, 'image_alt', text.image_alt,
    'focus', text.focus,
    'published_on', coalesce(text.dated, article.published_on),
    'category', jsonb_build_object(
      'slug', k.slug, 'name_indonesian', k.name_indonesian, 'name_english', k.name_english),
    'language', text.language, 'words', text.words, 'content', text.content, 'author', text.author,
    'reviewed_on', text.reviewed_on, 'review_by', private.review_due(text.reviewed_on, text.review_by),
    'audience', text.audience, 'place', text.place, 'tags', private.shown_tags(text.tags), 'version', private.version_of(article)
  )
  from public.categories k where k.id = text.category_id
$$;

create function private.read_article(article_id bigint, lang text default 'id') returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.article_text(a, t)
  from public.articles a
  cross join lateral private.readable_texts(a) t
  where a.id = read_article.article_id
  order by t.language = (case when lang = 'en' then 'en' else 'id' end) desc
  limit 1
$$;

create function private.article_version(article_id bigint) returns text
language sql stable security definer set search_path = ''
as $$
  select private.version_of(a) from public.articles a
  where a.id = article_version.article_id and exists (select from private.readable_texts(a))
$$;

-- Which of these articles visitors can read. The ids are separated by commas, at most 100; returns [1, 2, …].
create function private.published_articles(ids text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if ids is null or ids !~ '^[0-9]{1,15}(,[0-9]{1,15}){0,99}$' then
    raise exception 'At most 100 numbers of articles are due, with commas between them' using errcode = 'PT400', detail = 'ids';
  end if;
  return (
    select coalesce(jsonb_agg(a.id order by a.id), '[]') from public.articles a
    where a.id = any (string_to_array(ids, ',')::bigint[]) and exists (select from private.readable_texts(a)));
end
$$;

revoke all on all functions in schema private from public;
select private.expose('search_articles, read_article, article_version, published_articles', 'anon, authenticated, service_role');
