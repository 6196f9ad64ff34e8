-- What keeps a language from visitors: one list for every way to them. A collection has <name>_reasons(document jsonb, language text,
-- live_from timestamptz) returns table (reason text, applies boolean): all its reasons, and which of them apply to a document that
-- would be visible from a time on. Reasons begin with the name of a field (src/domain/article-problems.ts has the same).

-- The reasons that apply. Whoever publishes by them calls private.lock_media first, so that no file is deleted meanwhile.
create function private.problems(
  collection text, document jsonb, language text, live_from timestamptz
) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_ones text[];
begin
  execute format('select array(select r.reason from private.%I($1, $2, $3) r where r.applies)', collection || '_reasons')
    into found_ones using document, language, live_from;
  return found_ones;
end
$$;

-- The same for several languages of a document: {"id": […]}, without those that have no problem.
create function private.document_problems(
  collection text, document jsonb, languages text[], live_from timestamptz
) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_object_agg(l.language, to_jsonb(p.problems)) filter (where p.problems <> '{}'), '{}')
  from unnest(languages) as l (language)
  cross join lateral (select private.problems(collection, document, l.language, live_from) as problems) p
$$;

-- The content of one language, as private.language_content makes it, as a document.
create function private.side_document(side jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select (side -> 'shared') || jsonb_build_object('outdated', '{}'::jsonb, 'id', side -> 'text', 'en', side -> 'text')
$$;

-- The problems of a revision of an item. One whose category was deleted is shown in another one (private.article_category).
create function private.side_problems(
  collection text, item bigint, language text, side jsonb, live_from timestamptz
) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  document jsonb := private.side_document(side);
begin
  if collection = 'articles' then
    document := document || jsonb_build_object('category',
      private.article_category(item, language, (document ->> 'category')::bigint));
  end if;
  return private.problems(collection, document, language, live_from);
end
$$;

-- The problems of what visitors would come to see if a draft's published state were another one.
create function private.change_problems(before public.drafts, after public.drafts) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_object_agg(c.language, to_jsonb(p.problems)) filter (where p.problems <> '{}'), '{}')
  from (values
    ('id', before.revision_indonesian, before.live_from_indonesian, after.revision_indonesian, after.live_from_indonesian),
    ('en', before.revision_english, before.live_from_english, after.revision_english, after.live_from_english)
  ) as c (language, old_revision, old_from, revision, live_from)
  join public.revisions r on r.id = c.revision
  cross join lateral (
    select private.side_problems(after.collection, after.id, c.language, r.document, c.live_from) as problems) p
  where c.live_from is not null and row(c.revision, c.live_from) is distinct from row(c.old_revision, c.old_from)
$$;

create function private.must_be_publishable(problems text[]) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if problems <> '{}' then
    raise exception 'This isn''t fit for visitors: %', array_to_string(problems, ', ')
      using errcode = 'PT409', detail = array_to_json(problems)::text, hint = 'Complete the draft and publish it.';
  end if;
end
$$;

-- Publishes or hides one language. A collection has three functions, named after it: <name>_show(item bigint, language text, side
-- jsonb, live_from timestamptz), <name>_hide(item bigint, language text) and <name>_erase(item bigint). Everything that visitors
-- come to see passes here: what has a reason against it is an error. Functions that publish ask first (private.problems), so
-- that they can answer with the reasons.
create function private.show_or_hide(
  collection text, item bigint, language text, revision bigint, live_from timestamptz
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  side jsonb;
begin
  if live_from is null then
    execute format('select private.%I($1, $2)', collection || '_hide') using item, language;
  else
    side := (select r.document from public.revisions r where r.id = revision);
    perform private.lock_media(exclusive => false);
    perform private.must_be_publishable(private.side_problems(collection, item, language, side, live_from));
    execute format('select private.%I($1, $2, $3, $4)', collection || '_show') using item, language, side, live_from;
  end if;
end
$$;

revoke all on all functions in schema private from public;
