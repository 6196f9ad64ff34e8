-- What a hosted project's auth service does by itself and @supabase/lite 0.10.0 doesn't. Safe to run at every start.

-- A new password ends the other sessions of its account and clears what was mailed to it before: in the same statement, so that a kill
-- leaves no session of the old password. `tunas.session` is the session that asked for it (asking-session.ts); without it all end.
create or replace function auth.end_other_sessions() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Its refresh tokens go with a session.
  delete from auth.sessions s
    where s.user_id = new.id and s.id::text is distinct from nullif(current_setting('tunas.session', true), '');
  new.recovery_token := null;
  new.reauthentication_token := null;
  if new.confirmation_token is not distinct from old.confirmation_token then
    new.confirmation_token := null;
  end if;
  -- Unless the same request asks for another address.
  if new.email_change_sent_at is not distinct from old.email_change_sent_at then
    new.email_change := null;
    new.email_change_token_new := null;
    new.email_change_token_current := null;
  end if;
  return new;
end
$$;
create or replace trigger users_new_password before update on auth.users
  for each row when (new.encrypted_password is distinct from old.encrypted_password)
  execute function auth.end_other_sessions();

-- How often each code that is out was tried, by its hash, which stands in auth.users. Here and not in memory, so that a restart gives
-- no new tries.
create table if not exists auth.code_tries (
  code_hash text primary key,
  tries integer not null,
  since timestamptz not null default now()
);

-- Counts a try of all codes that were mailed to an address, and says whether the one with this hash may still be compared: after ten
-- tries it is void. Before the comparison, so that nothing that ends the process in between leaves a try uncounted.
create or replace function auth.count_code_try(address text, tried_hash text) returns boolean
language plpgsql set search_path = ''
as $$
begin
  -- Older codes are over.
  delete from auth.code_tries t where t.since < now() - interval '1 day';
  insert into auth.code_tries as t (code_hash, tries)
    select distinct c.hash, 1
    from auth.users u cross join lateral unnest(array[u.confirmation_token, u.recovery_token, u.email_change_token_current,
      u.email_change_token_new, u.reauthentication_token]) c (hash)
    where (u.email = address or u.email_change = address) and c.hash <> ''
    on conflict (code_hash) do update set tries = t.tries + 1;
  return not exists (select from auth.code_tries t where t.code_hash = tried_hash and t.tries > 10);
end
$$;
