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
