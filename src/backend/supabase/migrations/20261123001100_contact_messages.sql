create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  -- The sender's own id of this message: a second delivery is refused as a duplicate.
  client_id uuid unique,
  -- Texts are stored trimmed (see admit_contact_message), so these lengths are those of the trimmed text.
  name text not null check (char_length(name) between 1 and 100),
  email text not null
    check (char_length(email) between 1 and 255)
    check (email ~ '^[^[:space:]@]+@[^[:space:]@.]+([.][^[:space:]@.]+)+$'),
  -- The home page's form has no subject.
  subject text check (char_length(subject) between 1 and 200),
  message text not null check (char_length(message) between 1 and 1000),
  -- A phone or WhatsApp number, where the sender gave one.
  phone text check (char_length(phone) between 1 and 30) check (phone ~ '^[0-9 +().-]*[0-9][0-9 +().-]*$'),
  created_at timestamptz not null default now(),
  -- The time from which it is in the inbox: messages above the overall limit are shown later.
  shown_from timestamptz not null default now(),
  -- Its state in the inbox. Messages from visitors are always unread.
  state text not null default 'unread' check (state in ('unread', 'read', 'answered', 'archived', 'spam')),
  state_at timestamptz not null default now(),
  state_by_name text not null default '',
  -- Whoever of the team sees to it; set by assign_message alone.
  assignee uuid references auth.users (id) on delete set null,
  -- The text that the inbox's search reads. Stored in the row and uncompressed, because a search reads thousands of them.
  search text not null
    generated always as (private.folded(
      name || E'\x1f' || email || E'\x1f' || coalesce(subject, '') || E'\x1f' || message || E'\x1f' || coalesce(phone, ''))) stored
) with (toast_tuple_target = 8160);
create index contact_messages_turns on public.contact_messages (shown_from desc);
create index contact_messages_newest on public.contact_messages (created_at desc, id) include (state, shown_from);
create index contact_messages_search on public.contact_messages using gin (search extensions.gin_trgm_ops);
create index contact_messages_rare_signs on public.contact_messages using gin (private.rare_signs(search));
create index contact_messages_newest_of_sender on public.contact_messages (lower(email), created_at desc);
create index contact_messages_of_assignee on public.contact_messages (assignee, created_at desc, id) where assignee is not null;
create index contact_messages_of_state on public.contact_messages (state, created_at desc, id) include (shown_from);

-- The rate limits, one row. Changed with SQL; effective from the next message on.
create table private.contact_limits (
  only_row boolean primary key default true check (only_row),
  per_sender integer not null default 5 check (per_sender > 0),
  per_sender_window interval not null default interval '1 hour',
  -- From one IP address, and from one network. Many people may share an address, for instance in mobile networks.
  per_address integer not null default 20 check (per_address > 0),
  per_network integer not null default 60 check (per_network > 0),
  origin_window interval not null default interval '10 minutes',
  -- The request header with the sender's address. It has to be one that the proxy in front of the REST service writes itself,
  -- because a client can send any other one. Hosted projects are behind Cloudflare, and the embedded backend writes the same
  -- header.
  address_header text not null default 'cf-connecting-ip' check (address_header ~ '^[a-z0-9-]{1,100}$'),
  -- From all senders together. Messages above that aren't refused, but wait for the next free place, up to a limit.
  overall integer not null default 60 check (overall > 0),
  overall_window interval not null default interval '1 minute',
  most_waiting integer not null default 600 check (most_waiting >= 0)
);

insert into private.contact_limits default values;
alter table private.contact_limits enable row level security;
revoke all on table private.contact_limits from public, anon, authenticated, service_role;

-- Origins of recent messages, for the limits. Not stored with the messages, so that they aren't read with them.
create table private.contact_origins (
  id bigint generated always as identity primary key,
  -- One address; for IPv6 its first 64 bits, which one household has.
  address cidr not null,
  -- The network of the address: /24, for IPv6 /48.
  network cidr not null,
  made_at timestamptz not null
);
create index contact_origins_newest on private.contact_origins (made_at desc);
alter table private.contact_origins enable row level security;
revoke all on table private.contact_origins from public, anon, authenticated, service_role;

-- The client address of a request; null where the header is missing, or holds a loopback or private address, which doesn't
-- distinguish senders. Of a list the last usable address counts: each proxy appends to its end, and the client may have written
-- what comes before.
create function private.request_address(header text) returns inet
language plpgsql stable set search_path = ''
as $$
declare
  headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  part text;
  address inet;
begin
  for part in
    select p.part from regexp_split_to_table(headers ->> header, ',') with ordinality as p (part, nth) order by p.nth desc
  loop
    address := regexp_replace(btrim(part), '^::ffff:(?=[0-9]+[.])', '', 'i')::inet;
    if not address <<= any (
      '{127.0.0.0/8,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,100.64.0.0/10,::1/128,fc00::/7,fe80::/10}'::inet[]) then
      return address;
    end if;
  end loop;
  return null;
exception when invalid_text_representation then
  return null;
end
$$;

-- SQLSTATE PT429 makes PostgREST answer 429; the details hold the waiting time as JSON for programs, the hint is for people.
create function private.raise_rate_limit(message text, free_at timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  seconds integer := greatest(1, ceil(extract(epoch from free_at - clock_timestamp())))::integer;
begin
  raise exception '%', message using
    errcode = 'PT429',
    detail = jsonb_build_object('retry_after', seconds)::text,
    hint = format('Try again in %s seconds.', seconds);
end
$$;

-- Deletes origins that no limit needs any more. Called with each message; a schedule may call it too, for times without messages.
create function private.purge_contact_origins() returns void
language sql security definer set search_path = ''
as $$
  delete from private.contact_origins o using private.contact_limits l
  where o.made_at <= clock_timestamp() - l.origin_window
$$;

-- Refuses messages above the limits of an address or network, and stores the origin of the others.
create function private.limit_origin(origin inet, limits private.contact_limits) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  six boolean := family(origin) = 6;
  household cidr := network(set_masklen(origin, case when six then 64 else 32 end));
  neighbourhood cidr := network(set_masklen(origin, case when six then 48 else 24 end));
  oldest timestamptz;
begin
  select o.made_at into oldest from private.contact_origins o where o.address = household
    order by o.made_at desc offset limits.per_address - 1 limit 1;
  if oldest is null then
    select o.made_at into oldest from private.contact_origins o where o.network = neighbourhood
      order by o.made_at desc offset limits.per_network - 1 limit 1;
  end if;
  if oldest is not null then
    perform private.raise_rate_limit('Too many messages from this connection', oldest + limits.origin_window);
  end if;
  insert into private.contact_origins (address, network, made_at) values (household, neighbourhood, clock_timestamp());
end
$$;

create function private.admit_contact_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  limits private.contact_limits;
  oldest timestamptz;
  waiting bigint;
  origin inet;
begin
  new.name := private.trimmed(new.name);
  new.email := private.trimmed(new.email);
  new.subject := private.trimmed(new.subject);
  new.message := private.trimmed(new.message);
  new.phone := nullif(private.trimmed(new.phone), '');
  if tg_op = 'UPDATE' then
    new.id := old.id;
    new.client_id := old.client_id;
    new.created_at := old.created_at;
    new.shown_from := old.shown_from;
    return new;
  end if;

  -- One message at a time, because two concurrent ones would both take the last free place.
  perform pg_advisory_xact_lock(hashtextextended('public.contact_messages', 0));
  perform private.purge_contact_origins();
  new.id := gen_random_uuid();
  new.created_at := clock_timestamp();
  -- The transaction's time, which the policies use too: a caller who may read the row can have it returned.
  new.shown_from := now();
  -- A person who carried a message in a pack may have changed its text and delivered it first. Another text under the same id is
  -- therefore another message: its id is derived from both, so that it too is stored only once.
  if exists (select from public.contact_messages m where m.client_id = new.client_id
    and row(m.name, m.email, m.subject, m.message, m.phone)
      is distinct from row(new.name, new.email, new.subject, new.message, new.phone)) then
    new.client_id :=
      md5(jsonb_build_array(new.client_id, new.name, new.email, new.subject, new.message, new.phone)::text)::uuid;
  end if;
  -- A repeated delivery continues to the unique constraint: it doesn't count against the limits, and the sender learns that it
  -- arrived.
  if exists (select from public.contact_messages m where m.client_id = new.client_id) then
    return new;
  end if;

  select l.* into strict limits from private.contact_limits l;
  select m.created_at into oldest from public.contact_messages m
    where lower(m.email) = lower(new.email)
    order by m.created_at desc offset limits.per_sender - 1 limit 1;
  if oldest > new.created_at - limits.per_sender_window then
    perform private.raise_rate_limit(
      'Too many messages from this e-mail address', oldest + limits.per_sender_window);
  end if;
  origin := private.request_address(limits.address_header);
  if origin is not null then
    perform private.limit_origin(origin, limits);
  end if;
  -- The message whose place becomes free next.
  select m.shown_from into oldest from public.contact_messages m
    order by m.shown_from desc offset limits.overall - 1 limit 1;
  if oldest > new.created_at - limits.overall_window then
    new.shown_from := oldest + limits.overall_window;
    select count(*), min(m.shown_from) into waiting, oldest from public.contact_messages m
      where m.shown_from > new.created_at;
    if waiting >= limits.most_waiting then
      perform private.raise_rate_limit('Too many messages at the moment', coalesce(oldest, new.shown_from));
    end if;
  end if;
  return new;
end
$$;
create trigger contact_messages_admit before insert or update on public.contact_messages
  for each row execute function private.admit_contact_message();

-- Runs as the caller, because it needs the caller's role.
create function private.one_contact_message() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') and (select count(*) from arrived) > 1 then
    raise exception 'One message at a time' using errcode = 'PT400', hint = 'Send each message in a request of its own.';
  end if;
  return null;
end
$$;
create trigger contact_messages_one after insert on public.contact_messages
  referencing new table as arrived for each statement execute function private.one_contact_message();
alter table public.contact_messages enable row level security;
create policy "Everybody may write to us" on public.contact_messages
  for insert to anon, authenticated with check (true);
revoke all on table public.contact_messages from public, anon, authenticated, service_role;
grant insert on table public.contact_messages to anon, authenticated;
grant select, insert, update, delete on table public.contact_messages to service_role;

create function private.keep_message_state() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.state := 'unread';
    new.state_at := new.created_at;
    new.state_by_name := '';
    new.assignee := null;
    return new;
  end if;
  if new.state <> old.state then
    new.state_at := clock_timestamp();
    new.state_by_name := coalesce(private.current_user_name(), '');
    perform private.audit('contact_messages', new.id::text, new.state, null, jsonb_build_object('was', old.state));
  else
    new.state_at := old.state_at;
    new.state_by_name := old.state_by_name;
  end if;
  return new;
end
$$;

-- Runs after contact_messages_admit, by the order of the names: that one sets the time of arrival.
create trigger contact_messages_keep_state before insert or update on public.contact_messages
  for each row execute function private.keep_message_state();
create policy "Super admins read the messages" on public.contact_messages
  for select to authenticated using (shown_from <= now() and (select private.may('messages.answer')));
grant select on table public.contact_messages to authenticated;

-- The inbox may only change states.
create policy "Super admins change the messages" on public.contact_messages
  for update to authenticated using (shown_from <= now() and (select private.may('messages.answer')))
  with check (shown_from <= now() and (select private.may('messages.answer')));
grant update (state) on table public.contact_messages to authenticated;

revoke all on all functions in schema private from public;
