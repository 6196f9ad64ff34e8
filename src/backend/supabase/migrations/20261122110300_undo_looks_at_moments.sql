-- Undoing looks at moments too: who publishes the same text again publishes the same revision, from another moment on. Who
-- scheduled it before would take that away.

-- Moments are written in the zone of the session.
alter function private.live_places(public.drafts) stable;

-- How to undo a change, in the form that set_live takes: what visitors read before, and what they read after.
create or replace function private.way_back(before public.drafts, after public.drafts) returns jsonb
language sql stable set search_path = ''
as $$ select private.live_places(before) || jsonb_build_object('was', private.live_places(after) -> 'live') $$;

-- Whether a language is live otherwise than somebody says: {"revision", "from"}, a revision alone (from whichever moment on),
-- or null where it isn't live. Nothing said is nothing asked.
create function private.live_unlike(revision bigint, live_from timestamptz, said jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select case
    when said is null then false
    when jsonb_typeof(said) = 'object' then revision is distinct from (said ->> 'revision')::bigint
      or live_from is distinct from (said ->> 'from')::timestamptz
    else revision is distinct from (said #>> '{}')::bigint
  end
$$;
revoke all on function private.live_unlike(bigint, timestamptz, jsonb) from public, anon, authenticated, service_role;

-- Whether visitors read something else of a draft than `was` says, by language. One that it doesn't name may have anything.
create or replace function private.live_otherwise(draft public.drafts, was jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select private.live_unlike(draft.revision_indonesian, draft.live_from_indonesian, was -> 'id')
    or private.live_unlike(draft.revision_english, draft.live_from_english, was -> 'en')
$$;

-- Gives every article that came without a draft one of its own, with what is published as its first revision. Says how many.
-- Many drafts and their categories at once: alone, like those who write categories.
create or replace function private.adopt_articles() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  adopted integer;
begin
  perform private.take_turn(alone => true);
  insert into public.drafts (collection, id, document)
  select 'articles', a.id, private.article_document(a) from public.articles a
  where not exists (select from public.drafts d where d.collection = 'articles' and d.id = a.id);
  get diagnostics adopted = row_count;
  -- An import brings its own numbers: the next article's comes after them.
  perform setval('public.articles_id_seq', max(a.id)) from public.articles a
    having max(a.id) >= (select s.last_value from public.articles_id_seq s);
  -- An article dated tomorrow is one that is scheduled.
  update public.drafts d set
    live_from_indonesian = case when i.article_id is not null then
      greatest(i.publish_at, a.published_on::timestamp at time zone 'Asia/Jakarta') end,
    live_from_english = case when e.article_id is not null then
      greatest(e.publish_at, a.published_on::timestamp at time zone 'Asia/Jakarta') end
  from public.articles a
  left join public.article_translations i on i.article_id = a.id and i.language = 'id' and i.status = 'published'
  left join public.article_translations e on e.article_id = a.id and e.language = 'en' and e.status = 'published'
  where d.collection = 'articles' and d.id = a.id and coalesce(i.article_id, e.article_id) is not null
    and d.binned_at is null
    and not exists (select from public.revisions r where r.collection = 'articles' and r.item_id = a.id);
  return adopted;
end
$$;
