-- Which texts have which words, for searches by word form. Whoever asks knows the language's rules and names the forms; here they are
-- looked up, by two indexes over what visitors read: an index needs no table that has to be kept in step.

-- The words of a text in small letters, as the portal parts them: the parser would take "kg/ha" for the name of a file. Addresses of
-- links are no words of the text.
create function private.words_in(words text) returns tsvector
language sql immutable set search_path = ''
as $$
  select to_tsvector('pg_catalog.simple', translate(
    regexp_replace(words, '\]\([^)[:space:]]*', ']', 'g'), '-/._@:~+%&=?#<>*|\''’', repeat(' ', 20)))
$$;

create index article_translations_head on public.article_translations
  using gin (private.words_in(title || ' ' || excerpt)) where status = 'published';
create index article_translations_words on public.article_translations
  using gin (private.words_in(title || ' ' || excerpt || ' ' || content)) where status = 'published';

-- "pupuk memupuk,tana*" asks for texts that have one of the first two words and one that begins with the third. At most 8 such
-- lists of 320 words in all, one beginning of at least 3 letters; null where nothing is asked for.
create function private.forms_query(forms text) returns tsquery
language plpgsql immutable set search_path = ''
as $$
declare
  wanted tsquery;
  lists integer;
  words integer;
begin
  if char_length(forms) <= 4000 and forms !~ '[\\''[:cntrl:]]|[^ ,]{101}|\*.*\*|(^|[ ,])[^ ,]{0,2}\*|\*[^ ,]' then
    select string_agg('(' || g.words || ')', ' & ')::tsquery, count(*), coalesce(sum(g.many), 0) into wanted, lists, words
    from (
      select count(*) as many,
        string_agg('''' || rtrim(f.form, '*') || '''' || case when f.form like '%*' then ':*' else '' end, ' | ') as words
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

-- The texts that have such words: in title and excerpt, or elsewhere.
create function private.texts_with(wanted tsquery) returns table (article_id bigint, language text, in_head boolean)
-- Without the indexes each text would be parted into words again.
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
-- Whoever writes a text writes its index, too.
grant execute on function private.words_in to service_role;
