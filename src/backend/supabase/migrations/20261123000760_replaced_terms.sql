-- Articles whose tags or categories are deleted or merged, and the current ids in their documents.

-- A part of a document in which one tag is replaced by another one or, where that is null, removed.
create function private.retagged(part jsonb, source bigint, target bigint) returns jsonb
language sql immutable set search_path = ''
as $$
  select private.with_tags(part, (
    select jsonb_agg(r.id order by r.nth) from (
      select m.id, min(m.nth) as nth from (
        select case when t.id = source then target else t.id end as id, t.nth
        from unnest(private.tags_in(part)) with ordinality as t (id, nth)
      ) m where m.id is not null group by m.id
    ) r))
$$;

-- A part of a document in which one tag or category is replaced by another one.
create function private.with_term(part jsonb, kind text, source bigint, target bigint) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when kind = 'tag' then private.retagged(part, source, target)
    when part -> 'category' = to_jsonb(source) then part || jsonb_build_object('category', target)
    else part end
$$;

-- Replaces a tag or category in drafts, in all published revisions and in requests for review. The published content is otherwise
-- unchanged, so no language counts as changed and there is no new revision. Drafts get a new version, so that an open editor
-- doesn't overwrite it. But their texts weren't edited: last editor and time, the date until which the advice is fresh, approvals
-- and requests for review stay. Returns the number of drafts. Older versions of drafts aren't changed and are read through
-- private.living_terms.
create function private.replace_term(kind text, source bigint, target bigint) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  moved bigint[];
  republished bigint[];
begin
  with renamed as (
    update public.revisions r
      set document = jsonb_set(r.document, '{shared}', private.with_term(r.document -> 'shared', kind, source, target))
    where r.collection = 'articles' and (kind = 'tag' and r.tags @> array[source]
      or kind = 'category' and r.document #> '{shared,category}' = to_jsonb(source)) returning r.id
  )
  select array_agg(r.id) into republished from renamed r;
  with renamed as (
    update public.drafts d set document = private.with_term(d.document, kind, source, target), version = d.version + 1
    where d.collection = 'articles' and (kind = 'tag' and d.tags @> array[source]
      or kind = 'category' and d.topic = source::text) returning d.id
  )
  select array_agg(d.id) into moved from renamed d;
  update private.approvals a set version = d.version from public.drafts d
    where a.collection = 'articles' and a.id = any (moved) and (d.collection, d.id) = (a.collection, a.id)
      and a.version = d.version - 1;
  update private.review_requests r set version = case when r.version = d.version - 1 and r.id = any (moved) then d.version
      else r.version end, document = private.with_term(r.document, kind, source, target)
    from public.drafts d
    where r.collection = 'articles' and (d.collection, d.id) = (r.collection, r.id) and (r.id = any (moved)
      or kind = 'tag' and private.tags_in(r.document) @> array[source]
      or kind = 'category' and r.document -> 'category' = to_jsonb(source));
  -- Drafts that differed from their published revision are compared with it again: they may be the same now.
  update public.drafts d set version = d.version where d.collection = 'articles' and d.has_changes
    and (d.id = any (moved) or d.revision_indonesian = any (republished) or d.revision_english = any (republished));
  return coalesce(cardinality(moved), 0);
end
$$;

-- A document, or its shared fields, with tags and categories that were merged or deleted replaced or removed.
create function private.living_terms(part jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.with_tags(part, to_jsonb(private.living_tags(private.tags_in(part))))
    || case when private.is_whole_number(part -> 'category')
      then jsonb_build_object('category', private.living_category((part ->> 'category')::bigint)) else '{}' end
$$;

-- The same for a document that is about to be saved, with locks that prevent a deletion of its terms until the save is done. Called
-- before any draft is locked, because a deletion locks the tag or category first and then the drafts.
create function private.hold_terms(collection text, document jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  living jsonb;
begin
  if collection <> 'articles' then
    return document;
  end if;
  -- The last request of an import locks the table before it changes categories and tags.
  lock table public.drafts in row exclusive mode;
  living := private.living_terms(document);
  perform from public.categories k where k.id = (living ->> 'category')::bigint for key share;
  perform from private.tags g where g.id = any (private.tags_in(living)) order by g.id for key share;
  return private.living_terms(document);
end
$$;

-- An older version's document, or the shared fields of a revision, as it can be restored: {"part", "left_out"}, where `left_out` is
-- true if it had a tag or a category that was deleted.
create function private.restorable_part(collection text, part jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  living constant jsonb := case when collection = 'articles' then private.living_terms(part) else part end;
begin
  perform private.must_have('content.read');
  return jsonb_build_object('part', living, 'left_out', living -> 'category' is distinct from part -> 'category'
      and living -> 'category' = 'null'
    or exists (select from unnest(private.tags_in(part)) t (id) where private.living_tags(array[t.id]) = '{}'));
end
$$;

revoke all on all functions in schema private from public;
select private.expose('restorable_part', 'authenticated, service_role');
