-- The history of drafts: their documents before an overwriting save, both languages together, whether published or not. Not for
-- each save, because editors save every few seconds.
create table public.draft_versions (
  collection text not null,
  item_id bigint not null,
  version integer not null,
  document jsonb not null,
  pictures text[] not null generated always as (private.pictures_in(document)) stored,
  saved_at timestamptz not null,
  saved_by uuid references auth.users (id) on delete set null,
  saved_by_name text not null,
  -- The time at which it was overwritten.
  kept_at timestamptz not null default now(),
  primary key (collection, item_id, version),
  foreign key (collection, item_id) references public.drafts (collection, id) on delete cascade
);
create index draft_versions_saved_by on public.draft_versions (saved_by) where saved_by is not null;
create index draft_versions_pictures on public.draft_versions using gin (pictures) where pictures <> '{}';
alter table public.draft_versions enable row level security;
create policy "Staff read the versions of drafts" on public.draft_versions
  for select to authenticated using ((select private.may('content.read'))
    and ((select private.applying_import()) is null or not private.is_hidden(collection, item_id)));
revoke all on table public.draft_versions from public, anon, authenticated, service_role;

-- Written by save_draft, change_tags and imports only.
grant select on table public.draft_versions to authenticated, service_role;

-- Whether the current document is to be kept before a save overwrites it: another person wrote it, or the last kept version is ten
-- minutes old.
create function private.is_version_due(draft public.drafts) returns boolean
language sql stable security definer set search_path = ''
as $$
  select draft.saved_by is distinct from auth.uid() or coalesce((
    select v.kept_at from public.draft_versions v
    where v.collection = draft.collection and v.item_id = draft.id order by v.version desc limit 1
  ), draft.created_at) <= now() - interval '10 minutes'
$$;

-- Thins out older versions: for two hours, the last one of each person in each ten minutes is kept; for a day, of each person in
-- each hour; for 30 days, the last of each day; then of each week (days and weeks in Jakarta). The newest three are always kept,
-- and at most 50.
create function private.thin_versions(collection text, item bigint) returns void
language sql security definer set search_path = ''
as $$
  with stepped as (
    select n.version, n.saved_at, n.saved_by, case
      when n.saved_at > now() - interval '2 hours' then interval '10 minutes'
      when n.saved_at > now() - interval '1 day' then interval '1 hour'
      when n.saved_at > now() - interval '30 days' then interval '1 day'
      else interval '7 days' end as step
    from public.draft_versions n where n.collection = thin_versions.collection and n.item_id = item
  ),
  ranked as (
    select k.version, row_number() over (order by k.version desc) as nth, row_number() over (
      partition by k.step, date_bin(k.step, k.saved_at, timestamptz '2001-01-01 00:00+07'),
        case when k.step <= interval '1 hour' then k.saved_by end
      order by k.version desc) as nth_of_period
    from stepped k
  ),
  staying as (
    select r.version from ranked r where r.nth <= 3 or r.nth_of_period = 1 order by r.version desc limit 50
  )
  delete from public.draft_versions v where v.collection = thin_versions.collection and v.item_id = item
    and v.version not in (select s.version from staying s)
$$;

-- Keeps the current document, unless the last kept version has the same content.
create function private.keep_version(draft public.drafts) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.draft_versions (collection, item_id, version, document, saved_at, saved_by, saved_by_name)
  select draft.collection, draft.id, draft.version, draft.document, draft.saved_at, draft.saved_by, draft.saved_by_name
  where draft.document is distinct from (
    select v.document from public.draft_versions v
    where v.collection = draft.collection and v.item_id = draft.id order by v.version desc limit 1)
  on conflict do nothing;
  if found then
    perform private.thin_versions(draft.collection, draft.id);
  end if;
end
$$;

revoke all on all functions in schema private from public;
