-- Functions that policies and triggers need and no client may call: the REST interface exposes `public` only.
create schema if not exists private;
revoke all on schema private from public;
-- Policies run as the caller, so the caller needs usage of the schema of the functions that policies call.
grant usage on schema private to anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;
-- Searches match parts of words, with trigram indexes.
create extension if not exists pg_trgm with schema extensions;
-- Each migration ends with the grants of its functions. No role may execute a function of the private schema without a grant.
-- Clients reach a function of the private schema by one of the same name in the exposed schema, which `private.expose` makes.

-- Exposes functions of the private schema to clients, for some roles; both are lists with commas. The exposed function has the same
-- arguments, volatility and time limit. It runs as the caller and only calls the private one, which runs as the owner and checks the
-- caller's right itself.
create function private.expose(names text, roles text) returns void language plpgsql set search_path = '' as $$
declare
  name text;
  private_one record;
  setting text;
begin
  foreach name in array string_to_array(names, ', ') loop
    select p.oid, p.provolatile, p.proconfig, p.proargnames
      into strict private_one
      from pg_catalog.pg_proc p where p.pronamespace = 'private'::regnamespace and p.proname = name;
    execute format(
      'create function public.%1$I(%2$s) returns %3$s language sql %4$s set search_path = '''' as $body$ select private.%1$I(%5$s) $body$',
      name, pg_get_function_arguments(private_one.oid), pg_get_function_result(private_one.oid),
      case private_one.provolatile when 's' then 'stable' when 'i' then 'immutable' else 'volatile' end,
      (select string_agg(format('%I', argument), ', ' order by place)
       from unnest(private_one.proargnames) with ordinality a (argument, place)));
    foreach setting in array private_one.proconfig loop
      if setting like 'statement_timeout=%' then
        execute format('alter function public.%I set statement_timeout = %L', name, split_part(setting, '=', 2));
      end if;
    end loop;
    execute format('revoke all on function private.%1$I, public.%1$I from public, anon, authenticated, service_role', name);
    execute format('grant execute on function private.%1$I, public.%1$I to %2$s', name, roles);
  end loop;
end
$$;
revoke all on function private.expose from public;

-- The portal's readers live in Indonesia: an article dated tomorrow appears at midnight in Jakarta, not at midnight UTC.
create function private.today() returns date
language sql stable set search_path = ''
as $$ select (now() at time zone 'Asia/Jakarta')::date $$;

-- The time at which a day begins in Jakarta.
create function private.start_of_day(day date) returns timestamptz
language sql immutable set search_path = ''
as $$ select day::timestamp at time zone 'Asia/Jakarta' $$;

-- Removes the same characters as String.prototype.trim() in a browser, so that client and database measure the same text.
create function private.trimmed(value text) returns text
language sql immutable set search_path = ''
as $$
  select btrim(
    value,
    E' \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'
  )
$$;

-- A secret for an address: 244 random bits, in letters that addresses take as they are.
create function private.random_token() returns text
language sql volatile set search_path = ''
as $$
  select translate(
    encode(decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'), 'base64'), '+/=', '-_')
$$;

-- A text as searches compare it: in small letters, without accents and unseen signs (soft hyphens, blanks without width, joiners),
-- ligatures taken apart, quotes and hyphens of one kind, and one blank in the place of several. The portal does the same
-- (src/domain/folded.ts), so that both find the same.
create function private.folded(words text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(case when octet_length(words) = char_length(words) then lower(words) else
    translate(replace(replace(replace(lower(regexp_replace(normalize(words, nfkd),
      '[\u0300-\u036F\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF'
      '\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]', '', 'g')),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
      E'øđłıς\u2018\u2019\u201A\u201B\u2032\u02BB\u02BC\u201C\u201D\u201E\u201F«»\u2010\u2011\u2012\u2013\u2014\u2015\u2212',
      'odliσ' || repeat('''', 7) || repeat('"', 6) || repeat('-', 7)) end,
    E'[ \t\n\u000b\f\r\u1680\u2028\u2029]+', ' ', 'g')
$$;

-- What somebody searches for, in the same form.
create function private.needle(search text) returns text
language sql immutable set search_path = ''
as $$ select btrim(private.folded(coalesce(search, ''))) $$;

-- The LIKE pattern that matches a text anywhere, with its special characters escaped.
create function private.like_pattern(needle text) returns text
language sql immutable set search_path = ''
as $$ select '%' || regexp_replace(needle, '([\\%_])', '\\\1', 'g') || '%' $$;

-- Searches count matches only up to this number, which is more than a person pages through.
create function private.search_limit() returns integer
language sql immutable set search_path = ''
as $$ select 1000 $$;

-- The signs of a text without the most frequent letters: for searches of one or two letters and of signs, in which there are no three
-- letters for an index of trigrams. All pairs of letters would find more, but triple the time in which
-- the cards of articles are written.
create function private.rare_signs(words text) returns text[]
-- The cost keeps the planner from computing it for each row.
language sql immutable cost 5000 set search_path = ''
as $$ select string_to_array(translate(words, ' aeiountsrkdlmgpbh', ''), null) $$;

-- Whether a list finds what is searched for best by its rare signs: the search has no trigram, and fewer than 50 of the first 1000
-- texts of the list match. More matches are found sooner in the order of the list. `texts`: SQL, a query of the list's texts in its
-- order, in a column `search`; values in it are quoted with %L.
create function private.is_rare_search(needle text, texts text) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  is_rare boolean := false;
begin
  if private.rare_signs(needle) <> '{}'
    and needle !~ '[[:alnum:]]{3}|[^[:alnum:]][[:alnum:]]|[[:alnum:]]{2}[^[:alnum:]]' then
    execute format('select count(*) < 50 from (%s limit 1000) f where strpos(f.search, $1) > 0', texts) into is_rare using needle;
  end if;
  return is_rare;
end
$$;

-- The number of rows before a page. Later pages are treated as page 1,000,000, because larger offsets don't fit into an integer.
create function private.rows_before(page integer, page_size integer) returns integer
language sql immutable set search_path = ''
as $$ select (least(greatest(coalesce(page, 1), 1), 1000000) - 1) * page_size $$;

-- Times are set by the database: a client can neither backdate a row nor keep its version from changing.
create function private.keep_times() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.created_at := clock_timestamp();
    new.updated_at := new.created_at;
  else
    new.created_at := old.created_at;
    -- Always later than before, even if the clock was set back: readers compare versions for equality only.
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  end if;
  return new;
end
$$;

-- The same format whatever the session's settings are.
create function private.utc(moment timestamptz) returns text
language sql stable set search_path = ''
as $$ select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') $$;

revoke all on all functions in schema private from public;
-- Indexes and generated columns are computed with the rights of whoever writes the row.
grant execute on function private.rare_signs, private.folded to anon, authenticated, service_role;
