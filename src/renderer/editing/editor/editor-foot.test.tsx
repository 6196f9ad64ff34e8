// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settle } from '../../../../tests/support/admin-stage.tsx';
import { collectionStage, openEditing } from '../../../../tests/support/editing-stage.tsx';
import { failed, ok } from '#domain/reply.ts';
import type { DraftCollection } from '../../data/collections/draft-collection.ts';
import { showToast } from '../../ui/toast.ts';
import { EditorFoot } from './editor-foot.tsx';

vi.mock('../../ui/toast.ts', () => ({ showToast: vi.fn(() => Promise.resolve(true)) }));

const LIVE = [{ id: 7, live: { id: { revision: 11, from: '2026-11-20T05:00:00Z' }, en: null } }];
const asked: unknown[] = [];
const works: Partial<DraftCollection<never>> = {
  bin: (ids) => Promise.resolve(ok((asked.push(['bin', ids]), { before: LIVE, build: false }))),
  restore: (ids) => Promise.resolve(ok((asked.push(['restore', ids]), undefined))),
  setLive: (items) => Promise.resolve(ok((asked.push(['setLive', items]), { before: LIVE, stale: [], build: false }))),
};
const toast = () => vi.mocked(showToast).mock.lastCall?.[0];

async function open(answers: Partial<DraftCollection<never>> = works, saves = true) {
  const save = () => Promise.resolve(saves);
  await openEditing(<EditorFoot id={7} path="/admin/blogs" collection={collectionStage(answers)} save={save} />);
  fireEvent.click(screen.getByRole('button', { name: 'Move to bin' }));
  await settle();
}

beforeEach(() => {
  vi.clearAllMocks();
  asked.length = 0;
});
afterEach(cleanup);

test('moves to the bin, and Undo brings it back to visitors too', async () => {
  await open();
  expect(toast()).toMatchObject({ kind: 'success', title: '1 moved to the bin' });
  toast()?.action?.run();
  await settle();
  expect(asked).toEqual([
    ['bin', [7]],
    ['restore', [7]],
    ['setLive', LIVE],
  ]);
  expect(toast()).toMatchObject({ kind: 'success' });
});

test('moves nothing that couldn’t be saved before', async () => {
  await open(works, false);
  expect(asked).toEqual([]);
  expect(toast()).toMatchObject({ kind: 'error', title: 'It wasn’t moved to the bin' });
});

test('says that it failed', async () => {
  await open({ bin: () => Promise.resolve(failed('offline', 'no network')) });
  expect(toast()).toMatchObject({ kind: 'error', title: 'It wasn’t moved to the bin' });
});
