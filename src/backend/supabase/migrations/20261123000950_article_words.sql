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

-- "pupuk memupuk,tana* ubi+kayu" finds texts that have one of the first two words, and either one that begins with the third or both
-- of the last. At most 8 such lists with 320 words in all, and one beginning of at least 3 letters; null for an empty search.
create function private.forms_query(forms text) returns tsquery
language plpgsql immutable set search_path = ''
as $$
declare
  wanted tsquery;
  lists integer;
  words integer;
begin
  if char_length(forms) <= 4000 and forms !~ '[\\''[:cntrl:]]|[^ ,]{101}|\*.*\*|(^|[ ,])[^ ,]{0,2}\*|\*[^ ,]|\+[^ ,]*\*|(^|[ ,+])\+|\+([ ,]|$)' then
    select string_agg('(' || g.words || ')', ' & ')::tsquery, count(*), coalesce(sum(g.many), 0) into wanted, lists, words
    from (
      select count(*) as many,
        string_agg('(''' || replace(rtrim(f.form, '*'), '+', ''' & ''') || '''' || case when f.form like '%*' then ':*' else '' end
          || ')', ' | ') as words
      from unnest(string_to_array(forms, ',')) with ordinality as l (list, nth)
      cross join lateral (select distinct unnest(string_to_array(l.list, ' '))) as f (form)
      where f.form <> ''
      group by l.nth
    ) g;
  end if;
  if lists is null or lists > 8 or words > 320 then
    raise exception 'At most 8 lists of 320 words in all are due' using errcode = 'PT400', detail = 'forms';
  end if;
  return wanted;
end
$$;

-- The texts with such words, in title and excerpt or elsewhere.
create function private.texts_with(wanted tsquery) returns table (article_id bigint, language text, in_head boolean)
-- Without the index, the words of each text would be computed again.
language sql stable security definer set search_path = '' set enable_seqscan = off
as $$
  with head as materialized (
    select t.article_id, t.language from public.article_translations t
    where t.status = 'published' and private.words_in(t.title || ' ' || t.excerpt) @@ wanted
  )
  select t.article_id, t.language, h.article_id is not null
  from public.article_translations t
  left join head h on h.article_id = t.article_id and h.language = t.language
  where t.status = 'published' and private.words_in(t.title || ' ' || t.excerpt || ' ' || t.content) @@ wanted
$$;

revoke all on all functions in schema private from public;
-- Roles that write texts also write the index.
grant execute on function private.words_in to service_role;
