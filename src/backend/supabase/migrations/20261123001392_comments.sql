-- Comments of the team on a draft: threads at a paragraph of one language, or about the whole draft. They belong to the draft only:
-- neither visitors nor exports and published versions contain them. Accessed by the functions below only.
create table private.comments (
  -- The client's own id: a repeated request adds it only once.
  id uuid primary key,
  collection text not null,
  draft_id bigint not null,
  -- The first comment of its thread; null for that one itself, which alone has a paragraph and may be resolved.
  thread uuid references private.comments (id) on delete cascade,
  -- The paragraph: the language, the field, its text at that time, and its position among the blocks. Null, null, '' and 0 for a
  -- comment on the whole draft.
  language text check (language in ('id', 'en')),
  field text check (char_length(field) between 1 and 60),
  quote text not null default '' check (char_length(quote) <= 2000),
  place integer not null default 0 check (place >= 0),
  -- True where the draft was sent back with this comment.
  wants_changes boolean not null default false,
  -- Plain text. Empty after a deletion, while there are still answers.
  body text not null check (char_length(body) <= 2000),
  author uuid references auth.users (id) on delete set null,
  author_name text not null,
  created_at timestamptz not null default clock_timestamp(),
  edited_at timestamptz,
  deleted_at timestamptz,
  resolved_at timestamptz,
  resolved_by uuid references auth.users (id) on delete set null,
  resolved_by_name text not null default '',
  foreign key (collection, draft_id) references public.drafts (collection, id) on delete cascade,
  constraint comments_have_a_paragraph_or_none check ((language is null) = (field is null)),
  constraint comments_answer_or_stand_at_a_paragraph check (thread is null or language is null and resolved_at is null)
);
create index comments_of_draft on private.comments (collection, draft_id, created_at);
create index comments_of_thread on private.comments (thread) where thread is not null;
create index comments_of_author on private.comments (author) where author is not null;
create index comments_resolved_by on private.comments (resolved_by) where resolved_by is not null;
alter table private.comments enable row level security;
revoke all on table private.comments from public, anon, authenticated, service_role;

-- The people who are mentioned in a comment, and whether they have seen it.
create table private.mentions (
  comment uuid not null references private.comments (id) on delete cascade,
  person uuid not null references auth.users (id) on delete cascade,
  seen_at timestamptz,
  primary key (comment, person)
);
create index mentions_of_person on private.mentions (person, seen_at);
alter table private.mentions enable row level security;
revoke all on table private.mentions from public, anon, authenticated, service_role;

-- Raises an error unless the draft exists, isn't in the bin, and isn't hidden by an import.
create function private.must_be_open_draft(collection text, item bigint) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.drafts d
    where d.collection = must_be_open_draft.collection and d.id = item and d.binned_at is null
      and not private.is_hidden(d.collection, d.id)
  ) then
    raise exception 'There is no such draft' using errcode = 'PT404';
  end if;
end
$$;

-- The trimmed text of a comment; an error where it is empty, too long, or contains control characters.
create function private.comment_text(body text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  words text := private.trimmed(coalesce(body, ''));
begin
  if words = '' or char_length(words) > 2000 or words ~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]' then
    raise exception 'A comment has 1 to 2000 characters of plain text' using errcode = 'PT400', detail = 'body';
  end if;
  return words;
end
$$;

create function private.comment_json(comment private.comments) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', comment.id, 'thread', comment.thread, 'language', comment.language, 'field', comment.field,
    'quote', comment.quote, 'place', comment.place, 'wants_changes', comment.wants_changes, 'body', comment.body,
    'author', private.person_json(comment.author, comment.author_name), 'mine', comment.author is not distinct from auth.uid(),
    'created_at', comment.created_at, 'edited_at', comment.edited_at, 'deleted', comment.deleted_at is not null,
    'resolved_at', comment.resolved_at,
    'resolved_by', case when comment.resolved_at is not null then private.person_json(comment.resolved_by, comment.resolved_by_name) end,
    'mentions', array(select m.person from private.mentions m where m.comment = comment.id order by m.person))
$$;

-- {"rows": [comment, …], "resolved"}: threads of a draft with their answers, oldest first: the newest 400 unresolved ones, the
-- `resolved` ones resolved last, and those that contain one of the comments `wanted` (each 400 and 50 at the most). "resolved" is
-- the number of all resolved threads. A translator reads those that she is told of (private.is_told), and those `wanted`.
create function private.list_comments(collection text, item bigint, resolved integer default 20, wanted uuid[] default '{}') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  only_language text := private.my_language();
begin
  perform private.must_have('content.comment');
  return (
    with threads as (
      select c.id, c.created_at, c.resolved_at from private.comments c
      where c.collection = list_comments.collection and c.draft_id = item and c.thread is null
        and (only_language is null or private.is_told(auth.uid(), only_language, c))
    ), shown as (
      (select t.id from threads t where t.resolved_at is null order by t.created_at desc, t.id limit 400)
      union
      (select t.id from threads t where t.resolved_at is not null order by t.resolved_at desc, t.id
        limit least(greatest(coalesce(list_comments.resolved, 0), 0), 400))
      union
      select coalesce(c.thread, c.id) from private.comments c where c.id = any (wanted[1:50])
    )
    select jsonb_build_object('resolved', (select count(*) from threads t where t.resolved_at is not null), 'rows', (
      select coalesce(jsonb_agg(private.comment_json(c) order by c.created_at, c.id), '[]')
      from private.comments c join shown s on s.id = coalesce(c.thread, c.id)
      where c.collection = list_comments.collection and c.draft_id = item)));
end
$$;

-- Raises an error above the limits: 200 unresolved threads for a draft, 100 answers in a thread.
create function private.must_have_room(made private.comments) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if made.thread is null and (select count(*) from private.comments c where c.collection = made.collection
      and c.draft_id = made.draft_id and c.thread is null and c.resolved_at is null) > 200
    or (select count(*) from private.comments c where c.thread = made.thread) > 100 then
    raise exception 'There is no room for one more' using errcode = 'PT413',
      hint = 'A draft has 200 open threads at the most, a thread 100 answers.';
  end if;
end
$$;

-- Adds a comment, or an answer to `thread`. `paragraph` is {"language", "field", "quote", "place"}, or null.
create function private.add_comment(
  collection text, item bigint, key uuid, body text, mentions uuid[] default '{}', thread uuid default null,
  paragraph jsonb default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  words text;
  made private.comments;
begin
  perform private.must_have('content.comment');
  words := private.comment_text(body);
  perform private.must_be_open_draft(collection, item);
  if thread is not null and not exists (
    select from private.comments c where c.id = add_comment.thread and c.thread is null
      and c.collection = add_comment.collection and c.draft_id = item
  ) then
    raise exception 'There is no such comment' using errcode = 'PT404';
  end if;
  if key is null then
    raise exception 'A key for the new comment is due' using errcode = 'PT400', detail = 'key';
  end if;
  if paragraph is not null and (paragraph ->> 'language' in ('id', 'en') and char_length(paragraph ->> 'field') between 1 and 60
    and char_length(paragraph ->> 'quote') <= 2000 and private.is_whole_number(paragraph -> 'place', 6)) is not true then
    raise exception 'This is no paragraph' using errcode = 'PT400', detail = 'paragraph';
  end if;
  insert into private.comments (id, collection, draft_id, thread, language, field, quote, place, body, author, author_name)
  values (key, add_comment.collection, item, add_comment.thread, paragraph ->> 'language', paragraph ->> 'field',
    coalesce(paragraph ->> 'quote', ''), coalesce((paragraph ->> 'place')::integer, 0), words, auth.uid(),
    coalesce(private.current_user_name(), ''))
  on conflict (id) do nothing returning * into made;
  if made.id is null then
    select c.* into made from private.comments c where c.id = key and c.author is not distinct from auth.uid();
    if not found or (made.collection, made.draft_id) is distinct from (add_comment.collection, item)
      or made.thread is distinct from add_comment.thread then
      raise exception 'This key belongs to something else' using errcode = 'PT409', detail = 'key';
    end if;
    -- A repeated request after a lost response, with a text that its author has changed meanwhile.
    if made.deleted_at is null and made.body <> words then
      update private.comments c set body = words, edited_at = clock_timestamp() where c.id = made.id returning c.* into made;
    end if;
  else
    perform private.must_have_room(made);
    -- An answer reopens a resolved thread.
    update private.comments c set resolved_at = null, resolved_by = null, resolved_by_name = ''
      where c.id = made.thread and c.resolved_at is not null;
  end if;
  perform private.set_mentions(made, mentions);
  return private.comment_json(made);
end
$$;

-- Changes the text of one's own comment.
create function private.edit_comment(comment uuid, body text, mentions uuid[] default '{}') returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  words text;
  changed private.comments;
begin
  perform private.must_have('content.comment');
  words := private.comment_text(body);
  select c.* into changed from private.comments c where c.id = edit_comment.comment and c.deleted_at is null for update;
  if not found then
    raise exception 'There is no such comment' using errcode = 'PT404';
  end if;
  if changed.author is distinct from auth.uid() then
    raise exception 'Somebody else wrote this' using errcode = 'PT403';
  end if;
  if changed.body <> words then
    update private.comments c set body = words, edited_at = clock_timestamp() where c.id = changed.id returning c.* into changed;
  end if;
  perform private.set_mentions(changed, mentions);
  return private.comment_json(changed);
end
$$;

-- Deletes one's own comment; those who may manage people can delete all comments. Answers stay, below a comment without text.
create function private.delete_comment(comment uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  gone private.comments;
begin
  perform private.must_have('content.comment');
  select c.* into gone from private.comments c where c.id = delete_comment.comment and c.deleted_at is null for update;
  if not found then
    return;
  end if;
  if gone.author is distinct from auth.uid() then
    if not private.has_right('people.manage') then
      raise exception 'Somebody else wrote this' using errcode = 'PT403';
    end if;
    perform private.audit(gone.collection, gone.draft_id::text, 'comment-deleted', null,
      jsonb_build_object('former', gone.author_name));
  end if;
  -- Locked, so that a concurrent answer keeps its thread.
  perform from private.comments c where c.id = gone.thread for update;
  if exists (select from private.comments c where c.thread = gone.id) then
    update private.comments c set body = '', deleted_at = clock_timestamp() where c.id = gone.id;
    delete from private.mentions m where m.comment = gone.id;
  else
    delete from private.comments c where c.id = gone.id;
    -- With its last answer, a deleted first comment is removed too.
    delete from private.comments c where c.id = gone.thread and c.deleted_at is not null
      and not exists (select from private.comments o where o.thread = c.id);
  end if;
end
$$;

-- Resolves a thread or reopens it. A repeated request changes nothing and keeps who resolved it first.
create function private.resolve_comment(comment uuid, resolved boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  changed private.comments;
begin
  perform private.must_have('content.comment');
  select c.* into changed from private.comments c where c.id = resolve_comment.comment and c.thread is null for update;
  if not found then
    raise exception 'There is no such comment' using errcode = 'PT404';
  end if;
  if (changed.resolved_at is not null) is distinct from resolved then
    update private.comments c set
      resolved_at = case when resolved then clock_timestamp() end,
      resolved_by = case when resolved then auth.uid() end,
      resolved_by_name = case when resolved then coalesce(private.current_user_name(), '') else '' end
      where c.id = changed.id returning c.* into changed;
  end if;
  return private.comment_json(changed);
end
$$;

revoke all on all functions in schema private from public;
select private.expose('list_comments, add_comment, edit_comment, delete_comment, resolve_comment', 'authenticated, service_role');
