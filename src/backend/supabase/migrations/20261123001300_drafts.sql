-- Drafts: one for each item of a collection (articles and others), separate from the published content. Saving never changes what
-- is published; publishing copies one language of a draft.
create table private.collections (
  name text primary key check (name ~ '^[a-z][a-z_]*$'),
  -- The table of the published content; its identity column gives new items their ids. Null where the collection is described by a
  -- schema.
  live_table regclass,
  -- The fields of a content type, as the migration of content types describes them.
  schema jsonb,
  -- The last id that was used: ids are never used twice.
  last_item bigint not null default 0,
  constraint collections_have_a_table_or_a_schema check ((live_table is null) = (schema is not null))
);
alter table private.collections enable row level security;
revoke all on table private.collections from public, anon, authenticated, service_role;

create table public.drafts (
  collection text not null references private.collections (name),
  id bigint not null,
  document jsonb not null check (jsonb_typeof(document) = 'object' and pg_column_size(document) < 1000000),
  -- Every save names the version that it is based on.
  version integer not null default 1,
  -- The client's own id for a new item, so that a repeated request (a lost response, a double click) creates it only once.
  creation_key uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default now(),
  saved_at timestamptz not null default now(),
  saved_by uuid references auth.users (id) on delete set null,
  saved_by_name text not null default '',
  binned_at timestamptz,
  binned_by_name text not null default '',
  -- The published revision, and the time from which it is visible. A time without a revision requests one of the draft.
  revision_indonesian bigint,
  live_from_indonesian timestamptz check (isfinite(live_from_indonesian)),
  revision_english bigint,
  live_from_english timestamptz check (isfinite(live_from_english)),
  -- Whether the draft differs from the published revision; set by drafts_keep.
  changed_indonesian boolean not null default false,
  changed_english boolean not null default false,
  has_changes boolean not null generated always as (changed_indonesian or changed_english) stored,
  first_live timestamptz generated always as (least(live_from_indonesian, live_from_english)) stored,
  last_live timestamptz generated always as (greatest(live_from_indonesian, live_from_english)) stored,
  -- Columns for lists: reading whole documents for them would take a hundred times as long.
  title_indonesian text not null generated always as (private.text_at(document, 'id', 'title')) stored,
  title_english text not null generated always as (private.text_at(document, 'en', 'title')) stored,
  sort_title_indonesian text collate "C" not null generated always as (private.sort_title(document, 'id', 'en')) stored,
  sort_title_english text collate "C" not null generated always as (private.sort_title(document, 'en', 'id')) stored,
  search text not null generated always as (private.folded(
    private.text_at(document, 'id', 'title') || E'\x1f' || private.text_at(document, 'en', 'title') || E'\x1f'
    || private.text_at(document, 'id', 'excerpt') || E'\x1f' || private.text_at(document, 'en', 'excerpt'))) stored,
  topic text generated always as (document ->> 'category') stored,
  tags bigint[] not null generated always as (private.tags_in(document)) stored,
  image text not null generated always as (private.text_at(document, 'image')) stored,
  focus jsonb generated always as (document -> 'focus') stored,
  has_indonesian boolean not null generated always as (private.has_content(document, 'id')) stored,
  has_english boolean not null generated always as (private.has_content(document, 'en')) stored,
  missing_alt boolean not null generated always as (
    private.has_content(document, 'id') and private.missing_alt(document, 'id')
    or private.has_content(document, 'en') and private.missing_alt(document, 'en')) stored,
  outdated_indonesian integer not null generated always as (private.outdated_parts(document, 'id')) stored,
  outdated_english integer not null generated always as (private.outdated_parts(document, 'en')) stored,
  review_due date generated always as
    (private.review_due(private.date_at(document, 'reviewedOn'), private.date_at(document, 'reviewBy'))) stored,
  -- The uploaded pictures in the document: searching the texts of 10,000 articles would take seconds each time.
  pictures text[] not null generated always as (private.pictures_in(document)) stored,
  primary key (collection, id)
);
-- Indexes for each order of the lists, with the columns of the filters included, so that counts are index-only scans.
create index drafts_newest on public.drafts (collection, saved_at, id) include (topic, first_live, last_live, has_changes,
  has_indonesian, has_english, missing_alt, outdated_indonesian, outdated_english, review_due) where binned_at is null;
-- Items that were never published come first.
create index drafts_by_live on public.drafts (collection, first_live nulls first, id) include (topic, saved_at, last_live,
  has_changes, has_indonesian, has_english, missing_alt, outdated_indonesian, outdated_english, review_due)
  where binned_at is null;
create index drafts_by_title_indonesian on public.drafts (collection, sort_title_indonesian, id) include (topic, saved_at,
  first_live, last_live, has_changes, has_indonesian, has_english, missing_alt, outdated_indonesian, outdated_english, review_due)
  where binned_at is null;
create index drafts_by_title_english on public.drafts (collection, sort_title_english, id) include (topic, saved_at,
  first_live, last_live, has_changes, has_indonesian, has_english, missing_alt, outdated_indonesian, outdated_english, review_due)
  where binned_at is null;
create index drafts_binned on public.drafts (collection, binned_at) where binned_at is not null;
create index drafts_of_tags on public.drafts using gin (tags);
-- Counts drafts by tag without reading their documents.
create index drafts_with_tags on public.drafts (collection, id) include (tags, binned_at) where tags <> '{}';
create index drafts_of_topic on public.drafts (collection, topic) include (binned_at, id);
create index drafts_recent on public.drafts (saved_at, collection, id) include (saved_by_name) where binned_at is null;
create index drafts_search on public.drafts using gin (search extensions.gin_trgm_ops);
create index drafts_rare_signs on public.drafts using gin (private.rare_signs(search));
create index drafts_saved_by on public.drafts (saved_by) where saved_by is not null;
create index drafts_revision_indonesian on public.drafts (revision_indonesian) where revision_indonesian is not null;
create index drafts_revision_english on public.drafts (revision_english) where revision_english is not null;
create index drafts_pictures on public.drafts using gin (pictures);

-- Every version that was ever published, one language each.
create table public.revisions (
  id bigint generated always as identity primary key,
  collection text not null,
  item_id bigint not null,
  language text not null check (language in ('id', 'en')),
  -- {"shared": …, "text": …}, as private.language_content makes it.
  document jsonb not null,
  pictures text[] not null generated always as (private.pictures_in(document)) stored,
  tags bigint[] not null generated always as (private.tags_in(document -> 'shared')) stored,
  -- The version of the draft that it was made from.
  version integer not null,
  made_at timestamptz not null default now(),
  made_by uuid references auth.users (id) on delete set null,
  made_by_name text not null default '',
  -- For an imported revision, author and time are those of the file; these columns are the import's.
  imported_at timestamptz,
  imported_by_name text not null default '',
  foreign key (collection, item_id) references public.drafts (collection, id) on delete cascade
);
alter table public.drafts
  add foreign key (revision_indonesian) references public.revisions (id),
  add foreign key (revision_english) references public.revisions (id);
create index revisions_of_item on public.revisions (collection, item_id, id desc);
create index revisions_made_by on public.revisions (made_by) where made_by is not null;
create index revisions_of_tags on public.revisions using gin (tags);
create index revisions_pictures on public.revisions using gin (pictures);
alter table public.drafts enable row level security;
alter table public.revisions enable row level security;
create policy "Staff read the drafts" on public.drafts
  for select to authenticated using ((select private.may('content.read'))
    and ((select private.applying_import()) is null or not private.is_hidden(collection, id)));
create policy "Staff read the revisions" on public.revisions
  for select to authenticated using ((select private.may('content.read'))
    and ((select private.applying_import()) is null or not private.is_hidden(collection, item_id)));
revoke all on table public.drafts, public.revisions from public, anon, authenticated, service_role;

-- Written only by the functions of the next migrations, which check versions, states and the bin.
grant select on table public.drafts, public.revisions to authenticated, service_role;

-- Creates the revision of a draft for a language that is to be published; unchanged content reuses the current one.
create function private.revision_for(draft public.drafts, language text, current bigint) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  shown jsonb := private.language_content(draft.document, language);
  made bigint;
begin
  select r.id into made from public.revisions r where r.id = current and private.shows_the_same(r.document, shown);
  if made is null then
    insert into public.revisions (collection, item_id, language, document, version, made_by, made_by_name)
    values (draft.collection, draft.id, language, shown, draft.version, auth.uid(), coalesce(private.current_user_name(), ''))
    returning id into made;
  end if;
  return made;
end
$$;

-- Whether a revision differs from a language of the draft; false where there is no revision.
create function private.differs_from_revision(document jsonb, language text, revision bigint) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select not private.shows_the_same(r.document,
      private.language_content(differs_from_revision.document, differs_from_revision.language))
    from public.revisions r where r.id = revision), false)
$$;

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
    new.saved_by_name := coalesce(private.current_user_name(), '');
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
  new.changed_indonesian := private.differs_from_revision(new.document, 'id', new.revision_indonesian);
  new.changed_english := private.differs_from_revision(new.document, 'en', new.revision_english);
  return new;
end
$$;
-- Statements that set another version themselves (private.replace_term) skip this trigger and decide which columns change.
create trigger drafts_keep before update on public.drafts for each row when (new.version = old.version)
  execute function private.keep_draft();

-- Publishes or hides one language (private.show_or_hide), with an entry in the audit log.
create function private.change_live(
  collection text, item bigint, language text, revision bigint, live_from timestamptz
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.show_or_hide(collection, item, language, revision, live_from);
  if live_from is null then
    perform private.audit(collection, item::text, 'withdrawn', language);
  else
    perform private.audit(collection, item::text, case when live_from > now() then 'scheduled' else 'published' end,
      language, jsonb_build_object('revision', revision, 'from', live_from));
  end if;
end
$$;

-- The entry keeps the titles, which identify the item after it is gone.
create function private.audit_erased(draft public.drafts, action text, automatic boolean default false) returns void
language sql security definer set search_path = ''
as $$
  select private.audit(draft.collection, draft.id::text, action, null,
    jsonb_build_object('indonesian', draft.title_indonesian, 'english', draft.title_english), automatic)
$$;

-- How long an item stays in the bin before it is deleted.
create function private.bin_period() returns interval
language sql immutable set search_path = ''
as $$ select interval '30 days' $$;

create function private.after_draft_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Items that an import inserts, or rolls back before they were visible, are covered by the import's own entry.
  if tg_op = 'INSERT' then
    if not private.is_importing() then
      perform private.audit(new.collection, new.id::text, 'created');
    end if;
    return null;
  end if;
  if tg_op = 'DELETE' then
    execute format('select private.%I($1)', old.collection || '_erase') using old.id;
    -- Deletions after the bin's period are logged by erase_drafts or purge_bin, which know whether a person or the schedule
    -- deleted the item.
    if coalesce(old.binned_at >= now() - private.bin_period(), true) and not private.is_importing() then
      perform private.audit_erased(old, 'erased');
    end if;
    return null;
  end if;
  if row(new.revision_indonesian, new.live_from_indonesian)
    is distinct from row(old.revision_indonesian, old.live_from_indonesian) then
    perform private.change_live(new.collection, new.id, 'id', new.revision_indonesian, new.live_from_indonesian);
  end if;
  if row(new.revision_english, new.live_from_english)
    is distinct from row(old.revision_english, old.live_from_english) then
    perform private.change_live(new.collection, new.id, 'en', new.revision_english, new.live_from_english);
  end if;
  if (new.binned_at is null) <> (old.binned_at is null) then
    perform private.audit(new.collection, new.id::text, case when new.binned_at is null then 'restored' else 'binned' end);
  end if;
  -- Editors save every few seconds: only one entry is written in ten minutes.
  if new.saved_at <> old.saved_at and not exists (
    select from public.audit_log l
    where l.collection = new.collection and l.item_id = new.id::text and l.action = 'saved'
      and l.made_by is not distinct from auth.uid() and l.made_at > now() - interval '10 minutes'
  ) then
    perform private.audit(new.collection, new.id::text, 'saved', null, jsonb_build_object('version', new.version));
  end if;
  return null;
end
$$;
create trigger drafts_changed after insert or update or delete on public.drafts
  for each row execute function private.after_draft_change();

create function private.keep_single() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.collections c where c.name = new.collection and c.schema @> '{"single": true}') then
    raise exception 'There is only one of this' using errcode = 'PT409', hint = 'Withdraw it instead.';
  end if;
  return new;
end
$$;

-- The item of a single collection can't be moved to the bin, and so can't be deleted: only items in the bin can.
create trigger drafts_single before update of binned_at on public.drafts
  for each row when (old.binned_at is null and new.binned_at is not null) execute function private.keep_single();

revoke all on all functions in schema private from public;
