import {
  change,
  count,
  everybody,
  ignore,
  insert,
  merge,
  operations,
  put,
  read,
  remove,
  withoutRights,
  withRight,
} from './operation.ts';
import type { Right } from '#domain/roles.ts';
import type { Operation, Outcome } from './operation.ts';
import { WRITTEN } from './scene.ts';

interface Kept {
  readonly table: string;
  /** Who may read it. */
  readonly right: Right;
  readonly rows: number;
  /** The filter of one row, and what could be changed of it. */
  readonly one: string;
  readonly row: object;
  readonly part: object;
  /** What names the row that is put, beside the row itself. */
  readonly key?: object;
  /** Numbers that only the database gives are refused before anybody's rights are looked at. */
  readonly put?: Outcome;
}

const KEPT: readonly Kept[] = [
  {
    table: 'drafts',
    right: 'content.read',
    rows: 3,
    one: 'collection=eq.articles&id=eq.7',
    row: { collection: 'articles', id: 7, document: WRITTEN },
    part: { version: 9 },
  },
  {
    table: 'revisions',
    right: 'content.read',
    rows: 2,
    one: 'id=eq.1',
    row: { collection: 'articles', item_id: 1, language: 'id', document: {}, version: 1 },
    part: { version: 9 },
    put: 'error 400',
  },
  {
    table: 'draft_versions',
    right: 'content.read',
    rows: 2,
    one: 'collection=eq.articles&item_id=eq.7&version=eq.2',
    row: { collection: 'articles', item_id: 7, version: 2, document: {}, saved_at: '2026-01-01', saved_by_name: '' },
    part: { saved_by_name: 'Forged' },
    key: {},
  },
  {
    table: 'audit_log',
    right: 'activity.read',
    rows: 1,
    one: 'id=eq.1',
    row: { collection: 'articles', item_id: '1', action: 'saved' },
    part: { made_by_name: 'Forged' },
    put: 'error 400',
  },
];

/** Tables that only functions and triggers write: no caller may change them directly, not even the service role. */
export const DRAFT_OPERATIONS: readonly Operation[] = [
  ...KEPT.flatMap(({ table, right, rows, one, row, part, key = { id: 1 }, put: putting = 'no right' }) => {
    const kept = operations(table);
    return [
      kept('read', read(`${table}?select=*`), withRight(right, `sees ${rows}`, 'sees 0')),
      kept('count', count(table), withRight(right, `counts ${rows}`, 'counts 0')),
      ...withoutRights(table, 'read', read(`${table}?select=*`), 'sees 0'),
      kept('insert', insert(table, row), everybody('no right')),
      kept('merge', merge(table, row), everybody('no right')),
      kept('insert or ignore', ignore(table, row), everybody('no right')),
      kept('put', put(`${table}?${one}`, { ...key, ...row, ...part }), withRight(right, putting, putting)),
      kept('change', change(`${table}?${one}`, part), everybody('no right')),
      kept('change without a filter', change(table, part), everybody('no right')),
      kept('delete', remove(`${table}?${one}`), everybody('no right')),
      kept('delete without a filter', remove(table), everybody('no right')),
    ];
  }),
  ...cardOperations(),
];

/** The view over drafts. */
function cardOperations(): readonly Operation[] {
  const card = operations('draft_cards');
  return [
    card('read', read('draft_cards?select=*'), withRight('content.read', 'sees 3', 'sees 0')),
    card('count', count('draft_cards'), withRight('content.read', 'counts 3', 'counts 0')),
    ...withoutRights('draft_cards', 'read', read('draft_cards?select=*'), 'sees 0'),
    card('insert', insert('draft_cards', { collection: 'articles', id: 9 }), everybody('no right')),
    card('change', change('draft_cards?id=eq.7', { version: 9 }), everybody('no right')),
    card('delete', remove('draft_cards?id=eq.7'), everybody('no right')),
  ];
}
