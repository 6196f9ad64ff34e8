import { expect, test } from 'vitest';
import { article, collectionStage, copyStage, draftOf } from '#tests/support/editing-stage.tsx';
import { failed, ok } from '#domain/result.ts';
import type { ArticleDocument } from '#domain/article-document.ts';
import { keepAsCopy } from './keep-as-copy.ts';

const mine = article({ image: '/pictures/mine.svg' });
const later = article({ image: '/pictures/later.svg' });
const theirs = article({ image: '/pictures/theirs.svg' });
const newest = article({ image: '/pictures/newest.svg' });

/** What is written, in conflict with somebody else's text; `settled` gets what it ends with. */
function stage() {
  const copy = copyStage(mine);
  copy.become({ conflict: draftOf(theirs, { version: 4 }) });
  const settled: ArticleDocument[] = [];
  const saves: unknown[] = [];
  const collection = collectionStage<ArticleDocument>({
    create: (document) => Promise.resolve(ok(draftOf(document, { id: 12, version: 1 }))),
    save: (id, version, document) => {
      saves.push([id, version, document]);
      return Promise.resolve(ok({ saved: true, draft: draftOf(document, { id, version: version + 1 }) }));
    },
  });
  const { become } = copy;
  return {
    copy: { ...copy, become, settle: (to: ArticleDocument) => void settled.push(to) },
    collection,
    settled,
    saves,
  };
}

test('what is written becomes an item of its own, and this one is what the other person made of it', async () => {
  const { copy, collection, settled, saves } = stage();
  expect(await keepAsCopy(copy, collection, 'key')).toEqual(ok(12));
  expect([settled, saves]).toEqual([[theirs], []]);
});

test('what is written while the copy is made stands in the copy', async () => {
  const { copy, collection, settled, saves } = stage();
  const slow = {
    ...collection,
    create: (document: ArticleDocument) => {
      copy.become({ document: later });
      return Promise.resolve(ok(draftOf(document, { id: 12, version: 1 })));
    },
  };
  expect(await keepAsCopy(copy, slow, 'key')).toEqual(ok(12));
  expect([settled, saves]).toEqual([[theirs], [[12, 1, later]]]);
});

test('a copy that an earlier try made gets what was written since', async () => {
  const { copy, collection, saves } = stage();
  copy.become({ document: later });
  const there = { ...collection, create: () => Promise.resolve(ok(draftOf(mine, { id: 12, version: 1 }))) };
  await keepAsCopy(copy, there, 'key');
  expect(saves).toEqual([[12, 1, later]]);
});

test('a still newer version that was heard of meanwhile is what stays, not the one before it', async () => {
  const { copy, collection, settled } = stage();
  const slow = {
    ...collection,
    create: (document: ArticleDocument) => {
      copy.become({ conflict: draftOf(newest, { version: 5 }) });
      return Promise.resolve(ok(draftOf(document, { id: 12, version: 1 })));
    },
  };
  await keepAsCopy(copy, slow, 'key');
  expect(settled).toEqual([newest]);
});

test.each(['create', 'save'] as const)('nothing is given up where the backend doesn’t %s', async (broken) => {
  const { copy, collection, settled } = stage();
  const failing = {
    ...collection,
    create: () => Promise.resolve(ok(draftOf(later, { id: 12, version: 1 }))),
    [broken]: () => Promise.resolve(failed('offline', 'none')),
  };
  expect(await keepAsCopy(copy, failing, 'key')).toEqual(failed('offline', 'none'));
  expect(settled).toEqual([]);
});

test('nor where somebody else writes in the copy', async () => {
  const { copy, collection, settled } = stage();
  const taken = {
    ...collection,
    create: () => Promise.resolve(ok(draftOf(later, { id: 12, version: 1 }))),
    save: () => Promise.resolve(ok({ saved: false, draft: draftOf(theirs, { id: 12, version: 9 }) })),
  };
  expect(await keepAsCopy(copy, taken, 'key')).toMatchObject({ ok: false, code: 'server' });
  expect(settled).toEqual([]);
});
