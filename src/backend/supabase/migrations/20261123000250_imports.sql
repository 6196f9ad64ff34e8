-- Imports on their way in, and what hides the one that is being applied until all of it is there.

-- An import is sent in parts and waits here until it is complete, looked at and wanted: nothing else is touched before. It is
-- its owner's alone (the secret key's, where there is none). After a day it can't be used any more, and goes when somebody begins
-- another one.
create table private.imports (
  id uuid primary key,
  -- Not deleted with its owner: what it has inserted already would no longer be hidden.
  owner uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default now(),
  -- {"version", "categories", "items": how many there are}, and "tags" where there are any
  head jsonb not null,
  -- applying: some of its new items may be inserted, and are hidden. applied: everything is there.
  phase text not null default 'staged' check (phase in ('staged', 'applying', 'applied')),
  -- When a request last worked on applying it.
  touched_at timestamptz not null default now(),
  -- The categories that it has inserted, hidden like its items.
  new_categories bigint[] not null default '{}',
  -- The tags that it has inserted; what nothing uses goes with an import that is taken back.
  new_tags bigint[] not null default '{}',
  -- The transaction that is working on it: triggers leave their work for each row to it.
  applied_in xid8,
  -- What apply_import answered; asked again, because the answer got lost, it says the same.
  result jsonb
);
create index imports_owner on private.imports (owner);
-- One at a time: two of them could have the same new items.
create unique index imports_applying on private.imports (phase) where phase = 'applying';

create table private.import_items (
  import uuid not null references private.imports (id) on delete cascade,
  collection text not null,
  id bigint not null,
  item jsonb not null,
  -- {"place", "what"}: why it can't be imported.
  problem jsonb,
  -- added, changed, removed (into the bin) or same: what it would be, when it was last compared.
  what text not null default 'added',
  -- The transaction that had written the draft it was compared with, or that inserted it: another one has changed it since.
  compared_with xid,
  inserted boolean not null default false,
  -- What a report says: reading whole items for it would take a hundred times as long.
  title_indonesian text generated always as (private.text_at(item, 'document', 'id', 'title')) stored,
  title_english text generated always as (private.text_at(item, 'document', 'en', 'title')) stored,
  -- Of what visitors are to read; '' where it names none, null where they are to read nothing.
  category_indonesian text generated always as (case when collection = 'articles' and item #> '{live,id}' <> 'null'
    then coalesce(item #>> '{live,id,shared,category}', '') end) stored,
  category_english text generated always as (case when collection = 'articles' and item #> '{live,en}' <> 'null'
    then coalesce(item #>> '{live,en,shared,category}', '') end) stored,
  primary key (import, collection, id)
);
create index import_items_to_insert on private.import_items (import, collection, id) where what = 'added' and not inserted;
alter table private.imports enable row level security;
alter table private.import_items enable row level security;
revoke all on table private.imports, private.import_items from public, anon, authenticated, service_role;

-- The import that is being applied; null where none is.
create function private.applying_import() returns uuid
language sql stable security definer set search_path = ''
as $$ select i.id from private.imports i where i.phase = 'applying' $$;

-- Whether an item is one that the import being applied has inserted: until its last request nobody sees it.
create function private.is_hidden(collection text, item bigint) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.import_items s
    where s.import = private.applying_import() and s.collection = is_hidden.collection and s.id = is_hidden.item and s.inserted)
$$;

-- The same as a condition of SQL on a table's columns, for lists: '' where nothing is hidden, so that their plans stay as they
-- are.
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

-- Whether this transaction is a request that applies an import, or takes it back.
create function private.is_importing() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from private.imports i where i.applied_in = pg_current_xact_id_if_assigned()) $$;

revoke all on all functions in schema private from public;
-- Policies name them.
grant execute on function private.applying_import, private.is_hidden, private.hidden_categories to authenticated;
