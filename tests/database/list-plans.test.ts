import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { DRAFT_SHOWS } from '#domain/draft.ts';
import { fillLists } from '../support/postgres/fill-lists.ts';
import { plansOf } from '../support/postgres/plans.ts';
import { openSession, type ServerDriver } from '../support/postgres/session.ts';
import { copyDatabase, MIGRATED } from '../support/postgres/server-database.ts';

// That no list has to read a large table from its beginning to its end. tests/benchmarks/lists.bench.ts measures them.

const CALLS = [
  ...['all', 'published', 'changed', 'missing-alt', 'bin'].map((show) => `list_drafts('articles', show => '${show}')`),
  ...['changed', '-title', 'published'].map((sort) => `list_drafts('articles', sort => '${sort}')`),
  ...['xanthosoma', '1234', 'zzzzzz'].map((search) => `list_drafts('articles', '${search}')`),
  ...["topic => '4'", "tag => '1'"].map((asked) => `list_drafts('articles', ${asked})`),
  "count_drafts('articles')",
  'recent_drafts()',
  "list_freshness('articles')",
  "list_due_reviews('articles')",
  "recent_drafts('xanthosoma')",
  ...['inbox', 'mine', 'unread', 'spam'].map((show) => `list_messages(show => '${show}')`),
  ...['xanthosoma', 'zzzzzz'].map((search) => `list_messages('${search}', 'all')`),
  'messages_by_key()',
  'unread_messages()',
  ...['', "person => 'none'", "collection => 'articles'", "action => 'published'", 'after => 2000'].map(
    (asked) => `list_activity(${asked})`,
  ),
  'list_active_people()',
  ...['', "show => 'unused'", "search => 'img_99'"].map((asked) => `list_media(${asked})`),
  ...['', "search => 'xanthosoma'", "category => 'organic'", "tag => 'compost'", 'page => 50'].map(
    (asked) => `search_articles(${asked})`,
  ),
  ...['%_', 'a%', 'tan'].map((search) => `search_articles('${search}')`),
  "search_articles('tanipa', forms => 'tanipa tani,dika*')",
  'export_content()',
];

/** Letters that no index of trigrams finds, each with the index that does. */
const RARE = [
  ["search_articles('zq')", 'article_cards_rare_signs'],
  ["list_drafts('articles', 'zq')", 'drafts_rare_signs'],
  ["list_drafts('articles', '11')", 'drafts_rare_signs'],
  ["recent_drafts('zq')", 'drafts_rare_signs'],
  ["list_messages('zq', 'all')", 'contact_messages_rare_signs'],
  ["messages_by_key('zq', 'all')", 'contact_messages_rare_signs'],
  ["list_media(search => 'zq')", 'media_rare_signs'],
] as const;

/** What an index gives in the order of the list. */
const ORDERED = [
  ...DRAFT_SHOWS.filter((show) => show !== 'bin').map((show) => `list_drafts('articles', show => '${show}')`),
  ...['changed', '-changed', 'title', '-title', 'published', '-published'].flatMap((sort) =>
    ['', 'q', 'ta'].map((search) => `list_drafts('articles', '${search}', sort => '${sort}')`),
  ),
  "list_drafts('articles', sort => 'title', lang => 'en')",
  "list_drafts('articles', topic => '4')",
  'recent_drafts()',
  ...['inbox', 'unread', 'all'].map((show) => `list_messages(show => '${show}')`),
  'list_media()',
  'list_activity()',
  "list_activity(action => 'published')",
  "list_media(show => 'unused')",
  'search_articles()',
  "search_articles(category => 'organic')",
];

/** What has no more rows than a screen shows. */
const SMALL = [
  ...['categories', 'tags', 'card_counts', 'content_state', 'media_totals', 'collections', 'user_roles', 'settings'],
  // A sequence is one row.
  ...['articles_id_seq', 'categories_id_seq'],
];

const socket = inject('postgresSocket');
const name = await copyDatabase(socket, MIGRATED);
let driver: ServerDriver;
let plans: Awaited<ReturnType<typeof plansOf>>;
let orderedPlans: typeof plans;
beforeAll(async () => {
  ({ driver } = await openSession(socket, name));
  await fillLists(driver, 2000);
  await driver.exec('vacuum analyze');
  // So few rows may well be cheaper to read as a whole: what counts is that an index can answer.
  await driver.exec('set enable_seqscan = off');
  plans = await plansOf(driver, [...CALLS, ...RARE.map(([call]) => call)]);
  await driver.exec('set enable_sort = off');
  orderedPlans = await plansOf(driver, ORDERED);
}, 120_000);
afterAll(() => driver.close());

describe('over thousands of rows', () => {
  it.each(CALLS)('%s reads no table as a whole', (call) => {
    const nodes = plans.find(([asked]) => asked === call)?.[1] ?? [];
    expect(nodes).not.toEqual([]);
    const whole = nodes.filter((node) => node.startsWith('Seq Scan'));
    expect(whole.filter((node) => !SMALL.includes(node.split(' ')[2] ?? ''))).toEqual([]);
  });

  it.each(RARE)('%s finds them by %s', (call, index) => {
    expect(plans.find(([asked]) => asked === call)?.[1]).toContain(`Bitmap Index Scan ${index}`);
  });

  it.each(ORDERED)('%s sorts nothing', (call) => {
    const nodes = orderedPlans.find(([asked]) => asked === call)?.[1] ?? [];
    expect(nodes).not.toEqual([]);
    expect(
      nodes.filter((node) => /^(Sort|Seq Scan) (drafts|contact_messages|media|article_cards|audit_log)$/.test(node)),
    ).toEqual([]);
  });
});
