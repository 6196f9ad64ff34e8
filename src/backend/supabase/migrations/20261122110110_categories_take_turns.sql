-- Whoever writes categories does so alone: publishing holds drafts and waits for their categories, and merging would hold
-- categories and wait for their drafts.

-- A new one where `category` is null. {"saved": true, "category": …}; {"saved": false, …} with what is there now where the
-- version isn't the newest. A slug that another one has is 409 (23505).
create or replace function private.save_category(
  category bigint, based_on integer, slug text, name_indonesian text, name_english text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  now_there public.categories;
  fits boolean := true;
begin
  perform private.must_edit();
  perform private.take_turn(alone => true);
  if category is null then
    insert into public.categories (slug, name_indonesian, name_english, position)
    values (save_category.slug, private.trimmed(save_category.name_indonesian),
      private.trimmed(save_category.name_english), (select coalesce(max(k.position), 0) + 1 from public.categories k))
    returning * into now_there;
  else
    select k.* into now_there from public.categories k where k.id = category for update;
    if not found then
      raise exception 'There is no such category' using errcode = 'PT404';
    end if;
    fits := now_there.version is not distinct from based_on;
    if fits then
      update public.categories k set slug = save_category.slug,
        name_indonesian = private.trimmed(save_category.name_indonesian),
        name_english = private.trimmed(save_category.name_english), version = k.version + 1
        where k.id = category returning k.* into now_there;
      perform private.ask_for_build();
    end if;
  end if;
  return jsonb_build_object('saved', fits, 'category', to_jsonb(now_there));
end
$$;

-- Ids in their new order; those that aren't named follow in their old one.
create or replace function private.order_categories(ids jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.must_edit();
  -- All of them at once, and there may be more than a page of a list.
  if jsonb_typeof(ids) is distinct from 'array' or jsonb_array_length(ids) > 1000 then
    raise exception 'A list of at most 1000 categories is due' using errcode = 'PT400';
  end if;
  perform private.take_turn(alone => true);
  update public.categories k set position = o.nth
  from (
    select k2.id, row_number() over (order by w.nth nulls last, k2.position, k2.id) as nth
    from public.categories k2
    left join (select value::bigint as id, nth from jsonb_array_elements_text(ids) with ordinality as e (value, nth)) w
      on w.id = k2.id
  ) o
  where o.id = k.id and k.position <> o.nth;
  perform private.ask_for_build();
end
$$;

-- Gives one category's articles, drafts and those in the bin included, to another and takes the emptied one away. What
-- visitors read changes with it. Says how many articles moved.
create or replace function private.merge_categories(source bigint, target bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  moved integer;
begin
  perform private.must_edit();
  perform private.take_turn(alone => true);
  perform from public.categories k where k.id in (source, target) order by k.id for update;
  if source = target or (select count(*) from public.categories k where k.id in (source, target)) <> 2 then
    raise exception 'There is no such category' using errcode = 'PT404';
  end if;
  update public.drafts d set document = jsonb_set(d.document, '{category}', to_jsonb(target))
    where d.collection = 'articles' and d.topic = source::text;
  get diagnostics moved = row_count;
  update public.articles a set category_id = target where a.category_id = source;
  -- What is published is the same but for its category: no language has changes because of it.
  update public.revisions r set document = jsonb_set(r.document, '{shared,category}', to_jsonb(target))
    where r.collection = 'articles' and r.document #> '{shared,category}' = to_jsonb(source);
  delete from public.categories k where k.id = source;
  perform private.note('categories', target::text, 'merged', null,
    jsonb_build_object('source', source, 'articles', moved));
  perform private.ask_for_build();
  return jsonb_build_object('moved', moved);
end
$$;
