import { emptyArticle } from '#domain/article-document.ts';
import type { ArticleDocument } from '#domain/article-document.ts';
import { claimsOf } from '../../support/backend/tokens.ts';
import type { People } from './operation.ts';

const START = emptyArticle({ id: 'Tim', en: 'Team' });

/** The draft of the stage's article 1, which is published in both languages. */
const PUBLISHED: ArticleDocument = {
  ...START,
  image: '/x.svg',
  decorative: true,
  category: 4,
  date: '2024-01-01',
  id: { ...START.id, title: 'T', content: 'T' },
  en: { ...START.en, title: 'T', content: 'T' },
};

/** What drafts 7 and 8 say: their Indonesian could be published, their English could not. They alone name category 3 and tag 1. */
export const WRITTEN: ArticleDocument = { ...PUBLISHED, category: 3, tags: [1], date: null, en: START.en };

/** The stage's drafts: 1 is published, 7 is being written, 8 lies in the bin. */
export const VERSIONS = { 1: 2, 7: 3, 8: 1 } as const;

/** The editor's comment on draft 7, which is ready for review; it mentions the reviewer. */
export const COMMENT = '00000000-0000-4000-8000-00000000c007';

/** The editor's link to draft 7, and its token: it was opened today. */
export const LINK = '00000000-0000-4000-8000-00000000d007';
export const LINK_TOKEN = 'T'.repeat(43);

/** SQL that puts everything back, past all triggers, so that ids and times are the same each time. */
export function scene(people: People, tables: readonly string[]): string {
  const { admin, deputy, editor, translator, reviewer } = people;
  const everybody = Object.values(people);
  const json = (value: object): string => `'${JSON.stringify(value)}'`;
  const side = (document: ArticleDocument, language: 'id' | 'en'): string =>
    `private.language_content(${json(document)}, '${language}')`;
  return `
    set session_replication_role = replica;
    delete from auth.sessions; delete from auth.mfa_factors;
    insert into auth.sessions (id, user_id) values
      ${everybody.map(({ id, token }) => `('${String(claimsOf(token)['session_id'])}', '${id}')`).join(', ')};
    ${tables.map((table) => `delete from public.${table};`).join('\n')}
    delete from private.article_cards; delete from private.card_counts; delete from private.settings; delete from private.contact_limits;
    delete from private.invitations; delete from private.contact_origins;
    delete from private.hard_words; delete from private.everyday_names; delete from private.merged_tags; delete from private.merged_categories; delete from private.tags;
    delete from private.import_items; delete from private.imports;
    delete from private.message_replies; delete from private.reply_templates;
    delete from private.outgoing_mails; delete from private.mail_preferences; delete from private.device_keys; delete from private.mail_senders;
    delete from private.mentions; delete from private.comments; delete from private.review_requests; delete from private.presence;
    delete from private.preview_links;
    update auth.users set email_confirmed_at = now() where email_confirmed_at is null;
    insert into private.settings default values;
    insert into private.contact_limits default values;
    insert into public.categories (id, slug, name_indonesian, name_english, position) values
      (1, 'hydroponics', 'Hidroponik', 'Hydroponics', 1), (2, 'horticulture', 'Hortikultura', 'Horticulture', 2),
      (3, 'technology', 'Teknologi', 'Technology', 3), (4, 'organic', 'Organik', 'Organic', 4);
    insert into private.tags (id, slug, name_indonesian, name_english) values (1, 'compost', 'Kompos', 'Compost'), (2, 'rice', 'Padi', 'Rice');
    insert into public.articles (id, published_on, created_at, updated_at)
      select id, day::date, '2026-01-01', '2026-01-01'
      from (values (1, '2024-01-01'), (2, '2024-01-01'), (3, '2024-01-01'), (4, '2999-01-01'), (5, '2024-01-01'),
        (6, '2024-01-01')) a (id, day);
    insert into public.article_translations
      (article_id, language, title, excerpt, content, image, image_alt, category_id, author, status, publish_at, created_at, updated_at)
      select id, language, 'T', '', 'T', 'x', 'T', 4, 'T', status, moment::timestamptz, '2026-01-01', '2026-01-01'
      from (values (1, 'id', 'published', '2024-01-01'), (1, 'en', 'published', '2024-01-01'),
        (2, 'id', 'published', '2024-01-01'), (2, 'en', 'draft', '2024-01-01'), (3, 'id', 'draft', '2024-01-01'),
        (4, 'id', 'published', '2024-01-01'), (4, 'en', 'published', '2024-01-01'), (6, 'id', 'published', '2999-01-01'))
        t (id, language, status, moment);
    insert into public.contact_messages (id, name, email, message, created_at, shown_from, state_at) values
      ('00000000-0000-4000-8000-000000000001', 'Ana', 'ana@example.com', 'Hi', '2026-01-01', '2026-01-01', '2026-01-01');
    insert into public.profiles (id, full_name, created_at, updated_at) values
      ${everybody.map(({ id }) => `('${id}', 'Name', '2026-01-01', '2026-01-01')`).join(', ')};
    insert into public.user_roles (user_id, role, created_at) values
      ${[admin, deputy].map(({ id }) => `('${id}', 'superadmin', '2026-01-01')`).join(', ')},
      ('${editor.id}', 'editor', '2026-01-01'), ('${reviewer.id}', 'reviewer', '2026-01-01');
    insert into public.user_roles (user_id, role, language, created_at) values ('${translator.id}', 'translator', 'en', '2026-01-01');
    insert into public.drafts (collection, id, document, version, creation_key, created_at, saved_at, binned_at,
        revision_indonesian, live_from_indonesian, revision_english, live_from_english) values
      ('articles', 1, ${json(PUBLISHED)}, ${VERSIONS[1]}, '00000000-0000-4000-8000-000000000001', '2026-01-01', '2026-01-01',
        null, 1, '2024-01-01', 2, '2024-01-01'),
      ('articles', 7, ${json(WRITTEN)}, ${VERSIONS[7]}, '00000000-0000-4000-8000-000000000007', '2026-01-01', '2026-01-01',
        null, null, null, null, null),
      ('articles', 8, ${json(WRITTEN)}, ${VERSIONS[8]}, '00000000-0000-4000-8000-000000000008', '2026-01-01', '2026-01-01',
        '2999-01-01', null, null, null, null);
    insert into private.comments (id, collection, draft_id, language, field, quote, body, author, author_name, created_at) values
      ('${COMMENT}', 'articles', 7, 'id', 'content', 'T', 'Why?', '${editor.id}', 'Name', '2026-01-01');
    insert into private.mentions (comment, person) values ('${COMMENT}', '${reviewer.id}');
    insert into private.review_requests (collection, id, version, document, requested_at, requested_by, requested_by_name) values
      ('articles', 7, ${VERSIONS[7]}, ${json(WRITTEN)}, '2026-01-01', '${editor.id}', 'Name');
    insert into private.preview_links (id, collection, draft_id, token_hash, made_by, made_by_name, made_at, role_checked_at,
        expires_at, last_opened_on)
      values ('${LINK}', 'articles', 7, sha256('${LINK_TOKEN}'), '${editor.id}', 'Name', '2026-01-01', '2026-01-01',
        '2999-01-01', '2026-01-01');
    insert into public.revisions (id, collection, item_id, language, document, version, made_at) overriding system value values
      (1, 'articles', 1, 'id', ${side(PUBLISHED, 'id')}, 1, '2026-01-01'),
      (2, 'articles', 1, 'en', ${side(PUBLISHED, 'en')}, 1, '2026-01-01');
    select setval('public.revisions_id_seq', 2);
    insert into public.draft_versions (collection, item_id, version, document, saved_at, saved_by_name, kept_at) values
      ('articles', 1, 1, ${json(PUBLISHED)}, '2025-01-01', '', '2025-01-01'),
      ('articles', 7, 2, ${json(PUBLISHED)}, '2025-01-01', 'Name', '2025-01-01');
    insert into public.audit_log (id, collection, item_id, action, made_at) overriding system value
      values (1, 'articles', '1', 'created', '2026-01-01');
    select setval('public.audit_log_id_seq', 1), setval('public.articles_id_seq', 8),
      setval('public.categories_id_seq', 4), setval('private.tags_id_seq', 2);
    insert into public.site_items (collection, id, language, shared, text, publish_at, shown_from, shown_until, updated_at)
      select collection, id, language, '{}', '{}', publish_at::timestamptz, shown_from::timestamptz, shown_until::timestamptz,
        '2026-01-01'
      from (values ('about', 1, 'id', '2024-01-01', '-infinity', 'infinity'),
        ('about', 1, 'en', '2024-01-01', '2024-01-01', '2999-01-01'),
        ('banners', 1, 'id', '2999-01-01', '-infinity', 'infinity'),
        ('banners', 2, 'id', '2024-01-01', '2999-01-01', 'infinity'),
        ('banners', 3, 'id', '2024-01-01', '-infinity', '2024-02-01'),
        ('banners', 3, 'en', '2024-01-01', '-infinity', 'infinity'))
        i (collection, id, language, publish_at, shown_from, shown_until);
    update private.collections set last_item = 8 where schema is not null;
    set session_replication_role = origin;
    select private.refresh_article_cards('{1,2,3,4,5,6}');`;
}
