-- What policies and triggers need but no client may call: the REST interface exposes `public` only.
create schema if not exists private;
revoke all on schema private from public;
-- Policies run as the caller, so the caller has to reach the functions that policies name.
grant usage on schema private to anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;
-- Lists are searched by parts of words, over indexes.
create extension if not exists pg_trgm with schema extensions;
-- Each migration ends with who may call its functions. Those of the private schema are nobody's who isn't named; each function of
-- the exposed schema is a thin door, run as the caller, to the one of the same name in the private schema, which runs as the
-- owner and asks for the right itself.

-- The portal's readers live in Indonesia: an article dated tomorrow appears at midnight in Jakarta, not in Greenwich.
create function private.today() returns date
language sql stable set search_path = ''
as $$ select (now() at time zone 'Asia/Jakarta')::date $$;

-- The moment at which a day begins there.
create function private.start_of_day(day date) returns timestamptz
language sql immutable set search_path = ''
as $$ select day::timestamp at time zone 'Asia/Jakarta' $$;

-- The characters that String.prototype.trim() takes away in a browser, so that client and database count the same text.
create function private.trimmed(value text) returns text
language sql immutable set search_path = ''
as $$
  select btrim(
    value,
    E' \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'
  )
$$;

-- What LIKE finds a text with wherever it stands, and whatever signs are in it.
create function private.like_pattern(needle text) returns text
language sql immutable set search_path = ''
as $$ select '%' || regexp_replace(needle, '([\\%_])', '\\\1', 'g') || '%' $$;

-- A search counts no further: what finds more is too vague for anybody to leaf through it.
create function private.search_limit() returns integer
language sql immutable set search_path = ''
as $$ select 1000 $$;

-- How many rows come before a page. Nobody leafs to page 1,000,000: what is asked for beyond it is that page, because larger numbers
-- don't fit into an integer.
create function private.rows_before(page integer, page_size integer) returns integer
language sql immutable set search_path = ''
as $$ select (least(greatest(coalesce(page, 1), 1), 1000000) - 1) * page_size $$;

-- Times are the database's own: a client can neither backdate a row nor keep its version from moving.
create function private.keep_times() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.created_at := clock_timestamp();
    new.updated_at := new.created_at;
  else
    new.created_at := old.created_at;
    -- Later than before even when the clock went back: readers take any difference for news, never an equal value.
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  end if;
  return new;
end
$$;

-- Fixed in form whatever the session's settings are.
create function private.utc(moment timestamptz) returns text
language sql stable set search_path = ''
as $$ select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') $$;

revoke all on all functions in schema private from public;
