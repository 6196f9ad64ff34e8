-- Replies of super admins to messages. The reply itself is sent by their own mail program; this table stores its text, author and
-- time, and whether they say that the mail went. Accessed by the functions below only; a deleted message takes its replies with it.
create table private.message_replies (
  -- The client's own id: a repeated request adds it only once.
  id uuid primary key,
  message uuid not null references public.contact_messages (id) on delete cascade,
  -- Plain text.
  body text not null check (char_length(body) <= 5000),
  author uuid references auth.users (id) on delete set null,
  author_name text not null,
  created_at timestamptz not null default clock_timestamp(),
  -- Whether the mail went, as a person says; null until somebody does, because no mail program tells.
  sent boolean
);
create index message_replies_of_message on private.message_replies (message, created_at);
create index message_replies_of_author on private.message_replies (author) where author is not null;
alter table private.message_replies enable row level security;
revoke all on table private.message_replies from public, anon, authenticated, service_role;

create function private.reply_json(reply private.message_replies) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('id', reply.id, 'body', reply.body, 'author_name', reply.author_name, 'created_at', reply.created_at,
    'sent', reply.sent)
$$;

-- The replies to one message, oldest first.
create function private.replies_to(message uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(private.reply_json(r) order by r.created_at, r.id), '[]')
  from private.message_replies r where r.message = replies_to.message
$$;

-- {"rows": [reply, …]} of one message, oldest first.
create function private.list_replies(message uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.must_have('messages.answer');
  return jsonb_build_object('rows', private.replies_to(message));
end
$$;

-- Adds a reply to a message. The message is answered once the mail went: see finish_reply.
create function private.add_reply(message uuid, key uuid, body text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  words text := private.trimmed(coalesce(body, ''));
  made private.message_replies;
begin
  perform private.must_have('messages.answer');
  if words = '' or char_length(words) > 5000 or words ~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]' then
    raise exception 'A reply has 1 to 5000 characters of plain text' using errcode = 'PT400', detail = 'body';
  end if;
  if key is null then
    raise exception 'A key for the new reply is due' using errcode = 'PT400', detail = 'key';
  end if;
  -- Locked, so that concurrent replies to one message can't exceed the limit.
  perform from public.contact_messages m where m.id = add_reply.message and m.shown_from <= now() for update;
  if not found then
    raise exception 'There is no such message' using errcode = 'PT404';
  end if;
  insert into private.message_replies (id, message, body, author, author_name)
  values (key, add_reply.message, words, auth.uid(), coalesce(private.current_user_name(), ''))
  on conflict (id) do nothing returning * into made;
  if made.id is null then
    -- The response to the first request was lost. Another text under the same id is an error.
    select r.* into made from private.message_replies r
      where r.id = key and r.message = add_reply.message and r.body = words and r.author is not distinct from auth.uid();
    if not found then
      raise exception 'This key belongs to something else' using errcode = 'PT409', detail = 'key';
    end if;
    return private.reply_json(made);
  end if;
  if (select count(*) from private.message_replies r where r.message = add_reply.message) > 50 then
    raise exception 'There is no room for one more' using errcode = 'PT413', hint = 'A message has 50 replies at the most.';
  end if;
  return private.reply_json(made);
end
$$;

-- Notes whether the mail of a reply went, null where that is open again; where it did, the message is answered. PT404 where there
-- is no such reply (any more); PT409 where somebody has said meanwhile that it went: then the message is answered.
create function private.finish_reply(reply uuid, sent boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  settled private.message_replies;
begin
  perform private.must_have('messages.answer');
  update private.message_replies r set sent = finish_reply.sent
    where r.id = reply and r.sent is distinct from finish_reply.sent and r.sent is not true returning r.* into settled;
  if not found then
    select r.* into settled from private.message_replies r where r.id = reply;
    if not found then
      raise exception 'There is no such reply' using errcode = 'PT404';
    end if;
    if settled.sent is distinct from finish_reply.sent then
      raise exception 'Somebody has said that the mail went' using errcode = 'PT409', detail = 'sent';
    end if;
  end if;
  if finish_reply.sent then
    update public.contact_messages m set state = 'answered' where m.id = settled.message and m.state <> 'answered';
  end if;
  return private.reply_json(settled);
end
$$;

revoke all on all functions in schema private from public;
select private.expose('list_replies, add_reply, finish_reply', 'authenticated, service_role');
