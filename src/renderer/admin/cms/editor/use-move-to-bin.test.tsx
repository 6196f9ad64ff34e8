// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '#tests/support/stages/toasts.ts';
import { press, settle } from '#tests/support/stages/admin-stage.tsx';
import { article, collectionStage, editableStage, draftOf, openEditing } from '#tests/support/stages/editing-stage.tsx';
import { failed, ok } from '#domain/result.ts';
import type { ArticleDocument } from '#domain/article-document.ts';
import type { EditableDraftState } from '../drafts/editable-draft.ts';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import { useMoveToBin } from './use-move-to-bin.ts';

vi.mock('#renderer/ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));

const LIVE = [{ id: 7, live: { id: { revision: 11, from: '2026-11-20T05:00:00Z' }, en: null } }];
const asked: unknown[] = [];
const works: Partial<DraftCollection<never>> = {
  bin: (ids) => Promise.resolve(ok((asked.push(['bin', ids]), { before: LIVE, build: false }))),
  restore: (ids) => Promise.resolve(ok((asked.push(['restore', ids]), { ids }))),
  setLive: (items) =>
    Promise.resolve(ok((asked.push(['setLive', items]), { before: LIVE, stale: [], blocked: [], build: false }))),
};
const OFFLINE = failed('offline', 'no network');
const toast = () => toasts.at(-1);

function Mover(item: Parameters<typeof useMoveToBin>[0]) {
  const move = useMoveToBin(item);
  return <button onClick={() => void move()}>Move to bin</button>;
}

async function open(answers: Partial<DraftCollection<never>> = works, editable = editableStage(article())) {
  await openEditing(<Mover id={7} path="/admin/blogs" collection={collectionStage(answers)} editable={editable} />);
  await press('Move to bin');
}

beforeEach(() => void (asked.length = 0));

const newer = expect.stringContaining('newer version') as string;

test.each([
  [
    { setLive: () => Promise.resolve(ok({ before: [], stale: [7], blocked: [], build: false })) },
    { kind: 'info', title: newer },
  ],
  [
    {
      setLive: () =>
        Promise.resolve(ok({ before: [], stale: [], blocked: [{ id: 7, problems: { id: ['image'] } }], build: false })),
    },
    { kind: 'info', title: expect.stringContaining('Restored as a draft') as string },
  ],
  [
    { restore: () => Promise.resolve(OFFLINE) },
    { kind: 'error', title: 'It couldn’t be restored', action: { label: 'Try again' } },
  ],
])('says so where somebody has published it again since, and where it couldn’t be brought back', async (...given) => {
  const [answers, said] = given;
  await open({ ...works, ...answers });
  toast()?.action?.run();
  await settle();
  expect(toast()).toMatchObject(said);
});

const failing = (more: Partial<EditableDraftState<ArticleDocument>>) => {
  const editable = editableStage(article(), () => false);
  editable.become(more);
  return editable;
};
const unsaved = (reason: string | null, code: 'refused' | 'disk-full' = 'refused') =>
  failing({ saveState: { kind: 'failed', at: '2026-11-22', code, reason } });

test.each([
  ['an unreached backend', unsaved(null), 'What you wrote is safe. Try again.'],
  ['an ended session', unsaved('session_not_found'), 'What you wrote is safe. Try again.'],
  ['a full disk', unsaved('53100', 'disk-full'), 'What you wrote is safe. Try again.'],
  ['a conflict', failing({ conflict: draftOf(article()) }), 'Compare both versions first, then move it.'],
])('moves nothing that couldn’t be saved before: %s', async (_name, editable, detail) => {
  await open(works, editable);
  expect(asked).toEqual([]);
  expect(toast()).toMatchObject({ kind: 'error', title: 'It wasn’t moved to the bin', detail });
});

test('moves what the backend will never take as it is', async () => {
  await open(works, unsaved('PT400'));
  expect(asked).toEqual([['bin', [7]]]);
});

test('says that it failed', async () => {
  await open({ bin: () => Promise.resolve(OFFLINE) });
  expect(toast()).toMatchObject({ kind: 'error', title: 'It wasn’t moved to the bin' });
});
