-- Adding tags to several articles at once, and removing them.

-- Adds these tags behind those that each draft has (`wanted`), or removes them; `items` is [{"id", "version"}, …], at most a page
-- of a list. Where `tags` and `wanted` are null, each item brings its complete new list as "tags". Nothing is published: as after
-- any save, visitors see the tags with the next publishing. {"done": [{"id", "version", "tags"}, …], "stale": [id, …], "full": [id,
-- …]}: "done" has the new version and the previous tags of each, which is the input that undoes the change. Items that were saved
-- since, or don't exist any more, are stale, and those that would have too many tags are full; both stay as they were. Items that
-- need no change are in no list.
create function private.change_tags(collection text, items jsonb, tags jsonb default null, wanted boolean default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  item jsonb;
  draft public.drafts;
  living bigint[];
  had bigint[];
  gets bigint[];
  done jsonb := '[]';
  stale jsonb := '[]';
  full_ones jsonb := '[]';
begin
  perform private.must_have('content.edit');
  perform private.must_be_versions(items);
  if collection is distinct from 'articles' or (tags is null) <> (wanted is null) then
    raise exception 'Articles are due, and tags that they get or lose' using errcode = 'PT400', detail = 'collection, tags, wanted';
  end if;
  if tags is not null then
    perform private.must_be_tags(jsonb_build_object('tags', tags));
  else
    perform private.must_be_tags(e.value) from jsonb_array_elements(items) as e (value) where e.value -> 'tags' is distinct from '[]';
    if exists (select from jsonb_array_elements(items) as e (value) where not e.value ? 'tags') then
      raise exception 'The tags of each item are due' using errcode = 'PT400', detail = 'tags';
    end if;
  end if;
  perform private.lock_content(exclusive => false);
  -- Locks the tags, so that none of them is deleted meanwhile.
  living := private.tags_in(private.hold_terms(collection, jsonb_build_object('tags', coalesce(tags, (
    select jsonb_agg(distinct t.value) from jsonb_array_elements(items) as e (value), jsonb_array_elements(e.value -> 'tags') t (value)
  ), '[]'))));
  if tags is not null and exists (
    select from unnest(private.tags_in(jsonb_build_object('tags', tags))) t (id) where private.living_tags(array[t.id]) = '{}') then
    raise exception 'There is no such tag' using errcode = 'PT404';
  end if;
  for item in select value from jsonb_array_elements(items) order by (value ->> 'id')::bigint loop
    select d.* into draft from public.drafts d
      where d.collection = change_tags.collection and d.id = (item ->> 'id')::bigint and d.binned_at is null
        and not private.is_hidden(d.collection, d.id) for update;
    if not found then
      stale := stale || jsonb_build_array((item ->> 'id')::bigint);
      continue;
    end if;
    had := draft.tags;
    gets := case when wanted is null then private.living_tags(private.tags_in(item))
      when wanted then had || array(select t.id from unnest(living) with ordinality as t (id, nth) where t.id <> all (had) order by t.nth)
      else array(select t.id from unnest(had) with ordinality as t (id, nth) where t.id <> all (living) order by t.nth) end;
    if gets = had then
      continue;
    end if;
    if draft.version is distinct from (item ->> 'version')::integer then
      stale := stale || jsonb_build_array(draft.id);
      continue;
    end if;
    if cardinality(gets) > private.tags_max() then
      full_ones := full_ones || jsonb_build_array(draft.id);
      continue;
    end if;
    if private.is_version_due(draft) then
      perform private.keep_version(draft);
    end if;
    update public.drafts d set document = private.with_tags(d.document, to_jsonb(gets))
      where d.collection = draft.collection and d.id = draft.id returning d.* into draft;
    done := done || jsonb_build_array(jsonb_build_object('id', draft.id, 'version', draft.version, 'tags', to_jsonb(had)));
  end loop;
  return jsonb_build_object('done', done, 'stale', stale, 'full', full_ones);
end
$$;

revoke all on all functions in schema private from public;
select private.expose('change_tags', 'authenticated, service_role');
