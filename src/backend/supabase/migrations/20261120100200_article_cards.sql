-- What the list shows and searches, ready made: one narrow row for an article in each wanted language, published texts
-- only. A filter under row-level security can't use an index (its operators aren't leakproof), and the articles' own
-- rows carry their whole content; this table holds a search over 10,000 articles within 100 ms even for one letter.
create table private.article_cards (
  wanted text not null check (wanted in ('id', 'en')),
  article_id bigint not null references public.articles (id) on delete cascade,
  -- The language shown: the other one where the wanted one isn't published.
  language text not null,
  category_id bigint not null,
  published_on date not null,
  title_lower text not null,
  excerpt_lower text not null,
  primary key (article_id, wanted)
);
create index article_cards_newest on private.article_cards (wanted, published_on desc, article_id);
-- Only the functions below touch it, as its owner: no policy and no grant, so nobody else ever reads it.
alter table private.article_cards enable row level security;
revoke all on table private.article_cards from public, anon, authenticated, service_role;

create function private.refresh_article_cards(changed bigint[]) returns void
language sql security definer set search_path = ''
as $$
  delete from private.article_cards c where c.article_id = any (changed);
  insert into private.article_cards (wanted, article_id, language, category_id, published_on, title_lower, excerpt_lower)
  select w.wanted, a.id, shown.language, a.category_id, a.published_on, lower(shown.title), lower(shown.excerpt)
  from public.articles a
  cross join (values ('id'), ('en')) as w (wanted)
  cross join lateral (
    select t.language, t.title, t.excerpt
    from public.article_translations t
    where t.article_id = a.id and t.status = 'published'
    order by t.language = w.wanted desc
    limit 1
  ) as shown
  where a.id = any (changed);
$$;
revoke all on function private.refresh_article_cards(bigint[]) from public, anon, authenticated, service_role;

-- Once a statement, not once a row: an import of many translations stays quick.
create function private.after_translations_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ids bigint[] := array(select distinct c.article_id from changed c);
begin
  -- keep_times gives the article its new version.
  update public.articles a set updated_at = now() where a.id = any (ids);
  perform private.refresh_article_cards(ids);
  return null;
end
$$;
revoke all on function private.after_translations_change() from public, anon, authenticated, service_role;
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
  if new.published_on <> old.published_on or new.category_id <> old.category_id then
    perform private.refresh_article_cards(array[new.id]);
  end if;
  return null;
end
$$;
revoke all on function private.after_article_change() from public, anon, authenticated, service_role;
create trigger articles_updated after update of published_on, category_id on public.articles
  for each row execute function private.after_article_change();
