import { expect, test } from 'vitest';
import {
  article,
  collectionStage,
  editableStage,
  draftOf,
  type EditableStage,
} from '#tests/support/stages/editing-stage.tsx';
import { failed, ok } from '#domain/result.ts';
import type { ArticleDocument } from '#domain/article-document.ts';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import { keepAsCopy } from './keep-as-copy.ts';

const mine = article({ image: '/pictures/mine.svg' });
const later = article({ image: '/pictures/later.svg' });
const theirs = article({ image: '/pictures/theirs.svg' });
const newest = article({ image: '/pictures/newest.svg' });

/** The copy, as the backend answers it. */
const made = (document: ArticleDocument) => Promise.resolve(ok(draftOf(document, { id: 12, version: 1 })));

/** Saves the own text as a copy during a conflict; something may happen meanwhile. */
async function keep(
  answers: Partial<DraftCollection<ArticleDocument>> = {},
  meanwhile: (editable: EditableStage<ArticleDocument>) => void = () => undefined,
) {
  const editable = editableStage(mine);
  editable.become({ conflict: draftOf(theirs, { version: 4 }) });
  const settled: ArticleDocument[] = [];
  const saves: unknown[] = [];
  const collection = collectionStage<ArticleDocument>({
    create: (document) => (meanwhile(editable), made(document)),
    save: (id, version, document) => {
      saves.push([id, version, document]);
      return Promise.resolve(ok({ saved: true, draft: draftOf(document, { id, version: version + 1 }) }));
    },
    ...answers,
  });
  const result = await keepAsCopy({ ...editable, settle: (to) => void settled.push(to) }, collection, 'key');
  return { result, settled, saves };
}

test('what is written becomes an item of its own, and this one is what the other person made of it', async () => {
  expect(await keep()).toEqual({ result: ok(12), settled: [theirs], saves: [] });
});

test('what is written while the copy is made stands in the copy', async () => {
  const kept = await keep({}, (editable) => editable.become({ document: later }));
  expect(kept).toEqual({ result: ok(12), settled: [theirs], saves: [[12, 1, later]] });
});

test('a copy that an earlier try made gets what was written since', async () => {
  expect(await keep({ create: () => made(later) })).toMatchObject({ saves: [[12, 1, mine]] });
});

test('a still newer version that was heard of meanwhile is what stays, not the one before it', async () => {
  const kept = await keep({}, (editable) => editable.become({ conflict: draftOf(newest, { version: 5 }) }));
  expect(kept.settled).toEqual([newest]);
});

const NONE = failed('offline', 'none');
const others = ok({ saved: false, draft: draftOf(theirs, { id: 12, version: 9 }) });

test.each([
  ['the backend doesn’t make one', { create: () => Promise.resolve(NONE) }, NONE],
  ['the backend doesn’t save it', { create: () => made(later), save: () => Promise.resolve(NONE) }, NONE],
  [
    'somebody else writes in it',
    { create: () => made(later), save: () => Promise.resolve(others) },
    { code: 'server' },
  ],
])('nothing is given up where %s', async (_why, answers, result) => {
  expect(await keep(answers)).toMatchObject({ result, settled: [] });
});
