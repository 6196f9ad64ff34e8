-- The library for devices that store all articles: which articles visitors can read now and in which version, and their texts, many
-- at a time. Devices compare versions and can't query changes since a time: texts appear and disappear by the clock without a
-- changed row, transactions commit in another order than their times, and deleted rows leave nothing behind.

-- The number of parts by which devices request versions: a part has the articles whose id has this remainder.
create function private.library_parts() returns integer
language sql immutable set search_path = ''
as $$ select 64 $$;

-- Microseconds since 1970.
create function private.microseconds(moment timestamptz) returns bigint
language sql immutable set search_path = ''
as $$ select (extract(epoch from moment) * 1000000)::bigint $$;

-- Every article that visitors can read now: its part, its version in microseconds since 1970, and the stored size of its texts, in
-- bytes.
create function private.readable_versions() returns table (part integer, id bigint, version bigint, bytes bigint)
language sql stable security definer set search_path = ''
as $$
  select (a.id % private.library_parts())::integer, a.id,
    -- The same as private.changed_at, which would read the texts of each article separately.
    private.microseconds(greatest(a.updated_at, max(t.publish_at),
      private.start_of_day(max(coalesce(t.dated, a.published_on))))),
    sum(octet_length(t.title) + octet_length(t.excerpt) + octet_length(t.content))
  from public.articles a
  join public.article_translations t on t.article_id = a.id
  where t.status = 'published' and t.publish_at <= now() and coalesce(t.dated, a.published_on) <= (select private.today())
    and ((select private.applying_import()) is null or not private.is_hidden('articles', a.id))
  group by a.id
$$;

-- {"count", "bytes", "moment": in microseconds, "parts": [a digest for each part], "categories": [in order], "site": {"id": [...],
-- "en": [...]}, "site_digest"}. A part with an unchanged digest has the same versions. `known` is a site_digest: where it is still
-- the current one, site and categories are left out.
create function private.library_state(known text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  answer jsonb;
  site jsonb := jsonb_build_object(
    'site', jsonb_build_object('id', private.read_site('id', null), 'en', private.read_site('en', null)),
    'categories', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'slug', k.slug, 'name_indonesian', k.name_indonesian, 'name_english', k.name_english
      ) order by k.position, k.id), '[]') from public.categories k where k.id <> all (private.hidden_categories())));
  site_digest text := md5(site::text);
begin
  select jsonb_build_object(
      'count', coalesce(sum(p.articles), 0), 'bytes', coalesce(sum(p.bytes), 0),
      'moment', private.microseconds(now()),
      'parts', jsonb_agg(coalesce(p.digest, '') order by n.part), 'site_digest', site_digest)
    into answer
    from generate_series(0, private.library_parts() - 1) as n (part)
    left join (
      select v.part, count(*) as articles, sum(v.bytes) as bytes,
        left(md5(string_agg(v.id || ' ' || v.version, ',' order by v.id)), 12) as digest
      from private.readable_versions() v group by v.part
    ) p on p.part = n.part;
  return case when site_digest = known then answer else answer || site end;
end
$$;
-- Parses numbers separated by commas, at most so many.
create function private.numbers_in(list text, most integer) returns bigint[]
language plpgsql immutable set search_path = ''
as $$
begin
  if list is null or list !~ '^[0-9]{1,15}(,[0-9]{1,15})*$' or cardinality(string_to_array(list, ',')) > most then
    raise exception 'At most % numbers are due, with commas between them', most using errcode = 'PT400', detail = 'ids';
  end if;
  return string_to_array(list, ',')::bigint[];
end
$$;

-- [[id, version, bytes], …] of these parts, by id.
create function private.library_index(parts text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted bigint[] := private.numbers_in(parts, private.library_parts());
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_array(v.id, v.version, v.bytes) order by v.id), '[]')
    from private.readable_versions() v where v.part = any (wanted));
end
$$;
-- These articles, those of them that visitors can read, at most 50: {"id", "version", "texts": [each language, as read_article
-- returns it]}.
create function private.library_articles(ids text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted bigint[] := private.numbers_in(ids, 50);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'version', private.microseconds(private.changed_at(a)),
      'texts', r.texts) order by a.id), '[]')
    from public.articles a
    cross join lateral (
      select jsonb_agg(private.article_text(a, t) order by t.language desc) as texts from private.readable_texts(a) t
    ) r
    where a.id = any (wanted) and r.texts is not null);
end
$$;
revoke all on all functions in schema private from public;
select private.expose('library_state, library_index, library_articles', 'anon, authenticated, service_role');
