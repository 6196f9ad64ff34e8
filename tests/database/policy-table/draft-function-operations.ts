import { adminsOnly, call, operations, read, serviceOnly, withoutRights } from './operation.ts';
import type { Operation, Outcome, Request } from './operation.ts';
import { VERSIONS, WRITTEN } from './scene.ts';

const ARTICLES = { collection: 'articles' };
const KEY = '00000000-0000-4000-8000-0000000000ff';
const CHANGED = { ...WRITTEN, image: '/changed.svg' };
const STALE = { item: 7, based_on: VERSIONS[7] - 1, document: CHANGED };
const TOO_MANY = Array.from({ length: 101 }, (_, at) => ({ id: at + 1, version: 1 }));
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
}

const calls = (name: string, ...wishes: readonly (readonly [what: string, body: object, outcome: Outcome])[]): Call[] =>
  wishes.map(([what, body, outcome]) => ({ name, what, request: call(name, { ...ARTICLES, ...body }), outcome }));
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

/** Functions that ask themselves whether the caller is a super admin. */
const GUARDED: readonly Call[] = [
  asks('read_draft?collection=articles&item=1', 'answers'),
  asks('list_categories', 'finds 4'),
  asks('list_drafts?collection=articles', 'finds 2'),
  asks('list_drafts?collection=articles&show=bin', 'finds 1'),
  asks('count_drafts?collection=articles', 'answers'),
  asks('recent_drafts?search=t', 'finds 2'),
  asks('list_messages?show=all', 'finds 1'),
  asks('messages_by_key?show=all', 'finds 1'),
  asks('list_activity?most=1', 'finds 1'),
  asks('list_active_people', 'finds 0'),
  ...calls(
    'create_draft',
    ['create', { document: WRITTEN, key: KEY }, 'writes 2'],
    ['create what isn’t of the collection', { document: { title: 'T' }, key: KEY }, 'error 400'],
    ['create in no collection', { collection: 'settings', document: WRITTEN, key: KEY }, 'error 404'],
  ),
  ...calls(
    'save_draft',
    ['save', { ...STALE, based_on: VERSIONS[7] }, 'writes 2'],
    ['save on an older version', STALE, 'nothing'],
    ['save what is there already', { ...STALE, document: WRITTEN }, 'nothing'],
    ['save into the bin', { ...STALE, item: 8, based_on: VERSIONS[8] }, 'error 409'],
    ['save what isn’t of the collection', { ...STALE, document: {} }, 'error 400'],
  ),
  ...calls(
    'publish_drafts',
    ['publish', { items: [{ id: 7, version: VERSIONS[7] }], languages: ['id'] }, 'writes 5'],
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
  does('merge_categories', 'merge', { source: 3, target: 2 }, 'writes 7'),
  does('delete_category', 'delete', { category: 2 }, 'writes 2'),
  does('delete_category', 'delete one that articles name', { category: 4 }, 'error 409'),
];

/** The functions that super admins work with. */
export const DRAFT_FUNCTION_OPERATIONS: readonly Operation[] = [
  ...GUARDED.map(({ name, what, request, outcome }) =>
    operations(`rpc/${name}`)(what, request, adminsOnly(outcome, 'error 403')),
  ),
  ...firstOf(GUARDED).flatMap(({ name, what, request }) => withoutRights(`rpc/${name}`, what, request, 'error 403')),
  // Runs as its caller, whose policies decide what there is.
  operations('rpc/unread_messages')('call', read('rpc/unread_messages'), adminsOnly('counts 1', 'counts 0')),
  ...withoutRights('rpc/unread_messages', 'call', read('rpc/unread_messages'), 'counts 0'),
  operations('rpc/adopt_articles')('adopt', call('adopt_articles', {}), serviceOnly('writes 25')),
];

/** One call of each function. */
function firstOf(all: readonly Call[]): Call[] {
  return all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at);
}
