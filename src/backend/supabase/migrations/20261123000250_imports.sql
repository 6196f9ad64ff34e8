-- Staged imports, and the functions that hide the items of the import being applied until it is complete.

-- An import is uploaded in parts and stored here until it is complete and confirmed; until then nothing else is changed. Only its
-- owner can use it (or the secret key, where there is no owner). It expires after a day, and is deleted when the next import
-- begins.
create table private.imports (
  id uuid primary key,
  -- Kept when its owner is deleted, because the items that it has inserted must stay hidden.
  owner uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default now(),
  -- {"version", "categories", "items": their number}, and "tags" where there are any
  head jsonb not null,
  -- applying: some of its new items may be inserted, and are hidden. applied: everything is visible.
  phase text not null default 'staged' check (phase in ('staged', 'applying', 'applied')),
  -- The last time at which a request worked on it.
  touched_at timestamptz not null default now(),
  -- The categories that it has inserted, hidden like its items.
  new_categories bigint[] not null default '{}',
  -- The tags that it has inserted; those that nothing uses are deleted when the import is rolled back.
  new_tags bigint[] not null default '{}',
  -- The transaction that is working on it: row triggers skip work that it does for all rows at once.
  applied_in xid8,
  -- The result of apply_import, returned again to a repeated request whose response was lost.
  result jsonb
);
create index imports_owner on private.imports (owner);
-- One at a time, because two of them could insert the same items.
create unique index imports_applying on private.imports (phase) where phase = 'applying';

create table private.import_items (
  import uuid not null references private.imports (id) on delete cascade,
  collection text not null,
  id bigint not null,
  item jsonb not null,
  -- {"place", "what"}: why it can't be imported.
  problem jsonb,
  -- added, changed, removed (into the bin) or same: the outcome of the last comparison.
  what text not null default 'added',
  -- xmin of the draft that it was compared with or inserted as; another value means that the draft was changed since.
  compared_with xid,
  inserted boolean not null default false,
  -- {"id": […], "en": […]}: what keeps its published languages from visitors; they become drafts. `foreseen` is set when it is
  -- uploaded (stage_import), without what its categories and files may still mend. `held` is the same at first, and after a comparison
  -- without the languages that visitors read here in just that way (compare_items). It is set anew when the item is inserted
  -- (insert_next_items) or changed (change_items), because all files are there then.
  foreseen jsonb not null default '{}',
  held jsonb not null default '{}',
  -- The columns of a report: reading whole items for it would take a hundred times as long.
  title_indonesian text generated always as (private.text_at(item, 'document', 'id', 'title')) stored,
  title_english text generated always as (private.text_at(item, 'document', 'en', 'title')) stored,
  primary key (import, collection, id)
);
create index import_items_to_insert on private.import_items (import, collection, id) where what = 'added' and not inserted;
alter table private.imports enable row level security;
alter table private.import_items enable row level security;
revoke all on table private.imports, private.import_items from public, anon, authenticated, service_role;

-- The import that is being applied; null where there is none.
create function private.applying_import() returns uuid
language sql stable security definer set search_path = ''
as $$ select i.id from private.imports i where i.phase = 'applying' $$;

-- Whether an item was inserted by the import that is being applied: such items are hidden until its last request.
create function private.is_hidden(collection text, item bigint) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.import_items s
    where s.import = private.applying_import() and s.collection = is_hidden.collection and s.id = is_hidden.item and s.inserted)
$$;

-- The same as an SQL condition on a table's columns, for lists; '' where nothing is hidden, so that their query plans don't change.
create function private.hidden_condition(collection text, item text) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select format(' and not exists (select from private.import_items h
      where h.import = %L and h.collection = %s and h.id = %s and h.inserted)', i.id, collection, item)
    from private.imports i where i.phase = 'applying'), '')
$$;

create function private.hidden_categories() returns bigint[]
language sql stable security definer set search_path = ''
as $$ select coalesce((select i.new_categories from private.imports i where i.phase = 'applying'), '{}') $$;

-- Whether this transaction is a request that applies an import or rolls it back.
create function private.is_importing() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from private.imports i where i.applied_in = pg_current_xact_id_if_assigned()) $$;

revoke all on all functions in schema private from public;
-- Policies call these functions.
grant execute on function private.applying_import, private.is_hidden, private.hidden_categories to authenticated;
