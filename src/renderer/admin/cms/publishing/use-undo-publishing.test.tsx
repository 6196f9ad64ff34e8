// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { settle } from '#tests/support/admin-stage.tsx';
import { article, collectionStage, copyStage, draftOf, openEditing } from '#tests/support/editing-stage.tsx';
import type { ArticleDocument } from '#domain/article-document.ts';
import { failed, ok } from '#domain/result.ts';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import { showToast } from '#renderer/ui/toast.ts';
import { useUndoPublishing } from './publishing.ts';

vi.mock('#renderer/ui/toast.ts', () => ({ showToast: vi.fn(() => Promise.resolve(true)) }));

const ANSWER = { before: [{ id: 7, live: { id: null }, was: { id: 3 } }], build: false, stale: [], blocked: [] };

function Undo({ collection }: { readonly collection: DraftCollection<ArticleDocument> }) {
  const undoPublishing = useUndoPublishing(copyStage(article()), collection);
  return <button onClick={() => void undoPublishing(ANSWER)}>Undo</button>;
}

test.each([
  [
    'undone',
    ok({ before: ANSWER.before, build: false, stale: [] }),
    'success',
    'Undone. The site is as it was before.',
  ],
  [
    'not undone, because somebody has published since,',
    ok({ before: [], build: false, stale: [7] }),
    'info',
    'Someone has published a newer version since, so this wasn’t undone.',
  ],
  ['not undone, because nobody answered,', failed('offline', 'none'), 'error', 'It couldn’t be undone. Try again.'],
])('what is %s is said', async (_how, result, kind, title) => {
  const collection = collectionStage<ArticleDocument>({
    setLive: () => Promise.resolve(result),
    read: () => Promise.resolve(ok(draftOf(article()))),
  });
  await openEditing(<Undo collection={collection} />);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await settle();
  expect(vi.mocked(showToast).mock.calls).toEqual([[{ kind, title }]]);
});
