import { beforeEach, describe, expect, test } from 'vitest';
import { draftCard } from '#tests/support/memory/memory-draft-store.ts';
import type { DraftCard, LiveBefore, TagsChange } from '#domain/draft.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import { performBulkAction, type BulkAction, type BulkActionResult } from './perform-bulk-action.ts';
import type { ListedCollection } from '#renderer/data/collections/draft-collection.ts';

const PLACE = { revision: 5, from: '2026-11-01T00:00:00Z' };
const OFFLINE = failed('offline', 'no network');

let calls: [string, ...unknown[]][];
let before: LiveBefore[];
let stale: number[];
let restored: Result<{ readonly ids: readonly number[] }>;
let erased: Result<{ readonly ids: readonly number[]; readonly stale: readonly number[] }>;
let tagged: TagsChange;

const changed = () => Promise.resolve(ok({ before, build: false }));
const collection: ListedCollection = {
  list: () => Promise.resolve(OFFLINE),
  count: () => Promise.resolve(OFFLINE),
  publish(...asked) {
    calls.push(['publish', ...asked]);
    const blocked = [{ id: 3, problems: { id: ['title'] } }];
    return Promise.resolve(ok({ before, build: false, stale: [2], blocked }));
  },
  setLive(items) {
    calls.push(['setLive', items]);
    return Promise.resolve(
      ok({ before: before.filter(({ id }) => !stale.includes(id)), build: false, stale, blocked: [] }),
    );
  },
  changeTags: (...asked) => (calls.push(['changeTags', ...asked]), Promise.resolve(ok(tagged))),
  restoreTags: (items) => (calls.push(['restoreTags', items]), Promise.resolve(ok(tagged))),
  bin: (ids) => (calls.push(['bin', ids]), changed()),
  restore: (ids) => (calls.push(['restore', ids]), Promise.resolve(restored)),
  erase: (ids) => (calls.push(['erase', ids]), Promise.resolve(erased)),
};

async function perform(action: BulkAction, ...cards: DraftCard[]): Promise<BulkActionResult> {
  const reply = await performBulkAction(collection, action, cards);
  if (!reply.ok) throw new Error(reply.detail);
  return reply.value;
}

beforeEach(() => {
  calls = [];
  before = [];
  stale = [];
  restored = ok({ ids: [1, 2] });
  erased = ok({ ids: [1, 2], stale: [] });
  tagged = { done: [], stale: [], full: [] };
});

describe('publishing', () => {
  const INDONESIAN = { kind: 'publish', languages: ['id'] } as const;

  test('what is published as it is asks nobody: its date would move', async () => {
    const same = draftCard(1, { state: { id: 'published', en: 'draft' } });
    expect(await perform(INDONESIAN, same)).toMatchObject({ done: [], stale: [], undo: null });
    expect(calls).toEqual([]);
    await perform(INDONESIAN, { ...same, changed: { id: true, en: false } });
    expect(calls).toHaveLength(1);
  });

  test('repeated, it gives back what the list showed, but for what somebody else published meanwhile', async () => {
    const [ours, theirs] = [8, 7].map((revision) => ({ ...PLACE, revision }));
    const was = { id: { revision: 8, from: '2026-11-02T00:00:00Z' } };
    before = [
      { id: 1, live: { id: ours ?? null }, was },
      { id: 2, live: { id: theirs ?? null }, was },
    ];
    const shown = { liveFrom: { id: PLACE.from, en: null }, revision: { id: PLACE.revision, en: null } };
    const reply = await performBulkAction(collection, INDONESIAN, [draftCard(1, shown), draftCard(2, shown)], true);
    if (reply.ok) await reply.value.undo?.(collection);
    expect(calls.at(-1)).toEqual([
      'setLive',
      [
        { id: 1, live: { id: PLACE }, was },
        { id: 2, live: { id: theirs }, was },
      ],
    ]);
  });
});

test('withdrawing takes both languages away from what is shown or will be, and gives them back', async () => {
  before = [{ id: 2, live: { id: PLACE, en: null } }];
  const live = draftCard(2, { liveFrom: { id: PLACE.from, en: null }, revision: { id: PLACE.revision, en: null } });
  const result = await perform({ kind: 'withdraw' }, draftCard(1), live);
  // The expected state is the list's: what another person has published since stays.
  const was = { id: PLACE, en: null };
  expect(calls).toEqual([['setLive', [{ id: 2, live: { id: null, en: null }, was }]]]);
  expect(result.done).toEqual([2]);
  await result.undo?.(collection);
  expect(calls.at(-1)).toEqual(['setLive', before]);
});

test('withdrawing leaves what somebody has published since, and says which', async () => {
  const shown = { liveFrom: { id: PLACE.from, en: PLACE.from }, revision: { id: 5, en: 5 } };
  before = [1, 2].map((id) => ({ id, live: { id: PLACE, en: PLACE } }));
  stale = [1];
  const result = await perform({ kind: 'withdraw' }, draftCard(1, shown), draftCard(2, shown));
  expect(result).toMatchObject({ done: [2], stale: [1], blocked: [] });
});

test.each([
  ['tag', true],
  ['untag', false],
] as const)(
  '%s names the versions that the list shows, says what was left, and gives back the tags that were',
  async (kind, wanted) => {
    const done = [{ id: 1, version: 5, tags: [7] }];
    tagged = { done, stale: [2], full: [3] };
    const cards = [1, 2, 3, 4].map((id) => draftCard(id, { version: 4 }));
    const result = await perform({ kind, tags: [8, 9] }, ...cards);
    expect(calls).toEqual([['changeTags', cards.map(({ id }) => ({ id, version: 4 })), [8, 9], wanted]]);
    expect(result).toMatchObject({ done: [1], stale: [2], full: [3], blocked: [] });
    tagged = { done: [], stale: [1], full: [] };
    expect(await result.undo?.(collection)).toEqual(ok({ undone: 0, stale: 1, since: 'saved', leftIds: [1] }));
    expect(calls.at(-1)).toEqual(['restoreTags', done]);
  },
);

test('tags that all of them have already leave nothing to undo', async () => {
  expect((await perform({ kind: 'tag', tags: [8] }, draftCard(1))).undo).toBeNull();
});

test('the bin gives back what it took, and shows again what was shown', async () => {
  before = [
    { id: 1, live: { id: null, en: null } },
    { id: 2, live: { id: PLACE, en: null } },
  ];
  const result = await perform({ kind: 'bin' }, draftCard(1), draftCard(2), draftCard(3));
  expect(result).toMatchObject({ done: [1, 2], stale: [3] });
  await result.undo?.(collection);
  expect(calls.slice(1)).toEqual([
    ['restore', [1, 2]],
    ['setLive', [before[1]]],
  ]);
});

test('the bin says so where nothing could be given back', async () => {
  before = [{ id: 2, live: { id: PLACE, en: null } }];
  const { undo } = await perform({ kind: 'bin' }, draftCard(2));
  restored = OFFLINE;
  expect(await undo?.(collection)).toEqual(OFFLINE);
  expect(calls.map(([name]) => name)).toEqual(['bin', 'restore']);
});

test('the bin doesn’t show again what somebody has published since', async () => {
  before = [
    { id: 1, live: { id: null, en: null } },
    { id: 2, live: { id: PLACE, en: null }, was: { id: null, en: null } },
  ];
  const { undo } = await perform({ kind: 'bin' }, draftCard(1), draftCard(2));
  stale = [2];
  expect(await undo?.(collection)).toEqual(ok({ undone: 1, stale: 1, leftIds: [2] }));
  expect(calls.at(-1)).toEqual(['setLive', [before[1]]]);
});

test('an undo says of how many visitors don’t read again what they read', async () => {
  before = [{ id: 2, live: { id: PLACE, en: null } }];
  const { undo } = await perform({ kind: 'bin' }, draftCard(2));
  const blocked = [{ id: 2, problems: { id: ['image.missing'] } }];
  const setLive = () => Promise.resolve(ok({ before: [], build: false, stale: [], blocked }));
  expect(await undo?.({ ...collection, setLive })).toEqual(ok({ undone: 0, stale: 0, blocked: 1, leftIds: [2] }));
});

test('what somebody else has restored meanwhile isn’t put into the bin again', async () => {
  restored = ok({ ids: [1] });
  const result = await perform({ kind: 'restore' }, draftCard(1), draftCard(2));
  expect(result).toMatchObject({ done: [1], stale: [] });
  await result.undo?.(collection);
  expect(calls).toEqual([
    ['restore', [1, 2]],
    ['bin', [1]],
  ]);
  restored = ok({ ids: [] });
  expect(await perform({ kind: 'restore' }, draftCard(2))).toMatchObject({ done: [], stale: [], undo: null });
});

test('an item that was restored meanwhile is named as changed, and not as deleted', async () => {
  erased = ok({ ids: [2], stale: [1] });
  expect(await perform({ kind: 'erase' }, draftCard(1), draftCard(2), draftCard(3))).toMatchObject({
    done: [2],
    stale: [1],
  });
});
