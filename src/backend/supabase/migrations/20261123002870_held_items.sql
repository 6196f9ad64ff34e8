-- Imported items that something keeps from visitors: they come in as drafts.

-- The time from which an imported text is visible. A text without a date of its own shows the day of the article's first
-- publication: where the file has a future day, nothing of it is visible before.
create function private.import_live_from(item jsonb, language text) returns timestamptz
language sql stable set search_path = ''
as $$
  select case when private.moment_at(item #> array['live', language], 'from') is not null then
    greatest(private.moment_at(item #> array['live', language], 'from'),
      case when private.date_at(item #> array['live', language, 'shared'], 'date') is null
        then private.start_of_day(private.date_at(item, 'published_on')) end)
  end
$$;

-- What keeps the published languages of an item from visitors: {"id": […]}, without those that have no problem. `coming`: the
-- categories of an import whose categories and files aren't there yet.
create function private.item_problems(item jsonb, coming jsonb default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  language text;
  place jsonb;
  problem text;
  answer jsonb := '{}';
begin
  foreach language in array array['id', 'en'] loop
    place := item #> array['live', language];
    continue when place = 'null';
    foreach problem in array private.problems(item ->> 'collection', private.side_document(place), language,
        private.import_live_from(item, language)) loop
      continue when coming is not null and (problem like '%.missing%' or problem = 'category' and exists (
        select from jsonb_array_elements(coming) k where k.value -> 'id' = place #> '{shared,category}'));
      answer := jsonb_set(answer, array[language], coalesce(answer -> language, '[]') || to_jsonb(problem));
    end loop;
  end loop;
  return answer;
end
$$;

-- The first 50 items that come in as drafts, because something keeps them from visitors: [{"collection", "id", "indonesian", "english",
-- "problems": {"id": […], "en": […]}}, …]. What is published here already under their ids stays so.
create function private.held_items(import_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(h)), '[]') from (
    select s.collection, s.id, s.title_indonesian as indonesian, s.title_english as english, s.held as problems
    from private.import_items s where s.import = import_id and s.held <> '{}' order by s.collection, s.id limit 50) h
$$;

revoke all on all functions in schema private from public;
