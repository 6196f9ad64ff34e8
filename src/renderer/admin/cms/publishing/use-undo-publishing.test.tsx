// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { toasts } from '#tests/support/stages/toasts.ts';
import { press } from '#tests/support/stages/admin-stage.tsx';
import { article, collectionStage, editableStage, draftOf, openEditing } from '#tests/support/stages/editing-stage.tsx';
import type { ArticleDocument } from '#domain/article-document.ts';
import { failed, ok } from '#domain/result.ts';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import { useUndoPublishing } from './use-undo-publishing.ts';

vi.mock('#renderer/ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));

const ANSWER = { before: [{ id: 7, live: { id: null }, was: { id: 3 } }], build: false, stale: [], blocked: [] };

function Undo({ collection }: { readonly collection: DraftCollection<ArticleDocument> }) {
  const undoPublishing = useUndoPublishing(editableStage(article()), collection, {
    'image.missing': 'pictures:lacks.imageMissing',
  });
  return <button onClick={() => void undoPublishing(ANSWER)}>Undo</button>;
}

test.each([
  [ok({ ...ANSWER }), 'success', 'Undone. The site is as it was before.', undefined],
  [
    ok({ ...ANSWER, before: [], stale: [7] }),
    'info',
    expect.stringContaining('has published a newer version since'),
    undefined,
  ],
  [
    ok({
      ...ANSWER,
      before: [],
      blocked: [{ id: 7, problems: { id: ['image.missing', 'x'], en: ['image.missing'] } }],
    }),
    'info',
    'Not undone: what readers saw before isn’t complete any more.',
    'The picture has been deleted. Choose another one. Something is still missing.',
  ],
  [failed('offline', 'none'), 'error', 'It couldn’t be undone. Try again.', undefined],
])('what comes of undoing is said: %j', async (result, kind, title: unknown, detail) => {
  const collection = collectionStage<ArticleDocument>({
    setLive: () => Promise.resolve(result),
    read: () => Promise.resolve(ok(draftOf(article()))),
  });
  await openEditing(<Undo collection={collection} />);
  await press('Undo');
  expect(toasts).toEqual([{ kind, title, ...(detail !== undefined && { detail }) }]);
});
