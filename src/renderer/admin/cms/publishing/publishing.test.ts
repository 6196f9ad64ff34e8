import { expect, test, vi } from 'vitest';
import { collectionStage, editableStage, draftOf, article } from '#tests/support/stages/editing-stage.tsx';
import { failed, ok } from '#domain/result.ts';
import { dueLanguages, publish, undoPublishing, withdraw } from './publishing.ts';

const written = article();
const PLACE = { revision: 3, from: '2026-11-01T05:00:00Z' };
const AFTER = { revision: 8, from: '2026-12-01T05:00:00Z' };
const BEFORE = { id: 7, live: { id: PLACE, en: null }, was: { id: PLACE, en: AFTER } };
const ANSWER = { before: [BEFORE], build: false, stale: [], blocked: [] };

/** A backend that publishes; `done` collects its calls and those of the draft, in order. */
function stage(answer: object = {}, stale: readonly number[] = []) {
  const editable = editableStage(written, (saving) => {
    saving.become({ server: draftOf(written, { version: 4 }) });
    return true;
  });
  const asked: unknown[] = [];
  const collection = collectionStage<typeof written>({
    publish: (...question) => {
      asked.push(...question, [...editable.done]);
      return Promise.resolve(ok({ ...ANSWER, ...answer }));
    },
    setLive: (items) => {
      asked.push(items);
      const before = [{ id: 7, live: { id: PLACE, en: PLACE }, was: { id: PLACE, en: null } }];
      return Promise.resolve(ok({ before: stale.length > 0 ? [] : before, stale, blocked: [], build: true }));
    },
    read: () => Promise.resolve(ok(draftOf(written, { version: 5 }))),
  });
  return { editable, collection, asked };
}

test('what can be published at once is what visitors can’t read as it is: also what is only scheduled', () => {
  const both = { id: true, en: true };
  const [now, published] = ['2026-11-29T05:00:00Z', { revision: 1, from: '2026-11-01T05:00:00Z', changed: false }];
  const scheduled = { ...published, from: '2026-12-01T05:00:00Z' };
  const due = (id: object | null, en: object | null, begun = both) =>
    dueLanguages(draftOf(written, { now, live: { id, en } as never }), begun);
  expect(due(published, scheduled)).toEqual(['en']);
  expect(due(scheduled, scheduled)).toEqual(['id', 'en']);
  expect(due({ ...published, changed: true }, published)).toEqual(['id']);
  expect(due(published, null, { id: true, en: false })).toEqual([]);
  expect(dueLanguages(null, both)).toEqual(['id', 'en']);
});

test('publishing saves first, publishes the version that the save made, and learns what became of it', async () => {
  const { editable, collection, asked } = stage();
  const result = await publish(editable, collection, ['en'], '2026-12-01T05:00:00.000Z');
  expect(asked).toEqual([[{ id: 7, version: 4 }], ['en'], '2026-12-01T05:00:00.000Z', ['save']]);
  expect(editable.done).toEqual(['save', 'learn 5']);
  // The undo doesn't contain the language that wasn't published.
  const before = [{ id: 7, live: { en: null }, was: { en: AFTER } }];
  expect(result).toEqual({ kind: 'done', answer: { ...ANSWER, before } });
});

test('publishing says so where somebody saved between the save and the publishing, and learns what they wrote', async () => {
  const { editable, collection } = stage({ stale: [7], before: [] });
  expect(await publish(editable, collection, ['id'], null)).toEqual({ kind: 'newer' });
  expect(editable.done).toEqual(['save', 'learn 5']);
});

test('publishing is done although what became of it can’t be read', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { editable, collection } = stage();
  const deaf = { ...collection, read: () => Promise.resolve(failed('timeout', 'slow')) };
  expect((await publish(editable, deaf, ['id'], null)).kind).toBe('done');
  expect(editable.done).toEqual(['save']);
});

test('withdrawing takes away one language, saves nothing, and can be undone without a word about the other one', async () => {
  const { editable, collection, asked } = stage();
  editable.become({ server: draftOf(written, { live: { id: null, en: { ...PLACE, changed: true } } }) });
  const result = await withdraw(editable, collection, 'en');
  expect(asked).toEqual([[{ id: 7, live: { en: null }, was: { en: PLACE } }]]);
  expect(editable.done).toEqual(['learn 5']);
  const before = [{ id: 7, live: { en: PLACE }, was: { en: null } }];
  expect(result).toEqual({ kind: 'done', answer: { before, build: true, stale: [], blocked: [] } });
});

test('what the backend refused is told, and the draft is read again: it knows of what is gone since', async () => {
  const problems = { id: ['image.missing'] };
  const { editable, collection } = stage({ before: [], blocked: [{ id: 7, problems }] });
  expect(await publish(editable, collection, ['id'], null)).toEqual({ kind: 'blocked', problems });
  expect(editable.done.at(-1)).toBe('learn 5');
});

test('withdrawing of what isn’t on the site names that too', async () => {
  const { editable, collection, asked } = stage();
  await withdraw(editable, collection, 'id');
  expect(asked).toEqual([[{ id: 7, live: { id: null }, was: { id: null } }]]);
});

test('undoing brings back what visitors read before', async () => {
  const { editable, collection, asked } = stage();
  expect(await undoPublishing(editable, collection, ANSWER)).toEqual({ kind: 'undone' });
  expect([asked, editable.done]).toEqual([[ANSWER.before], ['learn 5']]);
});

test.each([
  ['withdrawing leaves', ({ editable, collection }: ReturnType<typeof stage>) => withdraw(editable, collection, 'en')],
  [
    'undoing leaves',
    ({ editable, collection }: ReturnType<typeof stage>) => undoPublishing(editable, collection, ANSWER),
  ],
])('%s what somebody has published since, and learns what that is', async (_what, act) => {
  const staged = stage({}, [7]);
  expect(await act(staged)).toEqual({ kind: 'newer' });
  expect(staged.editable.done).toEqual(['learn 5']);
});
