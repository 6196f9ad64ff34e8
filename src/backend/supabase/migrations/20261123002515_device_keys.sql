-- The key of what a person has written on a device and hasn't sent. It goes with their session: who uses the device after them can't
-- read it, and they can as soon as they are signed in again.
create table private.device_keys (
  person uuid primary key references auth.users (id) on delete cascade,
  -- 32 bytes, of which all but the twelve bits of two uuids that are always the same are random.
  key bytea not null default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')
);
alter table private.device_keys enable row level security;
revoke all on table private.device_keys from public, anon, authenticated, service_role;

-- The caller's key in Base64, made when they first ask for it.
create function private.device_key() returns text
language plpgsql security definer set search_path = ''
as $$
declare
  found_key bytea;
begin
  -- Only those who write for visitors, and not with a token that lives on after its session was closed.
  if private.my_role() is null then
    raise exception 'There is no key without a role' using errcode = 'PT403';
  end if;
  -- Whichever of two windows comes first makes it.
  insert into private.device_keys (person) values (auth.uid()) on conflict do nothing;
  select k.key into found_key from private.device_keys k where k.person = auth.uid();
  return replace(encode(found_key, 'base64'), E'\n', '');
end
$$;

select private.expose('device_key', 'authenticated, service_role');
