-- Super admins give, change and remove the roles of others. Clients never hold the key with which the auth service sends its own
-- invitations: an invitation here is a note that takes effect once the person has proved that the address is theirs: by the link
-- that the invitation was sent with, whatever account they have or open, or by confirming a new account by a mail. It is valid for
-- 14 days, and only while its author is still a super admin.
create table private.invitations (
  -- In lower case, as the auth service stores addresses.
  email text primary key check (email = lower(email)),
  -- The role that they will get, as in user_roles.
  role text not null check (role in ('superadmin', 'editor', 'translator', 'reviewer')),
  language text check (language in ('id', 'en')),
  invited_at timestamptz not null default now(),
  -- Null: made with the secret key.
  invited_by uuid references auth.users (id) on delete cascade,
  -- Stands in the link. Not only its hash is stored, because super admins copy the link as often as they need it; it gives a role
  -- to an account with the invited address alone, which they could give without it.
  code text not null unique default private.random_token(),
  constraint invitations_language_is_a_translators check ((role = 'translator') = (language is not null))
);
create index invitations_invited_by on private.invitations (invited_by);
alter table private.invitations enable row level security;
revoke all on table private.invitations from public, anon, authenticated, service_role;

-- The valid invitations.
create function private.valid_invitations() returns setof private.invitations
language sql stable security definer set search_path = ''
as $$
  select i.* from private.invitations i
  where i.invited_at > now() - interval '14 days' and (i.invited_by is null or exists (
    select from public.user_roles r where r.user_id = i.invited_by and r.role = 'superadmin'))
$$;

-- The account with an address, as private.find_account chooses it; no row where there is none.
create function private.account_of(address text) returns table (id uuid, confirmed boolean)
language sql stable security definer set search_path = ''
as $$
  select u.id, u.email_confirmed_at is not null
  from auth.users u where lower(u.email) = address order by u.is_sso_user, u.created_at limit 1
$$;

-- Roles are changed one at a time. Each function checks the right after taking this lock: of two super admins who remove each
-- other, the second has no right any more.
create function private.lock_roles() returns void
language sql security definer set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('public.user_roles', 0)) $$;

-- Validates a role; translators, and only they, have a language.
create function private.must_be_role(role text, language text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if role is null or role not in ('superadmin', 'editor', 'translator', 'reviewer')
    or (role = 'translator') <> coalesce(language in ('id', 'en'), false) or role <> 'translator' and language is not null then
    raise exception 'There is no such role' using errcode = 'PT400', detail = 'role',
      hint = 'superadmin, editor, reviewer, or translator with a language (id or en).';
  end if;
end
$$;

-- The valid invitations, oldest first: [{"email", "role", "language", "invited_at", "invited_by_name", "until", "code", "account", "mail"},
-- …]. `account` is 'none', 'unconfirmed' or 'confirmed': the last one can be added at once. `mail` is the result of private.mail_to.
create function private.listed_invitations() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'email', i.email, 'role', i.role, 'language', i.language, 'invited_at', i.invited_at,
      'invited_by_name', coalesce(private.shown_name(i.invited_by), ''), 'until', i.invited_at + interval '14 days',
      'code', i.code, 'account', case when a.confirmed then 'confirmed' when a.id is null then 'none' else 'unconfirmed' end,
      'mail', private.mail_to(i.email)
    ) order by i.invited_at, i.email), '[]')
    from private.valid_invitations() i
    left join lateral private.account_of(i.email) a on true
  );
end
$$;

-- Gives the account with this address a role if the address is confirmed; else stores an invitation, because an account without
-- confirmation may be anyone's. {"outcome": "added", "already" or "invited"}: a person with a role keeps it.
create function private.invite_person(email text, role text, language text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  address text := lower(private.trimmed(coalesce(invite_person.email, '')));
  what jsonb := jsonb_build_object('email', address, 'role', role, 'language', language);
  account uuid;
begin
  perform private.lock_roles();
  perform private.must_have('people.manage');
  perform private.must_be_role(role, language);
  -- The same rule as in the form of the sign-up (zod's): without brackets, quotes, unseen signs and letters that look like others.
  if char_length(address) > 255
    or address !~ '^(?!\.)(?!.*\.\.)[a-z0-9_''+.-]*[a-z0-9_+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$' then
    raise exception 'This is no e-mail address' using errcode = 'PT400', detail = 'email';
  end if;
  account := (select a.id from private.account_of(address) a where a.confirmed);
  if account is null then
    insert into private.invitations as i (email, role, language, invited_by) values (address, role, language, auth.uid())
    on conflict on constraint invitations_pkey do update
      set role = excluded.role, language = excluded.language, invited_at = now(), invited_by = excluded.invited_by,
        -- The link of a valid invitation goes on working with another role.
        code = case when i.invited_at > now() - interval '14 days' then i.code else excluded.code end;
    perform private.audit('people', address, 'invited', null, what);
    return jsonb_build_object('outcome', 'invited');
  end if;
  delete from private.invitations i where i.email = address;
  if exists (select from public.user_roles r where r.user_id = account) then
    return jsonb_build_object('outcome', 'already');
  end if;
  insert into public.user_roles (user_id, role, language) values (account, role, language);
  perform private.audit('people', account::text, 'added', null, what);
  return jsonb_build_object('outcome', 'added');
end
$$;

-- Withdraws an invitation; one that doesn't exist any more is no error.
create function private.withdraw_invitation(email text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_roles();
  perform private.must_have('people.manage');
  delete from private.invitations i where i.email = lower(private.trimmed(withdraw_invitation.email));
  if found then
    perform private.audit('people', lower(private.trimmed(withdraw_invitation.email)), 'uninvited');
  end if;
end
$$;

-- The role that counts of a person, with their address; PT404 where they have none (any more).
create function private.must_have_role(person uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_role jsonb;
begin
  select jsonb_build_object('email', u.email, 'role', r.role, 'language', r.language) into found_role
    from private.role_of(person) r join auth.users u on u.id = r.user_id;
  if found_role is null then
    raise exception 'This person has no role' using errcode = 'PT404';
  end if;
  return found_role;
end
$$;

-- Gives a person with a role another one; also the caller themselves. The trigger user_roles_keep_last refuses to leave no super
-- admin (PT409); PT404 where the person has no role (any more).
create function private.set_role(person uuid, role text, language text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  was jsonb;
  links uuid[];
begin
  perform private.lock_roles();
  perform private.must_have('people.manage');
  perform private.must_be_role(role, language);
  was := private.must_have_role(person);
  if was @> jsonb_build_object('role', role, 'language', language) then
    return '{}';
  end if;
  -- Logged before the role is removed, because the caller may be changing their own.
  perform private.audit('people', person::text, 'role', null, jsonb_build_object('email', was -> 'email', 'role', role,
    'language', language, 'was', was - 'email'));
  links := array(select l.id from private.preview_links l
    where l.made_by = person and private.has_right_since(person, 'content.edit', l.role_checked_at));
  delete from public.user_roles r where r.user_id = person;
  insert into public.user_roles (user_id, role, language) values (person, set_role.role, set_role.language);
  -- Both roles include the right without a gap, so their links stay valid.
  update private.preview_links l set role_checked_at = clock_timestamp() where l.id = any (links) and exists (
    select from private.role_rights g where g.role = set_role.role and g.right_name = 'content.edit');
  if role <> 'superadmin' then
    delete from private.invitations i where i.invited_by = person;
  end if;
  return '{}';
end
$$;

-- Removes the role of a person, or of the caller; the account stays. The trigger user_roles_keep_last refuses to remove the last
-- super admin (PT409). PT404 where the person has no role (any more).
create function private.remove_person(person uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  was jsonb;
begin
  perform private.lock_roles();
  perform private.must_have('people.manage');
  was := private.must_have_role(person);
  -- Logged before the role is removed, because the caller may be removing their own.
  perform private.audit('people', person::text, 'removed', null, was);
  delete from public.user_roles r where r.user_id = person;
  delete from private.invitations i where i.invited_by = person;
end
$$;

revoke all on all functions in schema private from public;
select private.expose('invite_person, withdraw_invitation, set_role, remove_person', 'authenticated, service_role');
