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
revoke all on function public.recent_drafts(text, integer) from public, anon, authenticated, service_role;
grant execute on function public.recent_drafts(text, integer) to authenticated, service_role;
