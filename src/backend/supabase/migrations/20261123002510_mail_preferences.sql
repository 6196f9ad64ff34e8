-- The mail preferences of people; without a row they get mails, in both languages.
create table private.mail_preferences (
  person uuid primary key references auth.users (id) on delete cascade,
  mentions boolean not null,
  -- Null: both.
  language text check (language in ('id', 'en'))
);
alter table private.mail_preferences enable row level security;
revoke all on table private.mail_preferences from public, anon, authenticated, service_role;

-- {"mentions", "language", "sender"}: whether the caller gets mails about mentions, in which language (null: both), and whether a
-- program sends mails at all.
create function private.read_mail_preferences() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.must_have('content.comment');
  return jsonb_build_object('mentions', true, 'language', null, 'sender', private.has_mail_sender()) || coalesce((
    select jsonb_build_object('mentions', p.mentions, 'language', p.language)
    from private.mail_preferences p where p.person = auth.uid()), '{}');
end
$$;

create function private.save_mail_preferences(mentions boolean, language text default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.must_have('content.comment');
  if mentions is null or language not in ('id', 'en') then
    raise exception 'There is no such language' using errcode = 'PT400', detail = 'language';
  end if;
  insert into private.mail_preferences as p (person, mentions, language)
    select auth.uid(), save_mail_preferences.mentions, save_mail_preferences.language where auth.uid() is not null
  on conflict (person) do update set mentions = excluded.mentions, language = excluded.language;
end
$$;

revoke all on all functions in schema private from public;
select private.expose('read_mail_preferences, save_mail_preferences', 'authenticated, service_role');
