-- The bin: items in it are hidden from visitors at once, and deleted after 30 days.

-- Moves items to the bin, which withdraws them. `before` is the data for an undo: restore_drafts, then set_live.
create function private.bin_drafts(collection text, items jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  ids bigint[];
  before jsonb;
begin
  perform private.must_have('content.edit');
  perform private.must_be_ids(items);
  perform private.lock_content(exclusive => false);
  ids := array(select value::bigint from jsonb_array_elements_text(items));
  perform from public.drafts d
    where d.collection = bin_drafts.collection and d.id = any (ids) order by d.id for update;
  select coalesce(jsonb_agg(private.undo_item(d, null) order by d.id), '[]') into before
    from public.drafts d where d.collection = bin_drafts.collection and d.id = any (ids) and d.binned_at is null;
  update public.drafts d set
    binned_at = now(), binned_by_name = coalesce(private.current_user_name(), ''),
    live_from_indonesian = null, live_from_english = null
    where d.collection = bin_drafts.collection and d.id = any (ids) and d.binned_at is null;
  perform private.purge_bin();
  return jsonb_build_object('before', before, 'build', jsonb_array_length(before) > 0 and private.request_build());
end
$$;

-- Moves items out of the bin, as drafts. `ids` are those that were in it.
create function private.restore_drafts(collection text, items jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  ids bigint[];
  restored jsonb;
begin
  perform private.must_have('content.edit');
  perform private.must_be_ids(items);
  perform private.lock_content(exclusive => false);
  ids := array(select value::bigint from jsonb_array_elements_text(items));
  perform from public.drafts d
    where d.collection = restore_drafts.collection and d.id = any (ids) order by d.id for update;
  with changed as (
    update public.drafts d set binned_at = null, binned_by_name = ''
    where d.collection = restore_drafts.collection and d.id = any (ids) and d.binned_at is not null returning d.id)
  select coalesce(jsonb_agg(c.id order by c.id), '[]') into restored from changed c;
  return jsonb_build_object('ids', restored);
end
$$;

-- Deletes items with all their revisions. Only those in the bin: `ids` are the deleted ones, `stale` those that were restored
-- meanwhile.
create function private.erase_drafts(collection text, items jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  ids bigint[];
  draft public.drafts;
  erased bigint[] := '{}';
  restored bigint[];
begin
  perform private.must_have('content.edit');
  perform private.must_be_ids(items);
  perform private.lock_content(exclusive => false);
  ids := array(select value::bigint from jsonb_array_elements_text(items));
  perform from public.drafts d
    where d.collection = erase_drafts.collection and d.id = any (ids) order by d.id for update;
  restored := array(select d.id from public.drafts d
    where d.collection = erase_drafts.collection and d.id = any (ids) and d.binned_at is null order by d.id);
  for draft in delete from public.drafts d
    where d.collection = erase_drafts.collection and d.id = any (ids) and d.binned_at is not null returning d.* loop
    if draft.binned_at < now() - private.bin_period() then
      perform private.audit_erased(draft, 'erased');
    end if;
    erased := erased || draft.id;
  end loop;
  return jsonb_build_object('ids', to_jsonb(erased), 'stale', to_jsonb(restored));
end
$$;

-- Deletes what has been in the bin for 30 days. Called whenever an item is moved there; a schedule may call it too. Skips rows that
-- another transaction has locked to restore or delete; if they are still there, the next call deletes them.
create function private.purge_bin() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  draft public.drafts;
begin
  for draft in delete from public.drafts d where (d.collection, d.id) in (
    select o.collection, o.id from public.drafts o
    where o.binned_at < now() - private.bin_period() order by o.collection, o.id for update skip locked) returning d.* loop
    perform private.audit_erased(draft, 'purged', automatic => true);
  end loop;
end
$$;

revoke all on all functions in schema private from public;
select private.expose('bin_drafts, restore_drafts, erase_drafts', 'authenticated, service_role');
