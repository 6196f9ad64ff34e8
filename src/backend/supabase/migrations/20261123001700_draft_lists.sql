-- Lists of drafts, a page at a time. They run as their reader: the policies of drafts decide what there is.

-- What a list shows of a draft: everything but its texts, and for each language the state that it is in now. Runs as its
-- reader, so that the policies above decide what there is.
create view public.draft_cards with (security_invoker = true) as
  select d.collection, d.id, d.version, d.created_at, d.saved_at, d.saved_by_name, d.binned_at, d.binned_by_name,
    d.title_indonesian, d.title_english, d.search, d.topic, d.image, d.begun_indonesian, d.begun_english, d.lacks_alt,
    d.behind_indonesian, d.behind_english, d.review_due, d.live_from_indonesian, d.live_from_english,
    d.revision_indonesian, d.revision_english,
    case
      when d.live_from_indonesian <= now() then 'published'
      when d.live_from_indonesian is not null then 'scheduled'
      when d.begun_indonesian then 'draft'
      else 'missing'
    end as state_indonesian,
    case
      when d.live_from_english <= now() then 'published'
      when d.live_from_english is not null then 'scheduled'
      when d.begun_english then 'draft'
      else 'missing'
    end as state_english,
    coalesce((select r.side <> d.side_indonesian from public.revisions r where r.id = d.revision_indonesian), false)
      as changed_indonesian,
    coalesce((select r.side <> d.side_english from public.revisions r where r.id = d.revision_english), false)
      as changed_english
  from public.drafts d;
revoke all on table public.draft_cards from public, anon, authenticated, service_role;
grant select on table public.draft_cards to authenticated, service_role;

-- In which lists a draft stands, found in one pass over all of them: with the columns of draft_cards, each asked for anew
-- for every kind, counting 10,000 drafts would take many times as long.
create view private.draft_kinds with (security_invoker = true) as
  select d.collection, d.id, d.saved_at, d.topic, d.search, d.title_indonesian, d.title_english,
    least(d.live_from_indonesian, d.live_from_english) as first_live,
    case
      when d.binned_at > now() - interval '30 days' then array['bin']
      when d.binned_at is not null then '{}'
      else array_remove(array[
        'all',
        case when least(d.live_from_indonesian, d.live_from_english) <= now() then 'published' end,
        case when greatest(d.live_from_indonesian, d.live_from_english) > now() then 'scheduled' end,
        case when m.withdrawn then 'draft' end,
        case when m.changed then 'changed' end,
        case when not (d.begun_indonesian and d.begun_english) then 'missing-language' end,
        case when d.lacks_alt then 'missing-alt' end,
        case when d.behind_indonesian + d.behind_english > 0 then 'behind' end,
        -- Not published as it is, and nobody has touched it for 30 days.
        case when d.saved_at < now() - interval '30 days' and (m.withdrawn or m.changed) then 'untouched' end,
        case when d.review_due < private.today() and not m.withdrawn then 'review-due' end
      ], null)
    end as kinds
  from public.drafts d
  left join public.revisions i on i.id = d.revision_indonesian
  left join public.revisions e on e.id = d.revision_english
  cross join lateral (select
    coalesce(d.live_from_indonesian, d.live_from_english) is null as withdrawn,
    coalesce(i.side <> d.side_indonesian, false) or coalesce(e.side <> d.side_english, false) as changed
  ) m;
revoke all on table private.draft_kinds from public, anon, authenticated, service_role;
grant select on table private.draft_kinds to authenticated, service_role;

-- {"total", "rows": the columns of draft_cards}. `sort` is changed, title or published, with a leading minus for the other
-- way round; 50 rows a page.
create function public.list_drafts(
  collection text, search text default '', show text default 'all', topic text default '', sort text default 'changed',
  lang text default 'id', page integer default 1
) returns jsonb
language plpgsql stable set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  needle text := lower(private.trimmed(coalesce(list_drafts.search, '')));
  key text := ltrim(sort, '-');
  -- Newest first and A first are what people expect; the minus turns it round.
  upwards boolean := (key = 'title') <> (left(sort, 1) = '-');
  answer jsonb;
begin
  with found as materialized (
    select k.collection, k.id,
      case key
        when 'title' then lower(coalesce(
          nullif(case lang when 'en' then k.title_english else k.title_indonesian end, ''),
          nullif(case lang when 'en' then k.title_indonesian else k.title_english end, ''), E'\U0010ffff'))
        when 'published' then to_char(coalesce(k.first_live, 'epoch'::timestamptz) at time zone 'UTC', 'YYYYMMDDHH24MISSUS')
        else to_char(k.saved_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS')
      end collate "C" as place
    from private.draft_kinds k
    where k.collection = list_drafts.collection
      and (needle = '' or strpos(k.search, needle) > 0 or k.id::text = needle)
      and (list_drafts.topic = '' or k.topic = list_drafts.topic)
      and list_drafts.show = any (k.kinds)
  ),
  shown as (
    select f.collection, f.id, row_number() over (
      order by case when upwards then f.place end, case when not upwards then f.place end desc, f.id desc) as nth
    from found f
    order by nth limit 50 offset (greatest(coalesce(page, 1), 1)::bigint - 1) * 50
  )
  select jsonb_build_object(
    'total', (select count(*) from found),
    'now', now(),
    'rows', coalesce((
      select jsonb_agg(to_jsonb(c) - 'search' order by s.nth)
      from shown s join public.draft_cards c on c.collection = s.collection and c.id = s.id
    ), '[]')
  ) into answer;
  return answer;
end
$$;

-- How many there are of each kind that list_drafts can show: {"all": …, "missing-language": …, …}.
create function public.count_drafts(collection text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_object_agg(every.kind, coalesce(counted.drafts, 0))
  from unnest(array['all', 'published', 'scheduled', 'draft', 'changed', 'missing-language', 'missing-alt', 'behind',
    'untouched', 'review-due', 'bin']) as every (kind)
  left join (
    select stands_in.kind, count(*) as drafts
    from private.draft_kinds k cross join unnest(k.kinds) as stands_in (kind)
    where k.collection = count_drafts.collection group by stands_in.kind
  ) counted on counted.kind = every.kind
$$;

-- What was edited last, and what is found by its title, over all collections: {"total", "now", "rows": [{"collection", "id",
-- "title_indonesian", "title_english", "saved_at", "saved_by_name"}, …]}, newest first. Without a search only what a person
-- saved, under their name: what a migration brought along is no news. Runs as its reader: the policy of drafts decides.
create function public.recent_drafts(search text default '', most integer default 8) returns jsonb
language plpgsql stable set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  needle text := lower(private.trimmed(coalesce(recent_drafts.search, '')));
  answer jsonb;
begin
  with found as materialized (
    select d.collection, d.id, d.title_indonesian, d.title_english, d.saved_at, d.saved_by_name
    from public.drafts d
    where d.binned_at is null
      and case when needle = '' then d.saved_by_name <> '' else strpos(d.search, needle) > 0 end
  ),
  shown as (
    select f.* from found f
    order by f.saved_at desc, f.collection, f.id desc
    limit least(greatest(coalesce(recent_drafts.most, 8), 1), 50)
  )
  select jsonb_build_object(
    'total', (select count(*) from found),
    'now', now(),
    'rows', coalesce((
      select jsonb_agg(to_jsonb(s) order by s.saved_at desc, s.collection, s.id desc) from shown s
    ), '[]')
  ) into answer;
  return answer;
end
$$;

revoke all on function public.list_drafts, public.count_drafts, public.recent_drafts from public, anon, authenticated,
  service_role;
grant execute on function public.list_drafts, public.count_drafts, public.recent_drafts to authenticated, service_role;
