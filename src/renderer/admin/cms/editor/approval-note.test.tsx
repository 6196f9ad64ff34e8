// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { press } from '#tests/support/stages/admin-stage.tsx';
import { article, collectionStage, editableStage, draftOf, openEditing } from '#tests/support/stages/editing-stage.tsx';
import type { Position } from '#domain/roles.ts';
import type { ArticleDocument } from '#domain/article-document.ts';
import type { Draft } from '#domain/draft.ts';
import { ok } from '#domain/result.ts';
import { toasts } from '#tests/support/stages/toasts.ts';
import type { EditableDraftState } from '../drafts/editable-draft.ts';
import { RightsContext, rightsOf } from '#renderer/admin/rights.ts';
import { ApprovalNote } from './approval-note.tsx';

vi.mock('#renderer/ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));

const REVIEWER: Position = { role: 'reviewer', language: null };
const approval = (version: number) =>
  ({ version, at: '2026-11-22T05:00:00Z', by: { id: 'c', name: 'Citra', role: 'reviewer', language: null } }) as const;

async function show(
  position: Position,
  more: Partial<Draft<ArticleDocument>> = {},
  state: Partial<EditableDraftState<ArticleDocument>> = {},
  answer: Partial<Draft<ArticleDocument>> = {},
) {
  const asked: unknown[] = [];
  const draft = draftOf(article(), more);
  const editable = editableStage(draft.document);
  const collection = collectionStage<ArticleDocument>({
    approve: (...each) => {
      asked.push(each);
      return Promise.resolve(ok({ ...draft, approval: approval(3), ...answer }));
    },
  });
  await openEditing(
    <RightsContext value={rightsOf(position)}>
      <ApprovalNote
        draft={draft}
        state={{ document: draft.document, conflict: null, ...state }}
        collection={collection}
        editable={editable}
      />
    </RightsContext>,
  );
  return { asked, editable };
}

test('a reviewer approves the version that they read, and may take that back', async () => {
  const { asked, editable } = await show(REVIEWER);
  expect(screen.getByRole('status').textContent).toBe('Nobody has approved this version yet.');
  await press('Approve');
  expect([asked, editable.done]).toEqual([[[7, 3, true]], ['learn 3']]);
});

test('an approval is taken back by its button', async () => {
  const { asked } = await show(REVIEWER, { approval: approval(3) });
  expect(screen.getByRole('status').textContent).toMatch(/^Citra \(reviewer\) approved this version, /);
  await press('Take back');
  expect(asked).toEqual([[7, 3, false]]);
});

test.each<readonly [string, Partial<EditableDraftState<ArticleDocument>>]>([
  ['is in conflict with another one', { conflict: draftOf(article(), { version: 4 }) }],
  ['isn’t the saved one', { document: article({ image: '/pictures/x.svg' }) }],
])('a version that %s isn’t approved', async (_name, state) => {
  await show(REVIEWER, {}, state);
  expect(screen.getByRole('status').textContent).toMatch(/^Another version is saved than the one on this screen/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('an answer that meets a newer version says that nothing was approved', async () => {
  await show(REVIEWER, {}, {}, { version: 4, approval: null });
  await press('Approve');
  expect(toasts.at(-1)).toMatchObject({ kind: 'info', title: 'A newer version was saved meanwhile' });
});

test('an approval of an earlier version says so, to everybody', async () => {
  await show({ role: 'translator', language: 'en' }, { approval: approval(2) });
  expect(screen.getByRole('status').textContent).toMatch(
    /^Citra \(reviewer\) approved an earlier version, .* changed since\.$/,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test.each<Position>([
  { role: 'editor', language: null },
  { role: 'translator', language: 'en' },
])('without an approval nothing is said to %j', async (position) => {
  await show(position);
  expect(screen.queryByRole('status')).toBeNull();
});

test('what is in the bin isn’t approved', async () => {
  await show(REVIEWER, { binnedAt: '2026-11-22T05:00:00Z' });
  expect(screen.queryByRole('button')).toBeNull();
});
