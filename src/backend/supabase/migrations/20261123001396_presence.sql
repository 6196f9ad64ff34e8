-- Who has a draft open, so that two people see each other before they overwrite one another's work. Editors report it every few
-- seconds; rows older than 45 seconds don't count.
create table private.presence (
  collection text not null,
  draft_id bigint not null,
  person uuid not null references auth.users (id) on delete cascade,
  seen_at timestamptz not null,
  -- The last time they typed, and in which language.
  wrote_at timestamptz,
  language text check (language in ('id', 'en')),
  primary key (collection, draft_id, person),
  foreign key (collection, draft_id) references public.drafts (collection, id) on delete cascade
);
create index presence_of_person on private.presence (person);
alter table private.presence enable row level security;
revoke all on table private.presence from public, anon, authenticated, service_role;

-- Reports that the caller has a draft open, and the language that they type in (null: they only read). Returns the others who have
-- it open: {"rows": [{"person" (as in private.person_json), "language"}, …]}.
create function private.note_presence(collection text, item bigint, language text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.must_have('content.read');
  perform private.must_be_open_draft(collection, item);
  delete from private.presence p
    where p.collection = note_presence.collection and p.draft_id = item and p.seen_at < now() - interval '10 minutes';
  if auth.uid() is not null then
    insert into private.presence as p (collection, draft_id, person, seen_at, wrote_at, language)
    values (note_presence.collection, item, auth.uid(), now(),
      case when note_presence.language in ('id', 'en') then now() end,
      case when note_presence.language in ('id', 'en') then note_presence.language end)
    on conflict on constraint presence_pkey do update set
      seen_at = excluded.seen_at, wrote_at = coalesce(excluded.wrote_at, p.wrote_at), language = coalesce(excluded.language, p.language);
  end if;
  return jsonb_build_object('rows', (
    select coalesce(jsonb_agg(jsonb_build_object('person', private.person_json(p.person, ''),
      'language', case when p.wrote_at > now() - interval '45 seconds' then p.language end) order by private.shown_name(p.person)), '[]')
    from private.presence p
    where p.collection = note_presence.collection and p.draft_id = item and p.person is distinct from auth.uid()
      and p.seen_at > now() - interval '45 seconds'));
end
$$;

revoke all on all functions in schema private from public;
select private.expose('note_presence', 'authenticated, service_role');
