-- Mails about invitations and mentions. The database alone decides who gets one and when, in the transaction of the invitation or
-- mention: a rollback removes the mail too, and no client sets recipient or text. A row contains no text: it is composed when a
-- sender takes the mail, so that withdrawn, deleted or already seen content isn't mailed.
--
-- A sender gets due mails from take_mails, sends them, and reports the outcome with finish_mail. If it crashes in between, another
-- one gets the mail ten minutes later: each mail is sent at least once, and twice where it was sent but not reported.
create table private.outgoing_mails (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('invitation', 'mention')),
  -- The recipient of an invitation, who has no account yet.
  address text check (address = lower(address)),
  -- The mentioned person and the comment; null once the comment is deleted.
  person uuid references auth.users (id) on delete cascade,
  comment uuid references private.comments (id) on delete set null,
  -- The person who caused it; null: the secret key.
  asked_by uuid references auth.users (id) on delete set null,
  queued_at timestamptz not null default now(),
  -- Not sent before this time: after a failure, or while a sender has it.
  due_at timestamptz not null default now(),
  attempts smallint not null default 0,
  taken_at timestamptz,
  sent_at timestamptz,
  -- Given up. `last_error` is 'limit' (too many mails), 'late' (no sender for days), 'gone' (there is no recipient any more),
  -- 'interrupted' (senders took it without a report), else the response of the mail server.
  failed_at timestamptz,
  last_error text check (char_length(last_error) <= 300),
  constraint outgoing_mails_have_somebody check ((kind = 'invitation') = (address is not null)
    and (kind = 'mention') = (person is not null)),
  constraint outgoing_mails_end_once check (sent_at is null or failed_at is null)
);
-- One for each mention and person.
create unique index outgoing_mails_of_mention on private.outgoing_mails (comment, person) where comment is not null;
create index outgoing_mails_of_person on private.outgoing_mails (person, queued_at) where person is not null;
create index outgoing_mails_asked_by on private.outgoing_mails (asked_by) where asked_by is not null;
create index outgoing_mails_of_address on private.outgoing_mails (address, id) where address is not null;
create index outgoing_mails_due on private.outgoing_mails (due_at, id) where sent_at is null and failed_at is null;
create index outgoing_mails_queued on private.outgoing_mails (queued_at);
alter table private.outgoing_mails enable row level security;
revoke all on table private.outgoing_mails from public, anon, authenticated, service_role;

-- The last call of a sender, to the minute; no row where there was none.
create table private.mail_senders (
  only_row boolean primary key default true check (only_row),
  asked_at timestamptz not null
);
alter table private.mail_senders enable row level security;
revoke all on table private.mail_senders from public, anon, authenticated, service_role;

-- Whether a program sends mails: a sender called within the last hour.
create function private.has_mail_sender() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from private.mail_senders s where s.asked_at > now() - interval '1 hour') $$;

-- Whether an address may get a mail about an invitation: three a day, and 100 for all addresses together.
create function private.may_mail_address(address text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(*) < 100 and count(*) filter (where m.address = may_mail_address.address) < 3
  from private.outgoing_mails m
  where m.kind = 'invitation' and m.queued_at > now() - interval '1 day' and m.last_error is distinct from 'limit'
$$;

-- Whether a person may get another mail about a mention: 20 an hour, and at most 60 caused by the same person. Further mentions are
-- shown on the dashboard as all others are.
create function private.may_mail_person(person uuid, asked_by uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(*) filter (where m.person = may_mail_person.person) < 20
    and count(*) filter (where m.asked_by = may_mail_person.asked_by) < 60
  from private.outgoing_mails m where m.kind = 'mention' and m.queued_at > now() - interval '1 hour'
$$;

-- Notifies listeners (the embedded backend) of a new mail when the transaction commits.
create function private.announce_mail() returns void
language sql set search_path = ''
as $$ select pg_notify('outgoing_mails', '') $$;

-- Deletes rows older than 30 days, whatever their state. Called whenever a mail is queued or requested, because a site may have no
-- sender. Skips rows that a concurrent call has locked.
create function private.purge_mails() returns void
language sql security definer set search_path = ''
as $$
  delete from private.outgoing_mails m where m.id in (
    select o.id from private.outgoing_mails o where o.queued_at < now() - interval '30 days' for update skip locked)
$$;

-- Queues a mail for an invitation, unless one is waiting for this address already; above the limit, that is stored.
create function private.queue_invitation_mail(address text, asked_by uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  allowed boolean := private.may_mail_address(address);
begin
  perform private.purge_mails();
  if exists (select from private.outgoing_mails m where m.address = queue_invitation_mail.address
    and m.sent_at is null and m.failed_at is null) then
    return;
  end if;
  insert into private.outgoing_mails (kind, address, asked_by, failed_at, last_error)
  values ('invitation', address, asked_by, case when not allowed then now() end, case when not allowed then 'limit' end);
  perform private.announce_mail();
end
$$;

-- For a new invitation, or one that replaces an expired one. A changed role of a valid invitation isn't mailed again.
create function private.mail_invitation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or old.invited_at <= now() - interval '14 days' then
    perform private.queue_invitation_mail(new.email, new.invited_by);
  end if;
  return null;
end
$$;
create trigger invitations_mailed after insert or update on private.invitations
  for each row execute function private.mail_invitation();

-- For a mentioned person. A person who was mentioned before and has no mail yet gets one.
create function private.mail_mention() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  author uuid := (select c.author from private.comments c where c.id = new.comment);
begin
  perform private.purge_mails();
  if not coalesce((select p.mentions from private.mail_preferences p where p.person = new.person), true)
    or not private.may_mail_person(new.person, author) then
    return null;
  end if;
  insert into private.outgoing_mails as m (kind, person, comment, asked_by) values ('mention', new.person, new.comment, author)
  on conflict (comment, person) where comment is not null do update set queued_at = now(), due_at = now(), attempts = 0,
    failed_at = null, last_error = null
    where m.failed_at is not null;
  perform private.announce_mail();
  return null;
end
$$;
create trigger mentions_mailed after insert on private.mentions
  for each row execute function private.mail_mention();

-- The recipient and contents of a mail, {"to", "language", "values"}; null where it isn't to be sent (any more).
create function private.mail_content(mail private.outgoing_mails) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('to', i.email, 'language', null, 'values', jsonb_build_object('email', i.email, 'role', i.role,
    'writes', i.language, 'invited_by', coalesce(private.shown_name(i.invited_by), ''),
    'until', i.invited_at + interval '14 days', 'code', i.code))
  from private.valid_invitations() i
  where mail.kind = 'invitation' and i.email = mail.address
  union all
  select jsonb_build_object('to', r.email, 'language', p.language, 'values', jsonb_build_object('author', private.person_json(c.author, c.author_name),
    'title_indonesian', d.title_indonesian, 'title_english', d.title_english, 'collection', c.collection, 'item', c.draft_id,
    'comment', c.id, 'body', left(c.body, 400), 'shortened', char_length(c.body) > 400, 'wants_changes', c.wants_changes))
  from private.comments c
  join private.mentions n on n.comment = c.id and n.person = mail.person and n.seen_at is null
  join public.drafts d on d.collection = c.collection and d.id = c.draft_id and d.binned_at is null
    and not private.is_hidden(d.collection, d.id)
  join private.readers_of_drafts() r on r.id = mail.person and r.email <> '' and private.is_told(r.id, r.language, c)
  left join private.mail_preferences p on p.person = mail.person
  where mail.kind = 'mention' and c.id = mail.comment and c.deleted_at is null and coalesce(p.mentions, true)
$$;

-- The reason for giving up a mail that is due; null where it is to be sent.
create function private.reason_against(mail private.outgoing_mails, content jsonb) returns text
language sql stable set search_path = ''
as $$
  select case
    when content is null then 'gone'
    when mail.queued_at < now() - interval '3 days' then coalesce(mail.last_error, 'late')
    when mail.attempts >= 5 then coalesce(mail.last_error, 'interrupted')
  end
$$;

-- {"rows": [{"id", "kind", "attempt", "to", "language", "values"}, …], "more", "next"}: due mails, `most` of them (at most 50),
-- without those that another sender is taking. They are reserved for the caller for ten minutes. `more` is true if others may be
-- due, `next` the seconds until the following one; null where none waits.
create function private.take_mails(most integer default 20) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  mail private.outgoing_mails;
  content jsonb;
  reason text;
  taken jsonb := '[]';
  wanted integer := least(greatest(coalesce(most, 20), 1), 50);
  looked_at integer := 0;
begin
  -- Not for each call: two concurrent senders would wait for each other.
  if not exists (select from private.mail_senders s where s.asked_at > now() - interval '1 minute') then
    insert into private.mail_senders (asked_at) values (now())
    on conflict (only_row) do update set asked_at = excluded.asked_at;
  end if;
  perform private.purge_mails();
  for mail in
    select m.* from private.outgoing_mails m where m.sent_at is null and m.failed_at is null and m.due_at <= now()
    order by m.due_at, m.id limit wanted for update skip locked
  loop
    looked_at := looked_at + 1;
    content := private.mail_content(mail);
    reason := private.reason_against(mail, content);
    update private.outgoing_mails m set
      failed_at = case when reason is not null then now() end,
      last_error = coalesce(reason, m.last_error),
      taken_at = case when reason is null then now() else m.taken_at end,
      attempts = m.attempts + case when reason is null then 1 else 0 end,
      due_at = case when reason is null then now() + interval '10 minutes' else m.due_at end
      where m.id = mail.id;
    if reason is null then
      taken := taken || jsonb_build_array(
        jsonb_build_object('id', mail.id, 'kind', mail.kind, 'attempt', mail.attempts + 1) || content);
    end if;
  end loop;
  return jsonb_build_object('rows', taken, 'more', looked_at = wanted, 'next', (
    select greatest(ceil(extract(epoch from m.due_at - now())), 0)::integer
    from private.outgoing_mails m where m.sent_at is null and m.failed_at is null order by m.due_at limit 1));
end
$$;

-- Stores the outcome of a taken mail: sent where `error` is null. Else it is retried after 1, 4, 16 and 64 minutes, and given up
-- after five tries, or at once where the failure is `final`. A report after the ten minutes counts only if the mail was sent.
create function private.finish_mail(mail bigint, attempt integer, error text default null, final boolean default false) returns void
language sql security definer set search_path = ''
as $$
  update private.outgoing_mails m set
    sent_at = case when error is null then now() end,
    failed_at = case when error is not null and (final or m.attempts >= 5) then now() end,
    last_error = left(error, 300),
    due_at = now() + interval '1 minute' * 4 ^ (m.attempts - 1)
  where m.id = mail and m.sent_at is null and m.attempts >= attempt
    and (error is null or m.failed_at is null and m.attempts = attempt)
$$;

-- The newest mail to an address: {"state": "waiting", "sent" or "failed", "at", "error"}; null where there was none within 30 days.
create function private.mail_to(address text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'state', case when m.sent_at is not null then 'sent' when m.failed_at is not null then 'failed' else 'waiting' end,
    'at', coalesce(m.sent_at, m.failed_at, m.queued_at), 'error', case when m.sent_at is null then m.last_error end)
  from private.outgoing_mails m where m.address = mail_to.address order by m.id desc limit 1
$$;

-- Queues the mail of an invitation again and returns the result of mail_to. One that is waiting already isn't queued twice. PT404
-- where there is no such invitation (any more), PT429 where the address got three within a day, or all addresses together 100.
create function private.mail_invitation_again(email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wanted text := lower(private.trimmed(coalesce(mail_invitation_again.email, '')));
begin
  perform private.lock_roles();
  perform private.must_have('people.manage');
  if not exists (select from private.valid_invitations() i where i.email = wanted) then
    raise exception 'There is no such invitation' using errcode = 'PT404';
  end if;
  if private.mail_to(wanted) ->> 'state' is distinct from 'waiting' and not private.may_mail_address(wanted) then
    raise exception 'There were too many mails' using errcode = 'PT429', hint = 'Send the message some other way.';
  end if;
  perform private.queue_invitation_mail(wanted, auth.uid());
  return private.mail_to(wanted);
end
$$;

revoke all on all functions in schema private from public;
select private.expose('take_mails, finish_mail', 'service_role');
select private.expose('mail_invitation_again', 'authenticated, service_role');
