-- The word index for searches by word form. The caller knows the language's rules and sends the forms; this migration looks them up
-- in two indexes over the published texts, so that there is no table to keep in sync.

-- The words of a text as searches compare them, split as the portal does it (src/domain/words.ts): the default parser would read
-- "kg/ha" as a file name. Addresses of links don't count.
create function private.words_in(words text) returns tsvector
language sql immutable set search_path = ''
as $$
  select to_tsvector('pg_catalog.simple', regexp_replace(
    private.folded(regexp_replace(words, '\]\([^)[:space:]]*', ']', 'g')),
    '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u2000-\u2BFF\u3000-\u303F\U0001F000-\U0001FAFF]+', ' ', 'g'))
$$;

create index article_translations_head on public.article_translations
  using gin (private.words_in(title || ' ' || excerpt)) where status = 'published';
create index article_translations_words on public.article_translations
  using gin (private.words_in(title || ' ' || excerpt || ' ' || content)) where status = 'published';

-- For each searched word a query of its forms: "pupuk memupuk,tana* ubi+kayu" finds texts that have one of the first two words, and
-- those with either one that begins with the third or both of the last. At most 8 such lists with 320 words in all, and one beginning
-- of at least 3 letters; null for an empty search.
create function private.forms_queries(forms text) returns tsquery[]
language plpgsql immutable set search_path = ''
as $$
declare
  queries tsquery[];
  words integer;
begin
  if char_length(forms) <= 4000
    and forms !~ '[\\''[:cntrl:]]|[^ ,]{101}|\*.*\*|(^|[ ,])[^ ,]{0,2}\*|\*[^ ,]|\+[^ ,]*\*|(^|[ ,+])\+|\+([ ,]|$)' then
    select array_agg(g.words::tsquery order by g.nth), coalesce(sum(g.many), 0) into queries, words
    from (
      select l.nth, count(*) as many,
        string_agg('(''' || replace(rtrim(f.form, '*'), '+', ''' & ''') || '''' || case when f.form like '%*' then ':*' else '' end
          || ')', ' | ') as words
      from unnest(string_to_array(forms, ',')) with ordinality as l (list, nth)
      cross join lateral (select distinct unnest(string_to_array(l.list, ' '))) as f (form)
      where f.form <> ''
      group by l.nth
    ) g;
  end if;
  if words is null or cardinality(queries) > 8 or words > 320 then
    raise exception 'At most 8 lists of 320 words in all are due' using errcode = 'PT400', detail = 'forms';
  end if;
  return queries;
end
$$;

-- The texts that answer each of these queries: `nth` of them, and whether by title and excerpt.
create function private.texts_by_query(queries tsquery[]) returns table (nth bigint, article_id bigint, language text, in_head boolean)
-- Without the index, the words of each text would be computed again.
language sql stable security definer set search_path = '' set enable_seqscan = off
as $$
  with head as materialized (
    select q.nth, t.article_id, t.language from unnest(queries) with ordinality as q (query, nth)
    join public.article_translations t
      on t.status = 'published' and private.words_in(t.title || ' ' || t.excerpt) @@ q.query
  )
  select q.nth, t.article_id, t.language, h.article_id is not null
  from unnest(queries) with ordinality as q (query, nth)
  join public.article_translations t
    on t.status = 'published' and private.words_in(t.title || ' ' || t.excerpt || ' ' || t.content) @@ q.query
  left join head h on h.nth = q.nth and h.article_id = t.article_id and h.language = t.language
$$;

-- The texts that answer all of these queries, and how many of them by title and excerpt.
create function private.texts_with(queries tsquery[]) returns table (article_id bigint, language text, heads bigint)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off
as $$
declare
  wanted tsquery := queries[1];
begin
  for nth in 2 .. cardinality(queries) loop
    wanted := wanted && queries[nth];
  end loop;
  return query
    with head as materialized (
      select t.article_id, t.language, count(*) as heads from unnest(queries) as q (query)
      join public.article_translations t
        on t.status = 'published' and private.words_in(t.title || ' ' || t.excerpt) @@ q.query
      group by t.article_id, t.language
    )
    select t.article_id, t.language, coalesce(h.heads, 0)
    from public.article_translations t
    left join head h on h.article_id = t.article_id and h.language = t.language
    where t.status = 'published' and private.words_in(t.title || ' ' || t.excerpt || ' ' || t.content) @@ wanted;
end
$$;

-- How much it says of a text that it has a word which `having_it` of `total` texts have: one more for each time that they are halved
-- out of all. The portal counts the same (src/renderer/data/word-search/find-articles.ts).
create function private.worth_of(total bigint, having_it bigint) returns bigint
language sql immutable set search_path = ''
as $$ select length(ltrim((greatest(total, having_it) / having_it)::integer::bit(32)::text, '0')) $$;

revoke all on all functions in schema private from public;
-- Roles that write texts also write the index.
grant execute on function private.words_in to service_role;
