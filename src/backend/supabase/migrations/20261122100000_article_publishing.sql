-- A published text is seen from its `publish_at` on: the policies look at the clock, no program has to run at that moment.
alter table public.article_translations add column publish_at timestamptz not null default now();

create or replace function private.has_published_text(article bigint) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.article_translations t
    where t.article_id = article and t.status = 'published' and t.publish_at <= now()
  )
$$;

drop policy "Everybody reads published translations of articles that are due" on public.article_translations;
create policy "Everybody reads published translations of articles that are due" on public.article_translations
  for select to anon, authenticated
  using (status = 'published' and publish_at <= now() and private.is_due(article_id));

-- A scheduled text takes over from the other language's at its moment, so a card holds for a span of time: an article has
-- one for each wanted language, or two where the wanted language comes later than the other one.
alter table private.article_cards
  add column shown_from timestamptz not null default '-infinity',
  add column shown_until timestamptz not null default 'infinity',
  drop constraint article_cards_pkey,
  add primary key (article_id, wanted, language);

create or replace function private.refresh_article_cards(changed bigint[]) returns void
language sql security definer set search_path = ''
as $$
  delete from private.article_cards c where c.article_id = any (changed);
  insert into private.article_cards
    (wanted, article_id, language, category_id, published_on, title_lower, excerpt_lower, shown_from, shown_until)
  select w.wanted, a.id, t.language, a.category_id, a.published_on, lower(t.title), lower(t.excerpt), t.publish_at,
    coalesce(own.publish_at, 'infinity')
  from public.articles a
  cross join (values ('id'), ('en')) as w (wanted)
  -- Named once more: before the first analyze all translations would be read to find these.
  join public.article_translations t on t.article_id = a.id and t.article_id = any (changed) and t.status = 'published'
  left join public.article_translations own
    on own.article_id = a.id and own.language = w.wanted and own.status = 'published' and t.language <> w.wanted
  where a.id = any (changed) and t.publish_at < coalesce(own.publish_at, 'infinity');
$$;

create or replace function private.search_articles(search text, category text, lang text, page integer) returns jsonb
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
  moment timestamptz := now();
  answer jsonb;
begin
  with visible as materialized (
    select
      c.article_id, c.language, c.category_id, c.published_on,
      (needle = '' or strpos(c.title_lower, needle) > 0 or strpos(c.excerpt_lower, needle) > 0) as found
    from private.article_cards c
    where c.wanted = wanted_language and c.published_on <= due and c.shown_from <= moment and moment < c.shown_until
  ),
  counted as (
    select k.id, k.slug, k.name_indonesian, k.name_english, k.position, count(v.article_id) as articles
    from public.categories k left join visible v on v.category_id = k.id
    group by k.id
  ),
  hits as (
    select v.article_id, v.language, v.published_on
    from visible v
    where v.found
      and (slug_wanted = '' or v.category_id = (select k.id from public.categories k where k.slug = slug_wanted))
  ),
  shown as (
    select h.article_id, h.language, h.published_on from hits h
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
      join public.article_translations t
        on t.article_id = a.id and t.language = s.language and t.status = 'published'
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

-- An article also changes when the moment of a scheduled text has come, with no row touched.
create function private.version_of(article public.articles) returns text
language sql stable security definer set search_path = ''
as $$
  select private.version_text(greatest(article.updated_at, (
    select max(t.publish_at) from public.article_translations t
    where t.article_id = article.id and t.status = 'published' and t.publish_at <= now()
  )))
$$;
revoke all on function private.version_of(public.articles) from public, anon, authenticated, service_role;

create or replace function private.read_article(wanted_id bigint, lang text) returns jsonb
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
    'version', private.version_of(a)
  )
  from public.articles a
  join public.categories k on k.id = a.category_id
  join public.article_translations t on t.article_id = a.id and t.status = 'published' and t.publish_at <= now()
  where a.id = wanted_id and a.published_on <= private.today()
  order by t.language = (case when lang = 'en' then 'en' else 'id' end) desc
  limit 1
$$;

create or replace function private.article_version(wanted_id bigint) returns text
language sql stable security definer set search_path = ''
as $$
  select private.version_of(a)
  from public.articles a
  where a.id = wanted_id and a.published_on <= private.today() and private.has_published_text(a.id)
$$;

do $$ begin perform private.refresh_article_cards(array(select a.id from public.articles a)); end $$;
