-- Articles as a collection of drafts.
insert into private.collections (name, live_table) values ('articles', 'public.articles');

-- The service role may write published texts itself (a seeding): the same reasons keep them from visitors. Such a text has no mark for
-- a decorative picture, so it has to describe it.
create function private.check_published_text() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_media(exclusive => false);
  perform private.must_be_publishable(private.problems('articles', jsonb_build_object(
    'image', new.image, 'decorative', false, 'category', new.category_id, 'date', new.dated,
    'author', jsonb_build_object(new.language, new.author),
    new.language, jsonb_build_object('title', new.title, 'content', new.content, 'imageAlt', new.image_alt)
  ), new.language, greatest(new.publish_at, private.start_of_day(new.dated))));
  return new;
end
$$;
create trigger article_translations_publishable before insert or update on public.article_translations
  for each row when (new.status = 'published' and current_user = 'service_role') execute function private.check_published_text();

-- An old revision may have a category that was deleted: the published text then keeps its current one, else takes that of the other
-- language, else that of the draft.
create function private.article_category(item bigint, language text, wanted bigint) returns bigint
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    private.living_category(wanted),
    (select t.category_id from public.article_translations t where t.article_id = item
      order by t.language = article_category.language desc limit 1),
    (select k.id from public.categories k join public.drafts d on d.topic = k.id::text
      where d.collection = 'articles' and d.id = item))
$$;

-- Publishes a text with all its values of this time; the other language keeps the values with which it was published.
create function private.articles_show(item bigint, language text, side jsonb, live_from timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  shared jsonb := side -> 'shared';
  shown jsonb := side -> 'text';
  first_day date := (live_from at time zone 'Asia/Jakarta')::date;
begin
  insert into public.articles as a (id, published_on) values (item, first_day)
  on conflict on constraint articles_pkey do update set
    -- The day of the first publication stays; while it is in the future it is that of the first schedule.
    published_on = least(first_day,
      case when a.published_on <= private.today() then a.published_on end,
      (select min((t.publish_at at time zone 'Asia/Jakarta')::date) from public.article_translations t
       where t.article_id = item and t.language <> articles_show.language and t.status = 'published'));
  insert into public.article_translations (article_id, language, title, excerpt, content, image, category_id, author, dated,
    reviewed_on, review_by, image_alt, focus, audience, place, tags, status, publish_at)
  values (item, language, shown ->> 'title', shown ->> 'excerpt', shown ->> 'content', shared ->> 'image',
    private.article_category(item, language, (shared ->> 'category')::bigint),
    coalesce(nullif(shared #>> array['author', language], ''),
      shared #>> array['author', case language when 'id' then 'en' else 'id' end]),
    private.date_at(shared, 'date'), private.date_at(shared, 'reviewedOn'), private.date_at(shared, 'reviewBy'),
    case when shared ->> 'decorative' = 'true' then '' else shown ->> 'imageAlt' end, shared -> 'focus',
    shown ->> 'audience', shown ->> 'place',
    private.living_tags(private.tags_in(shared)),
    'published', live_from)
  on conflict on constraint article_translations_pkey do update set
    title = excluded.title, excerpt = excluded.excerpt, content = excluded.content, image = excluded.image,
    category_id = excluded.category_id, author = excluded.author, dated = excluded.dated,
    reviewed_on = excluded.reviewed_on, review_by = excluded.review_by, image_alt = excluded.image_alt,
    focus = excluded.focus, audience = excluded.audience, place = excluded.place, tags = excluded.tags,
    status = 'published', publish_at = excluded.publish_at;
end
$$;

create function private.articles_hide(item bigint, language text) returns void
language sql security definer set search_path = ''
as $$
  update public.article_translations t set status = 'draft'
  where t.article_id = item and t.language = articles_hide.language
$$;

create function private.articles_erase(item bigint) returns void
language sql security definer set search_path = ''
as $$ delete from public.articles a where a.id = item $$;

-- A published article as the document of a draft; where its languages differ in a shared field, the Indonesian value is taken.
create function private.article_document(article public.articles) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with texts as (select t.* from public.article_translations t where t.article_id = article.id),
  first_one as (select t.* from texts t order by t.language desc limit 1)
  select jsonb_build_object(
    'image', coalesce(f.image, ''), 'category', f.category_id, 'date', coalesce(f.dated, article.published_on),
    'decorative', false, 'reviewedOn', f.reviewed_on, 'reviewBy', f.review_by, 'outdated', '{}'::jsonb,
    'author', (select jsonb_object_agg(l.language, coalesce(t.author, ''))
      from (values ('id'), ('en')) as l (language) left join texts t on t.language = l.language)
  ) || private.with_tags('{}', to_jsonb(private.living_tags(f.tags)))
    || case when f.focus is null then '{}'::jsonb else jsonb_build_object('focus', f.focus) end || (
    select jsonb_object_agg(l.language, jsonb_build_object(
      'title', coalesce(t.title, ''), 'excerpt', coalesce(t.excerpt, ''), 'content', coalesce(t.content, ''),
      'imageAlt', coalesce(t.image_alt, ''), 'audience', coalesce(t.audience, ''), 'place', coalesce(t.place, '')))
    from (values ('id'), ('en')) as l (language) left join texts t on t.language = l.language
  )
  from (values (1)) as one (row) left join first_one f on true
$$;

-- Creates drafts for all articles without one (the bundled ones, or those of an import), with the published content as their first
-- revision, and returns their number. It writes many drafts and their categories at once, so it takes the exclusive lock. A text
-- with problems isn't lost: it becomes a draft, which visitors don't see.
create function private.adopt_articles() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  adopted integer;
begin
  perform private.lock_content(exclusive => true), private.lock_media(exclusive => false);
  insert into public.drafts (collection, id, document)
  select 'articles', a.id, private.article_document(a) from public.articles a
  where not exists (select from public.drafts d where d.collection = 'articles' and d.id = a.id);
  get diagnostics adopted = row_count;
  -- An import brings its own ids: the next article gets a higher one.
  perform setval('public.articles_id_seq', max(a.id)) from public.articles a
    having max(a.id) >= (select s.last_value from public.articles_id_seq s);
  with due as materialized (
    select d.id, t.language, l.live_from, private.problems('articles', d.document, t.language, l.live_from) <> '{}' as is_held
    from public.drafts d
    join public.articles a on a.id = d.id
    join public.article_translations t on t.article_id = a.id and t.status = 'published'
    -- A text with a future date is scheduled.
    cross join lateral (
      select greatest(t.publish_at, private.start_of_day(coalesce(t.dated, a.published_on))) as live_from) l
    where d.collection = 'articles' and d.binned_at is null
      and not exists (select from public.revisions r where r.collection = 'articles' and r.item_id = a.id)
  ),
  held as (
    update public.article_translations t set status = 'draft' from due
      where due.is_held and (t.article_id, t.language) = (due.id, due.language)
  )
  update public.drafts d set live_from_indonesian = s.indonesian, live_from_english = s.english
  from (
    select due.id, max(due.live_from) filter (where due.language = 'id') as indonesian,
      max(due.live_from) filter (where due.language = 'en') as english
    from due where not due.is_held group by due.id
  ) s
  where d.collection = 'articles' and d.id = s.id;
  return adopted;
end
$$;

revoke all on all functions in schema private from public;
select private.expose('adopt_articles', 'service_role');
