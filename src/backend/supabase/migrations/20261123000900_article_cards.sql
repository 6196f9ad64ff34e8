-- Precomputed rows for lists and searches: a narrow row for each article and requested language, of published texts only. The
-- articles' own rows contain the whole content; with this table a search over 10,000 articles takes less than 100 ms, even for one
-- letter. A scheduled text replaces the other language's at its time, so each card is valid for a span of time: an article has one
-- card for each requested language, or two where that language is published later than the other one.
create table private.article_cards (
  wanted text not null check (wanted in ('id', 'en')),
  article_id bigint not null references public.articles (id) on delete cascade,
  -- The language of the text: the other one where the requested one isn't published.
  language text not null,
  category_id bigint not null,
  tags bigint[] not null,
  -- The date that is shown.
  dated date not null,
  -- Title and excerpt as searches compare them, separated by a character that can't be typed.
  search text not null,
  shown_from timestamptz not null default '-infinity',
  shown_until timestamptz not null default 'infinity',
  primary key (article_id, wanted, language)
);
create index article_cards_newest on private.article_cards (wanted, dated desc, article_id)
  include (category_id, language, shown_from, shown_until);
create index article_cards_of_category on private.article_cards (wanted, category_id, dated desc, article_id)
  include (language, shown_from, shown_until);
create index article_cards_of_tags on private.article_cards using gin (tags);
create index article_cards_of_article on private.article_cards (article_id);
create index article_cards_search on private.article_cards using gin (search extensions.gin_trgm_ops);
create index article_cards_rare_signs on private.article_cards using gin (private.rare_signs(search));

-- Accessed only by the functions below, as their owner: there are no policies and no grants.
alter table private.article_cards enable row level security;
revoke all on table private.article_cards from public, anon, authenticated, service_role;

-- How many cards each category has, for each span of time in which so many are shown: counting the cards themselves would read an
-- index of all of them for each list. A past beginning is -infinity, so few rows last. Several rows may say the same span; their sum
-- counts.
create table private.card_counts (
  wanted text not null,
  category_id bigint not null,
  shown_from timestamptz not null,
  shown_until timestamptz not null,
  articles bigint not null
);
alter table private.card_counts enable row level security;
revoke all on table private.card_counts from public, anon, authenticated, service_role;

-- Adds the changed cards to the counts, or takes them off with the argument -1. A row that another transaction has changed is left
-- alone and another one is written, so that nobody waits for somebody else's publishing.
create function private.count_cards() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := private.today();
  counted record;
begin
  -- Cards are deleted and written anew, even where there were none.
  if not exists (select from changed) then
    return null;
  end if;
  for counted in
    with due as (
      -- Those whose beginning or end has come since.
      delete from private.card_counts n where n.ctid = any (array(
        select k.ctid from private.card_counts k
        where k.shown_from > '-infinity' and k.shown_from <= now() or k.shown_until <= now() for update skip locked))
      returning n.*
    )
    select s.wanted, s.category_id, s.shown_until, sum(s.articles) as articles,
      case when s.shown_from <= now() then '-infinity' else s.shown_from end as shown_from
    from (
      select c.wanted, c.category_id, c.shown_until, tg_argv[0]::bigint as articles, case when c.dated <= today then c.shown_from
        else greatest(c.shown_from, private.start_of_day(c.dated)) end as shown_from from changed c
      union all select d.wanted, d.category_id, d.shown_until, d.articles, d.shown_from from due d
    ) s
    where s.shown_until > now() group by 1, 2, 3, 5
  loop
    update private.card_counts n set articles = n.articles + counted.articles where n.ctid = (
      select k.ctid from private.card_counts k
      where (k.wanted, k.category_id, k.shown_from, k.shown_until)
        = (counted.wanted, counted.category_id, counted.shown_from, counted.shown_until)
      limit 1 for update skip locked);
    if not found then
      insert into private.card_counts
      values (counted.wanted, counted.category_id, counted.shown_from, counted.shown_until, counted.articles);
    end if;
  end loop;
  return null;
end
$$;
create trigger article_cards_inserted after insert on private.article_cards
  referencing new table as changed for each statement execute function private.count_cards('1');
create trigger article_cards_deleted after delete on private.article_cards
  referencing old table as changed for each statement execute function private.count_cards('-1');
create trigger article_cards_gone after update on private.article_cards
  referencing old table as changed for each statement execute function private.count_cards('-1');
create trigger article_cards_changed after update on private.article_cards
  referencing new table as changed for each statement execute function private.count_cards('1');

create function private.refresh_article_cards(changed bigint[]) returns void
language sql security definer set search_path = ''
as $$
  -- `= any` uses the index also where nothing was analyzed yet, as on the embedded backend.
  delete from private.article_cards c where c.article_id = any (changed);
  insert into private.article_cards
    (wanted, article_id, language, category_id, tags, dated, search, shown_from, shown_until)
  select w.wanted, a.id, t.language, t.category_id, private.living_tags(t.tags), coalesce(t.dated, a.published_on), private.folded(t.title || E'\x1f' || t.excerpt),
    t.publish_at, coalesce(own.publish_at, 'infinity')
  from public.articles a
  cross join (values ('id'), ('en')) as w (wanted)
  join public.article_translations t on t.article_id = a.id and t.status = 'published'
  left join public.article_translations own
    on own.article_id = a.id and own.language = w.wanted and own.status = 'published' and t.language <> w.wanted
  -- Not `= any` here: a join looks through a function's array again for each row, which takes minutes for 100,000 articles.
  where a.id in (select unnest(changed)) and t.publish_at < coalesce(own.publish_at, 'infinity');
$$;

-- Once for a statement, not for each row, so that an import of many translations stays fast.
create function private.after_translations_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ids bigint[];
begin
  -- An import makes the cards of many articles at once.
  if private.is_importing() then
    return null;
  end if;
  ids := array(select distinct c.article_id from changed c);
  -- keep_times gives the article its new version.
  update public.articles a set updated_at = now() where a.id = any (ids);
  perform private.refresh_article_cards(ids);
  return null;
end
$$;
create trigger article_translations_inserted after insert on public.article_translations
  referencing new table as changed for each statement execute function private.after_translations_change();
create trigger article_translations_updated after update on public.article_translations
  referencing new table as changed for each statement execute function private.after_translations_change();
create trigger article_translations_deleted after delete on public.article_translations
  referencing old table as changed for each statement execute function private.after_translations_change();

create function private.after_article_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.published_on <> old.published_on and not private.is_importing() then
    perform private.refresh_article_cards(array[new.id]);
  end if;
  return null;
end
$$;
create trigger articles_updated after update of published_on on public.articles
  for each row execute function private.after_article_change();

revoke all on all functions in schema private from public;
