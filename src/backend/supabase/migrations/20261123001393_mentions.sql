-- Where comments name the caller: read, and noted as seen. Who is named, the migration of comments writes.

-- {"count", "rows": [{"comment", "collection", "item", "title_indonesian", "title_english", "body", "author_name", "created_at",
-- "seen"}, …]}: comments that name the caller, those that the caller
-- hasn't seen first, then the newest, 20 at the most; `count` says how many they haven't seen.
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
      where m.person = auth.uid() and c.deleted_at is null
    )
    select jsonb_build_object('count', (select count(*) from mine where mine.seen_at is null), 'rows', (
      select coalesce(jsonb_agg(jsonb_build_object('comment', n.id, 'collection', n.collection, 'item', n.draft_id,
        'title_indonesian', n.title_indonesian, 'title_english', n.title_english, 'body', n.body,
        'author_name', n.author_name, 'created_at', n.created_at, 'seen', n.seen_at is not null)
        order by n.seen_at is not null, n.created_at desc, n.id), '[]')
      from (select * from mine order by mine.seen_at is not null, mine.created_at desc, mine.id limit 20) n)));
end
$$;

-- Notes that the caller has seen where these comments name them.
create function private.see_mentions(comments uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.must_have('content.comment');
  update private.mentions m set seen_at = now() where m.person = auth.uid() and m.comment = any (comments) and m.seen_at is null;
end
$$;

create function public.list_mentions() returns jsonb
language sql stable set search_path = '' as $$ select private.list_mentions() $$;

create function public.see_mentions(comments uuid[]) returns void
language sql set search_path = '' as $$ select private.see_mentions(comments) $$;

revoke all on all functions in schema private from public;
revoke all on function public.list_mentions, public.see_mentions from public, anon, authenticated, service_role;
grant execute on function private.list_mentions, private.see_mentions, public.list_mentions, public.see_mentions to
  authenticated, service_role;
