-- Categories are changed by super admins, each save based on a version as everything they write.
alter table public.categories
  add column version integer not null default 1,
  add constraint categories_names_fit check (char_length(name_indonesian) <= 60 and char_length(name_english) <= 60
    and char_length(slug) <= 60);

-- A draft names its category too, and what is published may name another one: one that any of them uses, the bin's
-- included, can't go.
create function private.keep_used_category() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  using_it integer := (
    select count(*) from (
      select d.id from public.drafts d where d.collection = 'articles' and d.topic = old.id::text
      union select t.article_id from public.article_translations t where t.category_id = old.id
    ) u);
begin
  if using_it > 0 then
    raise exception 'Articles use this category' using errcode = 'PT409',
      detail = jsonb_build_object('articles', using_it)::text, hint = 'Merge it into another one.';
  end if;
  return old;
end
$$;
revoke all on function private.keep_used_category() from public, anon, authenticated, service_role;
create trigger categories_keep_used before delete on public.categories
  for each row execute function private.keep_used_category();

create function private.audit_category() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.note('categories', old.id::text, 'erased', null, to_jsonb(old));
  elsif tg_op = 'INSERT' then
    perform private.note('categories', new.id::text, 'created', null, to_jsonb(new));
  elsif row(new.slug, new.name_indonesian, new.name_english)
    is distinct from row(old.slug, old.name_indonesian, old.name_english) then
    perform private.note('categories', new.id::text, 'saved', null, to_jsonb(old));
  end if;
  return null;
end
$$;
revoke all on function private.audit_category() from public, anon, authenticated, service_role;
create trigger categories_audited after insert or update or delete on public.categories
  for each row execute function private.audit_category();

-- Every category in its order: {"id", "slug", "name_indonesian", "name_english", "version", "articles"}, where `articles`
-- counts all that use it, drafts too, and `binned` those in the bin.
create function private.list_categories() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.must_edit();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', k.id, 'slug', k.slug, 'name_indonesian', k.name_indonesian, 'name_english', k.name_english,
      'version', k.version, 'articles', coalesce(u.articles, 0), 'binned', coalesce(u.binned, 0)
    ) order by k.position, k.id), '[]')
    from public.categories k
    left join (
      select d.topic, count(*) filter (where d.binned_at is null) as articles,
        count(*) filter (where d.binned_at is not null) as binned
      from public.drafts d where d.collection = 'articles' group by d.topic
    ) u on u.topic = k.id::text
  );
end
$$;

-- A new one where `category` is null. {"saved": true, "category": …}; {"saved": false, …} with what is there now where the
-- version isn't the newest. A slug that another one has is 409 (23505).
create function private.save_category(
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
create function private.order_categories(ids jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.must_edit();
  -- All of them at once, and there may be more than a page of a list.
  if jsonb_typeof(ids) is distinct from 'array' or jsonb_array_length(ids) > 1000
    or exists (select from jsonb_array_elements(ids) as e (value) where not private.is_whole(e.value)) then
    raise exception 'A list of at most 1000 categories'' numbers is due' using errcode = 'PT400', detail = 'ids';
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
create function private.merge_categories(source bigint, target bigint) returns jsonb
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
  update public.article_translations t set category_id = target where t.category_id = source;
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

create function private.delete_category(category bigint) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.must_edit();
  delete from public.categories k where k.id = category;
  perform private.ask_for_build();
end
$$;

create function public.list_categories() returns jsonb
language sql stable set search_path = '' as $$ select private.list_categories() $$;
create function public.save_category(
  slug text, name_indonesian text, name_english text, category bigint default null, based_on integer default null
) returns jsonb
language sql set search_path = ''
as $$ select private.save_category(category, based_on, slug, name_indonesian, name_english) $$;
create function public.order_categories(ids jsonb) returns void
language sql set search_path = '' as $$ select private.order_categories(ids) $$;
create function public.merge_categories(source bigint, target bigint) returns jsonb
language sql set search_path = '' as $$ select private.merge_categories(source, target) $$;
create function public.delete_category(category bigint) returns void
language sql set search_path = '' as $$ select private.delete_category(category) $$;

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'private.list_categories()', 'private.save_category(bigint, integer, text, text, text)',
    'private.order_categories(jsonb)', 'private.merge_categories(bigint, bigint)', 'private.delete_category(bigint)',
    'public.list_categories()', 'public.save_category(text, text, text, bigint, integer)',
    'public.order_categories(jsonb)', 'public.merge_categories(bigint, bigint)', 'public.delete_category(bigint)'
  ] loop
    execute format('revoke all on function %s from public, anon, authenticated, service_role', signature);
    execute format('grant execute on function %s to authenticated, service_role', signature);
  end loop;
end
$$;
