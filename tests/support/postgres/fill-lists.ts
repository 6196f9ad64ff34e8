import type { DatabaseDriver } from './session.ts';

// Words that are made up but distributed as words are: few often, many seldom.
const WORDS = `
  create or replace function pg_temp.words(seed bigint, many integer) returns text language sql as $f$
    select string_agg(w.part[1 + (h.n % 16)::integer] || w.part[1 + (h.n / 16 % 16)::integer]
      || case when h.n % 3 = 0 then w.part[1 + (h.n / 256 % 16)::integer] else '' end, ' ')
    from (select '{ta,ni,pa,di,ka,bu,sa,wah,le,lo,me,rah,gu,lud,pu,puk}'::text[] as part) w,
      (select (abs(hashint8(seed * 1000 + k)) % 1000 * (abs(hashint8(seed * 7919 + k)) % 1000) / 250)::bigint as n
        from generate_series(1, many) k) h
  $f$;`;

/** Fills a migrated database with articles, their drafts, messages and pictures, past all triggers. */
export async function fillLists(driver: DatabaseDriver, rows: number): Promise<void> {
  await driver.exec(`
    set session_replication_role = replica;
    ${WORDS}
    insert into public.categories (id, slug, name_indonesian, name_english, position) values
      (1, 'hydroponics', 'Hidroponik', 'Hydroponics', 1), (2, 'horticulture', 'Hortikultura', 'Horticulture', 2),
      (3, 'technology', 'Teknologi', 'Technology', 3), (4, 'organic', 'Organik', 'Organic', 4);
    insert into public.articles (id, published_on)
      select 1000 + n, date '2010-01-01' + (abs(hashint8(n)) % 5000)::integer from generate_series(1, ${rows}) n;
    insert into public.article_translations
      (article_id, language, title, excerpt, content, status, publish_at, image, category_id, author)
      select 1000 + n, l.language, initcap(pg_temp.words(n, 5)) || case when n % 2500 = 0 then ' Xanthosoma' else '' end,
        pg_temp.words(-n, 14), pg_temp.words(n + 1, 12), 'published', '2012-01-01', '/pictures/nft-lettuce.svg', 1 + n % 4, 'Tim'
      from generate_series(1, ${rows}) n, (values ('id'), ('en')) l (language);
    insert into public.drafts (collection, id, document, saved_by_name)
      select 'articles', a.id, private.article_document(a), 'Ayu' from public.articles a;
    insert into public.revisions (collection, item_id, language, document, version)
      select d.collection, d.id, l.language, private.language_content(d.document, l.language), 1
      from public.drafts d cross join (values ('id'), ('en')) l (language) where d.collection = 'articles';
    update public.drafts d set
      live_from_indonesian = timestamptz '2024-01-01' + d.id * interval '1 second',
      live_from_english = case when d.id % 13 = 0 then now() + interval '1 year'
        when d.id % 7 <> 0 then timestamptz '2024-01-01' + d.id * interval '1 second' end,
      changed_indonesian = d.id % 10 = 0, saved_at = now() - d.id % 100 * interval '1 day' - d.id * interval '1 second',
      revision_indonesian = i.id, revision_english = case when d.id % 7 <> 0 or d.id % 13 = 0 then e.id end
      from public.revisions i, public.revisions e
      where d.collection = 'articles' and (i.item_id, i.language) = (d.id, 'id') and (e.item_id, e.language) = (d.id, 'en');
    update public.drafts d set live_from_indonesian = null, revision_indonesian = null, live_from_english = null,
      revision_english = null, binned_at = case when d.id % 17 = 0 then now() end
      where d.collection = 'articles' and (d.id % 11 = 0 or d.id % 17 = 0);
    insert into public.contact_messages (name, email, subject, message, created_at, shown_from, state)
      select 'Pembaca ' || n, 'pembaca' || n || '@example.com', 'Pertanyaan ' || n,
        left('Bagaimana menanam di musim hujan? ' || pg_temp.words(n, 60), 980)
          || case when n % 2500 = 0 then ' Xanthosoma' else '' end,
        now() - n * interval '1 minute', now() - n * interval '1 minute',
        (array['unread', 'read', 'answered', 'archived', 'spam'])[1 + n % 5]
      from generate_series(1, ${rows}) n;
    insert into public.audit_log (collection, item_id, action, made_at, made_by, made_by_name)
      select 'articles', (1000 + n)::text, (array['saved', 'published', 'withdrawn', 'created'])[1 + n % 4],
        now() - n * interval '1 minute', ('00000000-0000-4000-8000-' || lpad((n % 9)::text, 12, '0'))::uuid, 'Ayu ' || n % 9
      from generate_series(1, ${rows}) n;
    insert into storage.objects (bucket_id, name, metadata, created_at)
      select 'article-images', ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0')) || '/' || w || '.webp', '{"size": 1000}',
        now() - n * interval '1 minute'
      from generate_series(1, ${rows}) n, unnest(array[480, 960]) w;
    insert into private.media_names
      select '00000000-0000-4000-8000-' || lpad(n::text, 12, '0'), 'IMG_' || n || '.jpg' from generate_series(1, ${rows}) n;
    insert into private.draft_pictures
      select 'articles', 1000 + n, '00000000-0000-4000-8000-' || lpad(n::text, 12, '0'), true, false, '{}', '{}',
        lower(d.title_indonesian || E'\\n' || d.title_english)
      from generate_series(1, ${rows}) n join public.drafts d on (d.collection, d.id) = ('articles', 1000 + n) where n % 10 <> 0;
    insert into private.media_files (name, bytes, made_at) select o.name, 1000, o.created_at from storage.objects o;
    set session_replication_role = origin;
    select private.refresh_article_cards(array(select a.id from public.articles a));
    select private.refresh_media(array(select distinct f.folder from private.media_files f));
    analyze;`);
}
