-- How an invited person gets the role: by the invitation's link, or by confirming a new account by a mail.

-- Gives a person the role of an invitation, which is gone by it; whether they got it. A person with a role keeps it.
create function private.join_by_invitation(person uuid, accepted private.invitations) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.invitations i where i.email = accepted.email;
  if not found then
    return false;
  end if;
  if exists (select from public.user_roles r where r.user_id = person) then
    perform private.audit('people', accepted.email, 'uninvited');
    return false;
  end if;
  insert into public.user_roles (user_id, role, language) values (person, accepted.role, accepted.language);
  perform private.audit('people', person::text, 'joined', null,
    jsonb_build_object('email', accepted.email, 'role', accepted.role, 'language', accepted.language));
  return true;
end
$$;

-- What the page of an invitation shows: {"email", "invited_by_name", "has_account"}. Null where it isn't valid (any more). Anybody who
-- has the code may read it: it was sent to the invited address.
create function private.read_invitation(code text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('email', i.email, 'invited_by_name', coalesce(private.shown_name(i.invited_by), ''),
    'has_account', exists (select from private.account_of(i.email)))
  from private.valid_invitations() i where i.code = read_invitation.code
$$;

-- Accepts an invitation by the code of its link, in an account with the invited address. The code proves the address, as the mail of
-- a confirmation does. {"outcome"}: 'joined', or 'already' where the caller has a role; 'address' where the invitation is for another
-- address, and 'gone' where it isn't valid any more.
create function private.accept_invitation(code text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  account auth.users;
  invitation private.invitations;
begin
  perform private.lock_roles();
  select u.* into account from auth.users u where u.id = auth.uid();
  if not found then
    raise exception 'An invitation is accepted by a person' using errcode = '42501';
  end if;
  select i.* into invitation from private.valid_invitations() i where i.code = accept_invitation.code;
  if found and invitation.email = lower(account.email) then
    if private.join_by_invitation(account.id, invitation) then
      return jsonb_build_object('outcome', 'joined');
    end if;
  end if;
  return jsonb_build_object('outcome', case
    when exists (select from public.user_roles r where r.user_id = account.id) then 'already'
    when invitation.email is not null then 'address' else 'gone' end);
end
$$;

-- Whether the caller has to choose a password: it was cleared when the address was confirmed.
create function private.lacks_password() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from auth.users u where u.id = auth.uid() and u.encrypted_password = '') $$;

-- Applies an invitation when its address is confirmed by a mail, for an account that was opened after the invitation. Where the
-- auth service confirms every address without a mail, and for older accounts, the invitation's link does it: anyone may open an
-- account with any address.
create function private.join_by_confirmation() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  accepted private.invitations;
begin
  select i.* into accepted from private.valid_invitations() i where i.email = lower(new.email) and i.invited_at <= new.created_at;
  if found then
    perform private.join_by_invitation(new.id, accepted);
  end if;
  return null;
end
$$;

-- The first sign-up with an invited address sets the account's password, whether by its owner or not, so the proof of the address
-- removes it. The owner, who is signed in by the mail, chooses a new one (private.lacks_password).
create function private.clear_unproven_password() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A password that is set in the same statement comes from the person with the proof.
  if new.encrypted_password is not distinct from old.encrypted_password and exists (
    select from private.valid_invitations() s where s.email = lower(new.email)) then
    new.encrypted_password := '';
  end if;
  return new;
end
$$;
create trigger users_confirming before update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null
    and new.confirmation_sent_at is not null)
  execute function private.clear_unproven_password();
create trigger users_confirmed after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null
    and new.confirmation_sent_at is not null)
  execute function private.join_by_confirmation();

revoke all on all functions in schema private from public;
select private.expose('read_invitation', 'anon, authenticated, service_role');
select private.expose('accept_invitation, lacks_password', 'authenticated, service_role');
