-- What the portal reads. Each public function is a thin door (callable with GET, run as the caller) to a function of the
-- private schema that runs as the owner and itself names what may be seen: published, and due.

create function private.search_articles(search text, category text, lang text, page integer) returns jsonb
language plpgsql stable security definer set search_path = ''
-- A plan made for the very values: the needle decides what is worth doing.
set plan_cache_mode = force_custom_plan
as $$
declare
  wanted_language text := case when lang = 'en' then 'en' else 'id' end;
  needle text := lower(private.trimmed(coalesce(search, '')));
  slug_wanted text := coalesce(category, '');
  skipped bigint := (greatest(coalesce(page, 1), 1)::bigint - 1) * 24;
  due date := private.today();
  answer jsonb;
begin
  with visible as materialized (
    select
      c.article_id, c.category_id, c.published_on,
      (needle = '' or strpos(c.title_lower, needle) > 0 or strpos(c.excerpt_lower, needle) > 0) as found
    from private.article_cards c
    where c.wanted = wanted_language and c.published_on <= due
  ),
  counted as (
    select k.id, k.slug, k.name_indonesian, k.name_english, k.position, count(v.article_id) as articles
    from public.categories k left join visible v on v.category_id = k.id
    group by k.id
  ),
  hits as (
    select v.article_id, v.published_on
    from visible v
    where v.found
      and (slug_wanted = '' or v.category_id = (select k.id from public.categories k where k.slug = slug_wanted))
  ),
  shown as (
    select h.article_id, h.published_on from hits h
    order by h.published_on desc, h.article_id limit 24 offset skipped
  )
  select jsonb_build_object(
    'total', (select count(*) from hits),
    'articles', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', a.id, 'title', t.title, 'excerpt', t.excerpt, 'image', a.image, 'image_alt', t.image_alt,
          'published_on', a.published_on,
          'category', jsonb_build_object(
            'slug', k.slug, 'name_indonesian', k.name_indonesian, 'name_english', k.name_english),
          'language', t.language, 'words', t.words
        ) order by s.published_on desc, s.article_id
      )
      from shown s
      join public.articles a on a.id = s.article_id
      join public.categories k on k.id = a.category_id
      join private.article_cards c on c.article_id = a.id and c.wanted = wanted_language
      join public.article_translations t
        on t.article_id = a.id and t.language = c.language and t.status = 'published'
    ), '[]'),
    'categories', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'slug', n.slug, 'name_indonesian', n.name_indonesian, 'name_english', n.name_english, 'count', n.articles
        ) order by n.position, n.id
      ) from counted n
    ), '[]')
  ) into answer;
  return answer;
end
$$;
revoke all on function private.search_articles(text, text, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function private.search_articles(text, text, text, integer) to anon, authenticated, service_role;

create function public.search_articles(
  search text default '', category text default '', lang text default 'id', page integer default 1
) returns jsonb
language sql stable set search_path = ''
as $$ select private.search_articles(search, category, lang, page) $$;
revoke all on function public.search_articles(text, text, text, integer) from public, anon, authenticated, service_role;
grant execute on function public.search_articles(text, text, text, integer) to anon, authenticated, service_role;

-- Fixed in form whatever the session's settings are; two versions are only ever compared for equality.
create function private.version_text(moment timestamptz) returns text
language sql stable set search_path = ''
as $$ select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') $$;
revoke all on function private.version_text(timestamptz) from public, anon, authenticated, service_role;

create function private.read_article(wanted_id bigint, lang text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', a.id, 'title', t.title, 'excerpt', t.excerpt, 'image', a.image, 'image_alt', t.image_alt,
    'published_on', a.published_on,
    'category', jsonb_build_object(
      'slug', k.slug, 'name_indonesian', k.name_indonesian, 'name_english', k.name_english),
    'language', t.language, 'words', t.words, 'content', t.content,
    'author', case t.language when 'en' then a.author_english else a.author_indonesian end,
    'reviewed_on', a.reviewed_on, 'audience', t.audience, 'place', t.place,
    'version', private.version_text(a.updated_at)
  )
  from public.articles a
  join public.categories k on k.id = a.category_id
  join public.article_translations t on t.article_id = a.id and t.status = 'published'
  where a.id = wanted_id and a.published_on <= private.today()
  order by t.language = (case when lang = 'en' then 'en' else 'id' end) desc
  limit 1
$$;
revoke all on function private.read_article(bigint, text) from public, anon, authenticated, service_role;
grant execute on function private.read_article(bigint, text) to anon, authenticated, service_role;

create function public.read_article(article_id bigint, lang text default 'id') returns jsonb
language sql stable set search_path = ''
as $$ select private.read_article(article_id, lang) $$;
revoke all on function public.read_article(bigint, text) from public, anon, authenticated, service_role;
grant execute on function public.read_article(bigint, text) to anon, authenticated, service_role;

create function private.article_version(wanted_id bigint) returns text
language sql stable security definer set search_path = ''
as $$
  select private.version_text(a.updated_at)
  from public.articles a
  where a.id = wanted_id and a.published_on <= private.today() and private.has_published_text(a.id)
$$;
revoke all on function private.article_version(bigint) from public, anon, authenticated, service_role;
grant execute on function private.article_version(bigint) to anon, authenticated, service_role;

create function public.article_version(article_id bigint) returns text
language sql stable set search_path = ''
as $$ select private.article_version(article_id) $$;
revoke all on function public.article_version(bigint) from public, anon, authenticated, service_role;
grant execute on function public.article_version(bigint) to anon, authenticated, service_role;
