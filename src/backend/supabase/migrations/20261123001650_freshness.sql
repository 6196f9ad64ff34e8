-- How fresh the published advice is, and which of it is due for a check this month. All days are days in Jakarta.
alter table public.drafts
  add column reviewed_on date generated always as (private.date_at(document, 'reviewedOn')) stored,
  add column season_starts integer[] not null generated always as (private.season_starts(document)) stored,
  -- The date until which it counts as fresh: without a check, a year after it was saved.
  add column fresh_until date not null generated always as (coalesce(
    private.review_due(private.date_at(document, 'reviewedOn'), private.date_at(document, 'reviewBy')),
    (saved_at at time zone 'Asia/Jakarta')::date + 365)) stored;
create index drafts_by_freshness on public.drafts (collection, fresh_until, id) include (review_due)
  where binned_at is null and first_live is not null;
create index drafts_season_starts on public.drafts using gin (season_starts) where season_starts <> '{}';

create function private.next_month() returns date
language sql stable set search_path = ''
as $$ select (date_trunc('month', private.today()::timestamp) + interval '1 month')::date $$;

-- The first day of the season before the one that begins on a day; `starts` are the months in which seasons begin.
create function private.season_before(starts integer[], begins date) returns date
language sql immutable set search_path = ''
as $$
  select max((begins - make_interval(months => 1 + (extract(month from begins)::integer - start + 11) % 12))::date)
  from unnest(starts) start
$$;

-- Published items whose season begins this month or the next one, and that haven't been checked since their last season began.
create function private.unchecked_seasons() returns table (collection text, id bigint, season date)
language sql stable set search_path = ''
as $$
  select d.collection, d.id, m.begins
  from (values ((private.next_month() - interval '1 month')::date), (private.next_month())) as m (begins)
  join public.drafts d on d.season_starts @> array[extract(month from m.begins)::integer]
  where d.season_starts <> '{}' and d.binned_at is null and d.first_live is not null
    and coalesce(d.reviewed_on, date '-infinity') < private.season_before(d.season_starts, m.begins)
$$;

-- The freshness of each item of a collection, the most urgent first: {"total", "counts": {"overdue": 3, …}, "rows": [{"id", …,
-- "state"}]}. `state` is overdue (its day has passed), soon (within 30 days), holding (within 180), fresh, or draft (not
-- published). Only the first rows are returned; the counts cover all of them and use an index.
create function private.list_freshness(collection text, most integer default 300) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := private.today();
  most_rows constant integer := least(greatest(coalesce(list_freshness.most, 300), 1), 300);
begin
  perform private.must_have('content.read');
  return (
    -- Read twice, each time from an index: once for the counts, once for the first rows in order.
    with live as not materialized (
      select d.id, d.fresh_until as by_day, case
          when d.review_due < today then 'overdue'
          when d.fresh_until <= today + 30 then 'soon'
          when d.fresh_until <= today + 180 then 'holding'
          else 'fresh'
        end as state
      from public.drafts d
      where d.collection = list_freshness.collection and d.binned_at is null and d.first_live is not null
        and ((select private.applying_import()) is null or not private.is_hidden(d.collection, d.id))
    ), unpublished as not materialized (
      select d.id, null::date as by_day, 'draft' as state
      from public.drafts d
      where d.collection = list_freshness.collection and d.binned_at is null and d.first_live is null
        and ((select private.applying_import()) is null or not private.is_hidden(d.collection, d.id))
    ), counted as (
      select l.state, count(*) as many from live l group by l.state
      union all
      select 'draft', count(*) from unpublished having count(*) > 0
    ), first_ones as (
      (select l.* from live l order by l.by_day, l.id limit most_rows)
      union all
      (select u.* from unpublished u order by u.id limit most_rows)
      order by by_day nulls last, id limit most_rows
    )
    select jsonb_build_object(
      'total', (select coalesce(sum(c.many), 0) from counted c),
      'counts', (select coalesce(jsonb_object_agg(c.state, c.many), '{}') from counted c),
      'rows', (select coalesce(jsonb_agg(jsonb_build_object(
          'id', d.id, 'title_indonesian', d.title_indonesian, 'title_english', d.title_english, 'state', f.state,
          'reviewed_on', d.reviewed_on, 'review_due', d.review_due, 'saved_at', d.saved_at,
          'has_indonesian', d.has_indonesian, 'has_english', d.has_english,
          'outdated_indonesian', d.outdated_indonesian, 'outdated_english', d.outdated_english
        ) order by f.by_day nulls last, f.id), '[]')
        from first_ones f join public.drafts d on d.collection = list_freshness.collection and d.id = f.id)));
end
$$;

-- The advice that is due for a check this month, the most urgent first: published items whose day has passed or is in this month,
-- or whose season begins unchecked. {"total", "rows": [{"id", …, "review_due", "season": the day on which it begins, or null}]}.
create function private.list_due_reviews(collection text, most integer default 8) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.must_have('content.read');
  return (
    with reasons as (
      select d.id, d.fresh_until as by_day, null::date as season
      from public.drafts d
      where d.collection = list_due_reviews.collection and d.binned_at is null and d.first_live is not null
        and d.fresh_until < private.next_month() and d.review_due is not null
      union all
      select s.id, s.season, s.season from private.unchecked_seasons() s where s.collection = list_due_reviews.collection
    ), items as materialized (
      select r.id, min(r.by_day) as by_day, max(r.season) as season from reasons r
      where (select private.applying_import()) is null or not private.is_hidden(list_due_reviews.collection, r.id)
      group by r.id
    ), first_ones as (
      select i.* from items i order by i.by_day, i.id limit least(greatest(coalesce(list_due_reviews.most, 8), 1), 50)
    )
    select jsonb_build_object(
      'total', (select count(*) from items),
      'today', private.today(),
      'rows', (select coalesce(jsonb_agg(jsonb_build_object(
          'id', d.id, 'title_indonesian', d.title_indonesian, 'title_english', d.title_english, 'image', d.image,
          'reviewed_on', d.reviewed_on, 'review_due', d.review_due, 'season', f.season
        ) order by f.by_day, f.id), '[]')
        from first_ones f join public.drafts d on d.collection = list_due_reviews.collection and d.id = f.id)));
end
$$;

revoke all on all functions in schema private from public;
select private.expose('list_freshness, list_due_reviews', 'authenticated, service_role');
