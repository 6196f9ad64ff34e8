-- The people who can be mentioned in comments, mentions, and whether they were seen.

-- All accounts that may read drafts, by name.
create function private.readers_of_drafts() returns table (id uuid, name text, role text, language text, email text)
language sql stable security definer set search_path = ''
as $$
  select u.id, private.shown_name(u.id), r.role, r.language, u.email::text
  from private.staff() r
  join private.role_rights g on g.role = r.role and g.right_name = 'content.read'
  join auth.users u on u.id = r.user_id
$$;

-- Whether a person is told of a comment: translators are of what is about their language or about the whole draft, and of threads in
-- which they wrote.
create function private.is_told(person uuid, language text, comment private.comments) returns boolean
language sql stable security definer set search_path = ''
as $$
  select is_told.language is null or exists (
    select from private.comments c
    where c.id = coalesce(comment.thread, comment.id) and coalesce(c.language, is_told.language) = is_told.language
      or coalesce(c.thread, c.id) = coalesce(comment.thread, comment.id) and c.author = is_told.person)
$$;

-- Sets the people who are mentioned in a comment. Accounts that may not read drafts, the author, and translators of the other
-- language are left out.
create function private.set_mentions(comment private.comments, people uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if cardinality(people) > 20 then
    raise exception 'A comment names 20 people at the most' using errcode = 'PT400', detail = 'mentions';
  end if;
  delete from private.mentions m where m.comment = comment.id and not m.person = any (coalesce(people, '{}'));
  insert into private.mentions (comment, person)
    select comment.id, r.id from private.readers_of_drafts() r
    where r.id = any (people) and r.id is distinct from comment.author and private.is_told(r.id, r.language, comment)
  on conflict do nothing;
end
$$;

-- {"rows": [{"id", "name", "role", "language"}, …]}: people who can be mentioned, by name. No two have the same (private.team_names).
create function private.list_readers() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.must_have('content.comment');
  return jsonb_build_object('rows', (
    select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'role', r.role,
      'language', r.language) order by lower(r.name), r.id), '[]')
    from private.readers_of_drafts() r where r.id is distinct from auth.uid()));
end
$$;

-- {"count", "rows": [{"comment", "collection", "item", "title_indonesian", "title_english", "body", "author", "created_at",
-- "seen"}, …]}: comments that mention the caller, unseen ones first, then the newest, 20 at the most; `count` is the number of
-- unseen ones.
create function private.list_mentions() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.must_have('content.comment');
  return (
    with mine as (
      select c.*, m.seen_at, d.title_indonesian, d.title_english
      from private.mentions m join private.comments c on c.id = m.comment
      join public.drafts d on d.collection = c.collection and d.id = c.draft_id and d.binned_at is null
      -- A person may have become a translator since.
      where m.person = auth.uid() and c.deleted_at is null and private.is_told(m.person, private.my_language(), c)
    )
    select jsonb_build_object('count', (select count(*) from mine where mine.seen_at is null), 'rows', (
      select coalesce(jsonb_agg(jsonb_build_object('comment', n.id, 'collection', n.collection, 'item', n.draft_id,
        'title_indonesian', n.title_indonesian, 'title_english', n.title_english, 'body', n.body,
        'author', private.person_json(n.author, n.author_name), 'created_at', n.created_at, 'seen', n.seen_at is not null,
        'wants_changes', n.wants_changes)
        order by n.seen_at is not null, n.created_at desc, n.id), '[]')
      from (select * from mine order by mine.seen_at is not null, mine.created_at desc, mine.id limit 20) n)));
end
$$;

-- Marks the mentions of the caller in these comments as seen.
create function private.see_mentions(comments uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.must_have('content.comment');
  update private.mentions m set seen_at = now() where m.person = auth.uid() and m.comment = any (comments) and m.seen_at is null;
end
$$;

revoke all on all functions in schema private from public;
select private.expose('list_readers, list_mentions, see_mentions', 'authenticated, service_role');
