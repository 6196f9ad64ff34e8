import type { PgliteConnection } from '@supabase/lite/pglite';

/**
 * Gives every article a draft of its own, published in both languages, as private.adopt_articles does, but past all
 * triggers; then makes some of every kind: changed, withdrawn, scheduled, in the bin, untouched for months.
 */
export async function fillDrafts({ driver }: PgliteConnection): Promise<void> {
  await driver.exec(`
    set session_replication_role = replica;
    insert into public.drafts (collection, id, document)
      select 'articles', a.id, private.article_document(a) from public.articles a where a.id >= 1000;
    insert into public.revisions (collection, item_id, language, document, version)
      select d.collection, d.id, l.language, private.side_of(d.document, l.language), 1
      from public.drafts d cross join (values ('id'), ('en')) as l (language) where d.id >= 1000;
    update public.drafts d set
      live_from_indonesian = '2024-01-01', live_from_english = '2024-01-01',
      revision_indonesian = (select r.id from public.revisions r
        where r.collection = d.collection and r.item_id = d.id and r.language = 'id'),
      revision_english = (select r.id from public.revisions r
        where r.collection = d.collection and r.item_id = d.id and r.language = 'en')
      where d.id >= 1000;
    update public.drafts set document = jsonb_set(document, '{en,title}', '"Changed"') where id % 10 = 0;
    update public.drafts set live_from_english = null, revision_english = null where id % 7 = 0;
    update public.drafts set live_from_indonesian = null, revision_indonesian = null, live_from_english = null,
      revision_english = null where id % 11 = 0;
    update public.drafts set live_from_english = now() + interval '1 year' where id % 13 = 0 and revision_english is not null;
    update public.drafts set binned_at = now(), live_from_indonesian = null, revision_indonesian = null,
      live_from_english = null, revision_english = null where id % 17 = 0;
    update public.drafts set saved_at = now() - id % 100 * interval '1 day';
    set session_replication_role = origin;`);
}
