-- Tags and categories that articles name: what becomes of the articles when one of them goes, and what a document names by then.

-- A part of a document in which one tag gives its place to another one, or (null) goes.
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

-- A part of a document in which one tag or category gives its place to another one.
create function private.with_term(part jsonb, kind text, source bigint, target bigint) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when kind = 'tag' then private.retagged(part, source, target)
    when part -> 'category' = to_jsonb(source) then part || jsonb_build_object('category', target)
    else part end
$$;

-- Drafts, what was ever published and what waits for review name another tag or category in the place of this one. What is published
-- is the same but for that: no language has changes because of it, and there is no new revision. Drafts get another version, so
-- that nobody who has the old one open writes over it; but nobody has written or read them: who wrote last and when, until when
-- advice counts as fresh, approvals and requests for review stay. Says how many drafts it were. Older versions of drafts are as
-- they were, and read through private.living_terms.
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
  -- Those that differed from what they show are compared with it again: they may be the same now.
  update public.drafts d set version = d.version where d.collection = 'articles' and d.has_changes
    and (d.id = any (moved) or d.revision_indonesian = any (republished) or d.revision_english = any (republished));
  return coalesce(cardinality(moved), 0);
end
$$;

-- What a document, or what its languages share, names by tags and categories that are gone: what they were merged into, or nothing.
create function private.living_terms(part jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.with_tags(part, to_jsonb(private.living_tags(private.tags_in(part))))
    || case when private.is_whole_number(part -> 'category')
      then jsonb_build_object('category', private.living_category((part ->> 'category')::bigint)) else '{}' end
$$;

-- The same for a document that is about to be saved: none of what it names goes until that is done. Called before any draft is locked,
-- for whoever takes a tag or a category away locks that first, and then the drafts.
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

-- An older version's document, or what the languages of a revision share, as it can be brought back: {"part", "left_out"}, where
-- `left_out` says whether it named a tag or a category that is gone.
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

create function public.restorable_part(collection text, part jsonb) returns jsonb
language sql stable set search_path = '' as $$ select private.restorable_part(collection, part) $$;

revoke all on all functions in schema private from public;
revoke all on function public.restorable_part from public, anon, authenticated, service_role;
grant execute on function private.restorable_part, public.restorable_part to authenticated, service_role;
