-- What super admins write: one working copy for each item of a collection (articles, and whatever comes later), apart from
-- what visitors read. Saving never touches what is published; publishing copies one language of it over.
create table private.collections (
  name text primary key check (name ~ '^[a-z][a-z_]*$'),
  -- What visitors read; its identity column gives new items their numbers.
  live_table regclass not null
);
alter table private.collections enable row level security;
revoke all on table private.collections from public, anon, authenticated, service_role;

-- Text functions that generated columns may use: they read nothing but their argument.
create function private.text_at(document jsonb, variadic path text[]) returns text
language sql immutable set search_path = ''
as $$ select case jsonb_typeof(document #> path) when 'string' then document #>> path else '' end $$;
create function private.date_at(document jsonb, key text) returns date
language sql immutable set search_path = ''
as $$
  select case when document ->> key ~ '^\d{4}-\d\d-\d\d$' then
    make_date(left(document ->> key, 4)::integer, substr(document ->> key, 6, 2)::integer, right(document ->> key, 2)::integer)
  end
$$;
create function private.shared_part(document jsonb) returns jsonb
language sql immutable set search_path = ''
as $$ select document - array['id', 'en', 'steps'] $$;
-- What one language shows, with what both languages share: the unit of publishing.
create function private.side_of(document jsonb, language text) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('shared', private.shared_part(document), 'text', coalesce(document -> language, '{}'))
$$;
create function private.parts_behind(document jsonb, language text) returns integer
language sql immutable set search_path = ''
as $$
  select count(*)::integer from jsonb_each(
    case jsonb_typeof(document -> 'steps') when 'object' then document -> 'steps' else '{}' end
  ) step where step.value ->> 'behind' = language
$$;
create function private.lacks_alt(document jsonb, language text) returns boolean
language sql immutable set search_path = ''
as $$
  select private.text_at(document, 'image') <> '' and coalesce(document ->> 'decorative', '') <> 'true'
    and private.text_at(document, language, 'imageAlt') = ''
$$;
create function private.begun(document jsonb, language text) returns boolean
language sql immutable set search_path = ''
as $$ select private.text_at(document, language, 'title') <> '' or private.text_at(document, language, 'content') <> '' $$;
revoke all on function private.text_at(jsonb, variadic text[]), private.date_at(jsonb, text), private.shared_part(jsonb),
  private.side_of(jsonb, text), private.parts_behind(jsonb, text), private.lacks_alt(jsonb, text), private.begun(jsonb, text)
  from public, anon, authenticated, service_role;

create table public.drafts (
  collection text not null references private.collections (name),
  id bigint not null,
  document jsonb not null check (jsonb_typeof(document) = 'object' and pg_column_size(document) < 1000000),
  -- Every save names the version that it was based on.
  version integer not null default 1,
  -- The writer's own name for a new item: asked for twice (the answer got lost, a double click), it is made once.
  creation_key uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default now(),
  saved_at timestamptz not null default now(),
  saved_by uuid references auth.users (id) on delete set null,
  saved_by_name text not null default '',
  binned_at timestamptz,
  binned_by_name text not null default '',
  -- Which revision visitors read, and from when on. A moment without a revision asks for one of the working copy.
  revision_indonesian bigint,
  live_from_indonesian timestamptz check (isfinite(live_from_indonesian)),
  revision_english bigint,
  live_from_english timestamptz check (isfinite(live_from_english)),
  -- What lists look at: reading whole documents for it would take a hundred times as long.
  title_indonesian text not null generated always as (private.text_at(document, 'id', 'title')) stored,
  title_english text not null generated always as (private.text_at(document, 'en', 'title')) stored,
  search text not null generated always as (lower(
    private.text_at(document, 'id', 'title') || E'\n' || private.text_at(document, 'en', 'title') || E'\n'
    || private.text_at(document, 'id', 'excerpt') || E'\n' || private.text_at(document, 'en', 'excerpt'))) stored,
  topic text generated always as (document ->> 'category') stored,
  image text not null generated always as (private.text_at(document, 'image')) stored,
  begun_indonesian boolean not null generated always as (private.begun(document, 'id')) stored,
  begun_english boolean not null generated always as (private.begun(document, 'en')) stored,
  lacks_alt boolean not null generated always as (
    private.begun(document, 'id') and private.lacks_alt(document, 'id')
    or private.begun(document, 'en') and private.lacks_alt(document, 'en')) stored,
  behind_indonesian integer not null generated always as (private.parts_behind(document, 'id')) stored,
  behind_english integer not null generated always as (private.parts_behind(document, 'en')) stored,
  -- Advice that nobody gave a date is looked at again a year after it was checked.
  review_due date generated always as
    (coalesce(private.date_at(document, 'reviewBy'), private.date_at(document, 'reviewedOn') + 365)) stored,
  side_indonesian text not null generated always as (md5(private.side_of(document, 'id')::text)) stored,
  side_english text not null generated always as (md5(private.side_of(document, 'en')::text)) stored,
  primary key (collection, id)
);
create index drafts_newest on public.drafts (collection, saved_at desc);

-- Every version that was ever published, one language at a time.
create table public.revisions (
  id bigint generated always as identity primary key,
  collection text not null,
  item_id bigint not null,
  language text not null check (language in ('id', 'en')),
  -- {"shared": …, "text": …}, as private.side_of makes it.
  document jsonb not null,
  side text not null generated always as (md5(document::text)) stored,
  -- The version of the working copy that it was made from.
  version integer not null,
  made_at timestamptz not null default now(),
  made_by uuid references auth.users (id) on delete set null,
  made_by_name text not null default '',
  -- Who made it, and when, is what a file says: this person brought the file, at this moment.
  imported_at timestamptz,
  imported_by_name text not null default '',
  foreign key (collection, item_id) references public.drafts (collection, id) on delete cascade
);
create index revisions_of_item on public.revisions (collection, item_id, id desc);

-- Who did what, when. Only triggers write it.
create table public.audit_log (
  id bigint generated always as identity primary key,
  collection text not null,
  item_id text not null,
  action text not null,
  language text,
  made_at timestamptz not null default now(),
  made_by uuid,
  made_by_name text not null default '',
  detail jsonb not null default '{}'
);
create index audit_log_of_item on public.audit_log (collection, item_id, id desc);

alter table public.drafts enable row level security;
alter table public.revisions enable row level security;
alter table public.audit_log enable row level security;
create policy "Super admins read the drafts" on public.drafts
  for select to authenticated using ((select private.is_super_admin()));
create policy "Super admins read the revisions" on public.revisions
  for select to authenticated using ((select private.is_super_admin()));
create policy "Super admins read the audit log" on public.audit_log
  for select to authenticated using ((select private.is_super_admin()));
revoke all on table public.drafts, public.revisions, public.audit_log from public, anon, authenticated, service_role;
-- Written only through the functions of the next migration, which hold to versions, states and the bin.
grant select on table public.drafts, public.revisions, public.audit_log to authenticated, service_role;

-- The name that people see beside what somebody did; kept with the deed, for accounts go and names change.
create function private.my_name() returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(nullif(p.full_name, ''), split_part(u.email, '@', 1), '')
  from auth.users u left join public.profiles p on p.id = u.id where u.id = auth.uid()
$$;
revoke all on function private.my_name() from public, anon, authenticated, service_role;

-- What goes from the bin after its 30 days goes by itself: nobody is named, least of all whoever put something there that day.
create function private.note(
  collection text, item_id text, action text, language text default null, detail jsonb default '{}'
) returns void
language sql security definer set search_path = ''
as $$
  insert into public.audit_log (collection, item_id, action, language, made_by, made_by_name, detail)
  select note.collection, note.item_id, case when p.purging then 'purged' else note.action end, note.language,
    case when not p.purging then auth.uid() end,
    case when not p.purging then coalesce(private.my_name(), '') else '' end, note.detail
  from (select coalesce(current_setting('tunas.purging', true), '') = 'yes' as purging) p
$$;
revoke all on function private.note(text, text, text, text, jsonb) from public, anon, authenticated, service_role;

-- A language that is to be live without a revision gets one made of the working copy; the same text again is no new one.
create function private.revision_for(draft public.drafts, language text, current bigint) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  shown jsonb := private.side_of(draft.document, language);
  made bigint;
begin
  select r.id into made from public.revisions r where r.id = current and r.side = md5(shown::text);
  if made is null then
    insert into public.revisions (collection, item_id, language, document, version, made_by, made_by_name)
    values (draft.collection, draft.id, language, shown, draft.version, auth.uid(), coalesce(private.my_name(), ''))
    returning id into made;
  end if;
  return made;
end
$$;
revoke all on function private.revision_for(public.drafts, text, bigint) from public, anon, authenticated, service_role;

create function private.keep_draft() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.collection := old.collection;
  new.id := old.id;
  new.creation_key := old.creation_key;
  new.created_at := old.created_at;
  if new.document is distinct from old.document then
    new.version := old.version + 1;
    new.saved_at := clock_timestamp();
    new.saved_by := auth.uid();
    new.saved_by_name := coalesce(private.my_name(), '');
  else
    new.version := old.version;
  end if;
  if new.live_from_indonesian is null then
    new.revision_indonesian := null;
  elsif new.revision_indonesian is null then
    new.revision_indonesian := private.revision_for(new, 'id', old.revision_indonesian);
  end if;
  if new.live_from_english is null then
    new.revision_english := null;
  elsif new.revision_english is null then
    new.revision_english := private.revision_for(new, 'en', old.revision_english);
  end if;
  return new;
end
$$;
revoke all on function private.keep_draft() from public, anon, authenticated, service_role;
create trigger drafts_keep before update on public.drafts for each row execute function private.keep_draft();

-- Shows or hides one language to visitors. A collection brings three functions of its own, named after it:
-- <name>_show(item bigint, language text, side jsonb, live_from timestamptz), <name>_hide(item bigint, language text) and
-- <name>_erase(item bigint).
create function private.put_live(
  collection text, item bigint, language text, revision bigint, live_from timestamptz
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if live_from is null then
    execute format('select private.%I($1, $2)', collection || '_hide') using item, language;
    perform private.note(collection, item::text, 'withdrawn', language);
  else
    execute format('select private.%I($1, $2, (select r.document from public.revisions r where r.id = $3), $4)',
      collection || '_show') using item, language, revision, live_from;
    perform private.note(collection, item::text, case when live_from > now() then 'scheduled' else 'published' end,
      language, jsonb_build_object('revision', revision, 'from', live_from));
  end if;
end
$$;
revoke all on function private.put_live(text, bigint, text, bigint, timestamptz) from public, anon, authenticated, service_role;

create function private.after_draft_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.note(new.collection, new.id::text, 'created');
    return null;
  end if;
  if tg_op = 'DELETE' then
    execute format('select private.%I($1)', old.collection || '_erase') using old.id;
    perform private.note(old.collection, old.id::text, 'erased', null,
      jsonb_build_object('indonesian', old.title_indonesian, 'english', old.title_english));
    return null;
  end if;
  if row(new.revision_indonesian, new.live_from_indonesian)
    is distinct from row(old.revision_indonesian, old.live_from_indonesian) then
    perform private.put_live(new.collection, new.id, 'id', new.revision_indonesian, new.live_from_indonesian);
  end if;
  if row(new.revision_english, new.live_from_english)
    is distinct from row(old.revision_english, old.live_from_english) then
    perform private.put_live(new.collection, new.id, 'en', new.revision_english, new.live_from_english);
  end if;
  if (new.binned_at is null) <> (old.binned_at is null) then
    perform private.note(new.collection, new.id::text, case when new.binned_at is null then 'restored' else 'binned' end);
  end if;
  -- Somebody who writes saves every few seconds: one line for ten minutes of it.
  if new.version <> old.version and not exists (
    select from public.audit_log l
    where l.collection = new.collection and l.item_id = new.id::text and l.action = 'saved'
      and l.made_by is not distinct from auth.uid() and l.made_at > now() - interval '10 minutes'
  ) then
    perform private.note(new.collection, new.id::text, 'saved', null, jsonb_build_object('version', new.version));
  end if;
  return null;
end
$$;
revoke all on function private.after_draft_change() from public, anon, authenticated, service_role;
create trigger drafts_changed after insert or update or delete on public.drafts
  for each row execute function private.after_draft_change();
