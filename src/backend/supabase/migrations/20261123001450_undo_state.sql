-- The published state of an item as JSON: the input of set_live, and the data with which responses describe how to undo a change.

-- The published state of an item, in the format of set_live. Times are written in the session's time zone.
create function private.live_state(draft public.drafts) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', draft.id,
    'live', jsonb_build_object(
      'id', case when draft.live_from_indonesian is null then null else
        jsonb_build_object('revision', draft.revision_indonesian, 'from', draft.live_from_indonesian) end,
      'en', case when draft.live_from_english is null then null else
        jsonb_build_object('revision', draft.revision_english, 'from', draft.live_from_english) end
    )
  )
$$;

-- How to undo a change, in the format of set_live: the state before, and the state after as the expected one.
create function private.undo_item(before public.drafts, after public.drafts) returns jsonb
language sql stable set search_path = ''
as $$ select private.live_state(before) || jsonb_build_object('was', private.live_state(after) -> 'live') $$;

-- The part of a given earlier state that set_live can restore: null, or a revision with its time.
create function private.restorable_state(was jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(l.key, l.value), '{}') from jsonb_each(case jsonb_typeof(was) when 'object' then was end) l
  where l.key in ('id', 'en') and (l.value = 'null' or jsonb_typeof(l.value -> 'from') = 'string')
$$;

-- Whether a language's published state differs from the expected one: {"revision", "from"}, a revision alone or without a time (any
-- time matches), or null for not published. Without an expectation it never differs.
create function private.live_differs(revision bigint, live_from timestamptz, expected jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select case
    when expected is null then false
    when jsonb_typeof(expected) = 'object' then revision is distinct from (expected ->> 'revision')::bigint
      or live_from is distinct from coalesce((expected ->> 'from')::timestamptz, live_from)
    else revision is distinct from (expected #>> '{}')::bigint
  end
$$;

-- Whether the published state of a draft differs from `was`, by language. Languages that `was` doesn't contain are ignored.
create function private.live_state_differs(draft public.drafts, was jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select private.live_differs(draft.revision_indonesian, draft.live_from_indonesian, was -> 'id')
    or private.live_differs(draft.revision_english, draft.live_from_english, was -> 'en')
$$;

-- Validates an entry of set_live's input. `live` has null or {"revision", "from"} for a language, with or without a time; `was` may
-- be a revision alone.
create function private.must_be_live_state(item jsonb) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if jsonb_typeof(item -> 'live') is distinct from 'object'
    or coalesce(jsonb_typeof(item -> 'was'), 'null') not in ('object', 'null')
    or exists (
      select from (values ('live'), ('was')) as part (name)
        cross join (values ('id'), ('en')) as l (language)
        cross join lateral (select item #> array[part.name, l.language] as state) s
      where case coalesce(jsonb_typeof(s.state), 'null')
        when 'null' then false
        when 'number' then part.name = 'live' or not private.is_whole_number(s.state)
        when 'object' then not private.is_whole_number(s.state -> 'revision')
          or coalesce(jsonb_typeof(s.state -> 'from'), 'null') <> 'null' and private.moment_at(s.state, 'from') is null
        else true
      end
    ) then
    raise exception 'This doesn''t say what visitors are to read' using errcode = 'PT400', detail = 'live, was';
  end if;
exception when datetime_field_overflow then
  raise exception 'There is no such moment' using errcode = 'PT400', detail = 'from';
end
$$;
