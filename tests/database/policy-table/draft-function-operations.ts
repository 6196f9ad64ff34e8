import type { Right } from '#domain/roles.ts';
import { call, operations, read, serviceOnly, withoutRights, withRight } from './operation.ts';
import type { Operation, Outcome, Request } from './operation.ts';
import { VERSIONS, WRITTEN } from './scene.ts';

const ARTICLES = { collection: 'articles' };
const KEY = '00000000-0000-4000-8000-0000000000ff';
const CHANGED = { ...WRITTEN, image: '/changed.svg' };
const STALE = { item: 7, based_on: VERSIONS[7] - 1, document: CHANGED };
const TOO_MANY = Array.from({ length: 101 }, (_, at) => ({ id: at + 1, version: 1 }));
/** A save of article 7, with this part of it changed. */
const saved = (part: object): object => ({ ...STALE, based_on: VERSIONS[7], document: { ...WRITTEN, ...part } });
/** A text at a time, as set_live takes it. */
const live = (language: 'id' | 'en', revision: number): object => ({
  ...ARTICLES,
  items: [{ id: 1, live: { [language]: { revision, from: '2024-01-01T00:00:00Z' } } }],
});

/** Takes the English text away where that is what visitors read. */
const withdrawal = (en: object): object => ({ items: [{ id: 1, live: { en: null }, was: { en } }] });

interface Call {
  readonly name: string;
  readonly what: string;
  readonly request: Request;
  readonly outcome: Outcome;
  /** The translator's result, where it differs from that of the right. */
  readonly translator?: Outcome | undefined;
}

const calls = (
  name: string,
  ...wishes: readonly (readonly [what: string, body: object, outcome: Outcome, translator?: Outcome])[]
): Call[] =>
  wishes.map(([what, body, outcome, translator]) => ({
    ...{ name, what, request: call(name, { ...ARTICLES, ...body }), outcome, translator },
  }));
const asks = (path: string, outcome: Outcome): Call => ({
  name: path.split('?')[0] ?? '',
  what: 'call',
  request: read(`rpc/${path}`),
  outcome,
});
/** Without a collection. */
const does = (name: string, what: string, body: object, outcome: Outcome): Call => ({
  name,
  what,
  request: call(name, body),
  outcome,
});

/** The right that each function checks. */
const RIGHTS: Readonly<Record<string, Right>> = {
  ...{ read_draft: 'content.read', list_drafts: 'content.read', count_drafts: 'content.read' },
  ...{ recent_drafts: 'content.read', list_categories: 'content.read' },
  ...{ list_freshness: 'content.read', list_due_reviews: 'content.read' },
  ...{ create_draft: 'content.edit', bin_drafts: 'content.edit', restore_drafts: 'content.edit' },
  ...{ erase_drafts: 'content.edit', save_category: 'content.edit', order_categories: 'content.edit' },
  ...{ merge_categories: 'content.edit', delete_category: 'content.edit' },
  ...{ save_draft: 'content.translate', approve_draft: 'content.approve' },
  ...{ publish_drafts: 'content.publish', set_live: 'content.publish' },
  ...{ list_messages: 'messages.answer', messages_by_key: 'messages.answer' },
  ...{ list_activity: 'activity.read', list_active_people: 'activity.read' },
  ...{
    restorable_part: 'content.read',
    list_tags: 'content.read',
    save_tag: 'content.edit',
    merge_tags: 'content.edit',
    delete_tag: 'content.edit',
    change_tags: 'content.edit',
  },
  ...{ list_hard_words: 'content.read', save_hard_word: 'words.manage', remove_hard_word: 'words.manage' },
  ...{ list_everyday_names: 'words.manage', save_everyday_name: 'words.manage', remove_everyday_name: 'words.manage' },
};

/** Functions that ask for the right themselves. */
const GUARDED: readonly Call[] = [
  asks('read_draft?collection=articles&item=1', 'answers'),
  asks('list_categories', 'finds 4'),
  asks('list_drafts?collection=articles', 'finds 2'),
  asks('list_drafts?collection=articles&show=bin', 'finds 1'),
  asks('count_drafts?collection=articles', 'answers'),
  asks('recent_drafts?search=t', 'finds 2'),
  asks('list_freshness?collection=articles', 'finds 2'),
  asks('list_due_reviews?collection=articles', 'finds 0'),
  asks('list_messages?show=all', 'finds 1'),
  asks('messages_by_key?show=all', 'finds 1'),
  asks('list_activity?most=1', 'finds 1'),
  asks('list_active_people', 'finds 0'),
  asks('list_hard_words', 'finds 0'),
  asks('list_everyday_names', 'finds 0'),
  asks('list_tags', 'finds 2'),
  ...calls('restorable_part', ['ask what can come back', { part: WRITTEN }, 'nothing']),
  ...calls(
    'create_draft',
    ['create', { document: WRITTEN, key: KEY }, 'writes 2'],
    ['create what isn’t of the collection', { document: { title: 'T' }, key: KEY }, 'error 400'],
    ['create in no collection', { collection: 'settings', document: WRITTEN, key: KEY }, 'error 404'],
  ),
  ...calls(
    'save_draft',
    ['save, which keeps the version before', { ...STALE, based_on: VERSIONS[7] }, 'writes 3', 'error 403'],
    ['save the English text', saved({ en: { ...WRITTEN.en, title: 'New' } }), 'writes 3'],
    ['save the author’s name in English', saved({ author: { ...WRITTEN.author, en: 'New' } }), 'writes 3'],
    ['save the Indonesian text', saved({ id: { ...WRITTEN.id, title: 'New' } }), 'writes 3', 'error 403'],
    [
      'save the author’s name in Indonesian',
      saved({ author: { ...WRITTEN.author, id: 'New' } }),
      'writes 3',
      'error 403',
    ],
    ['save on an older version', STALE, 'nothing'],
    ['save what is there already', { ...STALE, document: WRITTEN }, 'nothing'],
    ['keep what is there already', { ...STALE, document: WRITTEN, keep: true }, 'writes 1'],
    ['keep on an older version', { ...STALE, keep: true }, 'nothing'],
    ['save into the bin', { ...STALE, item: 8, based_on: VERSIONS[8] }, 'error 409'],
    ['save what isn’t of the collection', { ...STALE, document: {} }, 'error 400'],
  ),
  ...calls(
    'approve_draft',
    ['approve, which ends the review', { item: 7, version: VERSIONS[7] }, 'writes 2'],
    ['approve an older version', { item: 7, version: VERSIONS[7] - 1 }, 'nothing'],
    ['approve what is in the bin', { item: 8, version: VERSIONS[8] }, 'error 404'],
  ),
  ...calls(
    'publish_drafts',
    ['publish', { items: [{ id: 7, version: VERSIONS[7] }], languages: ['id'] }, 'writes 6'],
    ['publish an older version', { items: [{ id: 7, version: VERSIONS[7] - 1 }], languages: ['id'] }, 'nothing'],
    ['publish no version', { items: [{ id: 7 }], languages: ['id'] }, 'error 400'],
    ['publish what isn’t written', { items: [{ id: 7, version: VERSIONS[7] }], languages: ['en'] }, 'nothing'],
    ['publish from the bin', { items: [{ id: 8, version: VERSIONS[8] }], languages: ['id'] }, 'nothing'],
    ['publish in another language', { items: [{ id: 7, version: VERSIONS[7] }], languages: ['jv'] }, 'error 400'],
    ['publish more than a page', { items: TOO_MANY, languages: ['id'] }, 'error 400'],
  ),
  ...calls(
    'set_live',
    ['withdraw', { items: [{ id: 1, live: { en: null } }] }, 'writes 4'],
    ['withdraw what was published since', withdrawal({ revision: 1, from: '2024-01-01T00:00:00Z' }), 'nothing'],
    [
      'withdraw what was published since as it was',
      withdrawal({ revision: 2, from: '2023-01-01T00:00:00Z' }),
      'nothing',
    ],
    ['withdraw what is there', withdrawal({ revision: 2, from: '2024-01-01T00:00:00Z' }), 'writes 4'],
    ['change nothing', live('id', 1), 'nothing'],
    ['show the other language’s revision', live('id', 2), 'error 404'],
  ),
  ...calls('bin_drafts', ['bin', { items: [1] }, 'writes 7']),
  ...calls(
    'restore_drafts',
    ['restore', { items: [8] }, 'writes 2'],
    ['restore what isn’t there', { items: [1] }, 'nothing'],
  ),
  ...calls(
    'erase_drafts',
    ['erase', { items: [8] }, 'writes 2'],
    ['erase what isn’t in the bin', { items: [1] }, 'nothing'],
  ),
  does('save_category', 'make', { slug: 'new', name_indonesian: 'B', name_english: 'N' }, 'writes 2'),
  does(
    'save_category',
    'save on an older version',
    { category: 2, based_on: 0, slug: 'new', name_indonesian: 'B', name_english: 'N' },
    'nothing',
  ),
  does('order_categories', 'order', { ids: [4, 3, 2, 1] }, 'writes 4'),
  does('merge_categories', 'merge', { source: 3, target: 2 }, 'writes 6'),
  does('delete_category', 'delete', { category: 2 }, 'writes 2'),
  does('save_tag', 'make', { slug: 'new', name_indonesian: 'B', name_english: 'N' }, 'writes 2'),
  does(
    'save_tag',
    'save on an older version',
    { tag: 2, based_on: 0, slug: 'new', name_indonesian: 'B', name_english: 'N' },
    'nothing',
  ),
  does('merge_tags', 'merge', { source: 1, target: 2 }, 'writes 6'),
  does('delete_tag', 'delete', { tag: 1 }, 'writes 5'),
  ...calls(
    'change_tags',
    ['add', { items: [{ id: 7, version: VERSIONS[7] }], tags: [2], wanted: true }, 'writes 3'],
    ['take away', { items: [{ id: 7, version: VERSIONS[7] }], tags: [1], wanted: false }, 'writes 3'],
    ['put back', { items: [{ id: 7, version: VERSIONS[7], tags: [2] }] }, 'writes 3'],
    ['add on an older version', { items: [{ id: 7, version: VERSIONS[7] - 1 }], tags: [2], wanted: true }, 'nothing'],
    ['add what is there', { items: [{ id: 7, version: VERSIONS[7] }], tags: [1], wanted: true }, 'nothing'],
    ['add in the bin', { items: [{ id: 8, version: VERSIONS[8] }], tags: [2], wanted: true }, 'nothing'],
    ['add a tag that is gone', { items: [{ id: 7, version: VERSIONS[7] }], tags: [3], wanted: true }, 'error 404'],
    ['add to more than a page', { items: TOO_MANY, tags: [2], wanted: true }, 'error 400'],
  ),
  does('save_hard_word', 'add', { language: 'id', word: 'telah', plainer: 'sudah' }, 'writes 1'),
  does('save_hard_word', 'add in another language', { language: 'jv', word: 'a', plainer: 'b' }, 'error 400'),
  does('remove_hard_word', 'remove', { language: 'id', word: 'telah' }, 'nothing'),
  does(
    'save_everyday_name',
    'add',
    { language: 'id', name: 'lombok', standard: 'cabai', region: '', source: 'KBBI' },
    'writes 1',
  ),
  does(
    'save_everyday_name',
    'add without a source',
    { language: 'id', name: 'lombok', standard: 'cabai', region: '', source: '' },
    'error 400',
  ),
  does(
    'save_everyday_name',
    'add one of too many words',
    { language: 'id', name: 'satu dua tiga empat lima', standard: 'cabai', region: '', source: 'KBBI' },
    'error 400',
  ),
  does('remove_everyday_name', 'remove', { language: 'id', name: 'lombok' }, 'nothing'),
  does('delete_category', 'delete one that articles name', { category: 4 }, 'error 409'),
];

/** The functions for people with a role. */
export const DRAFT_FUNCTION_OPERATIONS: readonly Operation[] = [
  ...GUARDED.map(({ name, what, request, outcome, translator }) =>
    operations(`rpc/${name}`)(what, request, {
      ...withRight(RIGHTS[name] as Right, outcome, 'error 403'),
      ...(translator ? { translator } : {}),
    }),
  ),
  ...firstOf(GUARDED).flatMap(({ name, what, request }) => withoutRights(`rpc/${name}`, what, request, 'error 403')),
  // Runs as its caller, whose policies decide what there is.
  operations('rpc/unread_messages')(
    'call',
    read('rpc/unread_messages'),
    withRight('messages.answer', 'counts 1', 'counts 0'),
  ),
  ...withoutRights('rpc/unread_messages', 'call', read('rpc/unread_messages'), 'counts 0'),
  operations('rpc/adopt_articles')('adopt', call('adopt_articles', {}), serviceOnly('writes 25')),
];

/** One call of each function. */
function firstOf(all: readonly Call[]): Call[] {
  return all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at);
}
