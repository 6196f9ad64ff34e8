// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import 'fake-indexeddb/auto';
import * as z from 'zod/mini';
import { expect, test, vi } from 'vitest';
import { press, settle } from '#tests/support/stages/admin-stage.tsx';
import { article, collectionStage, editableStage, draftOf, openEditing } from '#tests/support/stages/editing-stage.tsx';
import { toasts } from '#tests/support/stages/toasts.ts';
import type { Position } from '#domain/roles.ts';
import type { ArticleDocument } from '#domain/article-document.ts';
import { failed, ok } from '#domain/result.ts';
import { RightsContext, rightsOf } from '#renderer/admin/rights.ts';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import type { ContentType } from '../content-type.ts';
import { ReviewNote } from './review-note.tsx';

vi.mock('#renderer/ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));

const KIND = {
  ...{ collection: 'articles', schema: z.any(), storedSchema: z.any(), sharedFields: [] },
  sideFields: [{ name: 'title', label: 'editor:details', kind: 'line', most: 99 }],
} as unknown as ContentType<ArticleDocument>;
const MARKED = article();
const NOW = article({ id: { ...MARKED.id, title: 'Cabai rawit' } });

async function show(position: Position, version: number, answers: Partial<DraftCollection<ArticleDocument>> = {}) {
  const asked: unknown[] = [];
  const draft = draftOf(NOW, {
    review: { version, at: '2026-11-22T05:00:00Z', by: { id: 'd', name: 'Dewi', role: 'editor', language: null } },
  });
  const collection = collectionStage<ArticleDocument>({
    readReview: () => Promise.resolve(ok({ version, document: MARKED })),
    read: () => Promise.resolve(ok(draftOf(NOW, { version: 4 }))),
    sendBack: (...each) => {
      asked.push(each);
      return Promise.resolve({ ...failed('refused', 'newer'), reason: 'PT412' });
    },
    requestReview: (...each) => {
      asked.push(each);
      return Promise.resolve({ ...failed('refused', 'newer'), reason: 'PT412' });
    },
    ...answers,
  });
  const editable = editableStage(NOW);
  editable.become({ server: draft });
  await openEditing(
    <RightsContext value={rightsOf(position)}>
      <ReviewNote {...{ draft, collection, editable }} kind={KIND} document={NOW} />
    </RightsContext>,
  );
  return { asked, editable };
}

test('what is ready says what changed since it was marked', async () => {
  await show({ role: 'reviewer', language: null }, 2);
  expect(screen.getByRole('status').textContent).toMatch(/^Dewi \(editor\) marked this.*It has changed since\.$/);
  await press('What changed?');
  await vi.dynamicImportSettled();
  expect((await screen.findByRole('dialog')).querySelector('ins')?.textContent).toContain('rawit');
});

test('what is ready as it stands says nothing more', async () => {
  await show({ role: 'editor', language: null }, 3);
  expect(screen.getByRole('status').textContent).not.toContain('changed since');
  expect(screen.queryByRole('button', { name: 'Mark this version as ready' })).toBeNull();
});

test('nothing is sent back of a version that was not read: the newer one is shown, what is written stays', async () => {
  const { asked, editable } = await show({ role: 'reviewer', language: null }, 3);
  await press('Changes wanted...');
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(field, { target: { value: 'Shorter' } });
  await press('Send back');
  await settle();
  expect(asked).toEqual([[7, 3, expect.any(String), 'Shorter']]);
  expect(screen.getByRole('alert').textContent).toMatch(/^The draft has changed since you read it/);
  expect([field.value, editable.done]).toEqual(['Shorter', ['learn 4']]);
});

test('the version that was saved last is marked again; where somebody was quicker, that is said', async () => {
  const { asked } = await show({ role: 'editor', language: null }, 2);
  await press('Mark this version as ready');
  expect(asked).toEqual([[7, 3, true]]);
  expect(toasts.at(-1)).toMatchObject({ kind: 'error', detail: expect.stringContaining('newer version') });
});
