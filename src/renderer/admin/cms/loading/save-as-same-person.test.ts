import { expect, test } from 'vitest';
import { article, collectionStage, draftOf } from '#tests/support/stages/editing-stage.tsx';
import { failed, ok } from '#domain/result.ts';
import type { ArticleDocument } from '#domain/article-document.ts';
import { saveAsSamePerson } from './save-as-same-person.ts';

const written = article();

/** A collection that saves everything, behind a person who may go. */
function stage() {
  const person = { signedIn: true };
  const asked: string[] = [];
  const draft = draftOf(written);
  const collection = collectionStage<ArticleDocument>({
    create: () => (asked.push('create'), Promise.resolve(ok(draft))),
    save: () => (asked.push('save'), Promise.resolve(ok({ saved: true, draft }))),
    read: () => (asked.push('read'), Promise.resolve(ok(draft))),
  });
  return {
    person,
    asked,
    own: saveAsSamePerson(
      () => person.signedIn,
      collection,
      () => asked.push('other role'),
    ),
  };
}

test('whoever writes saves', async () => {
  const { own, asked } = stage();
  await own.create(written, 'key');
  await own.save(7, 3, written);
  await own.read(7);
  expect(asked).toEqual(['create', 'save', 'read']);
});

test('nothing that they wrote is sent once somebody else is signed in', async () => {
  const { own, asked, person } = stage();
  person.signedIn = false;
  const refusal = { ok: false, code: 'refused', reason: 'session_expired' };
  expect(await own.create(written, 'key')).toMatchObject(refusal);
  expect(await own.save(7, 3, written)).toMatchObject(refusal);
  expect(asked).toEqual([]);
});

test.each([
  ['PT403', 1],
  ['42501', 0],
])('a save that is refused by %s tells of another role: %i', async (reason, told) => {
  let others = 0;
  const collection = collectionStage<ArticleDocument>({
    save: () => Promise.resolve({ ...failed('refused', ''), reason }),
  });
  const own = saveAsSamePerson(
    () => true,
    collection,
    () => (others += 1),
  );
  expect(await own.save(7, 3, written)).toMatchObject({ reason });
  expect(others).toBe(told);
});
