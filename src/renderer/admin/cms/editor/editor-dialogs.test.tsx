// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toasts } from '#tests/support/stages/toasts.ts';
import { press } from '#tests/support/stages/admin-stage.tsx';
import { article, collectionStage, editableStage, draftOf, openEditing } from '#tests/support/stages/editing-stage.tsx';
import type { ArticleDocument } from '#domain/article-document.ts';
import type { RevisionCard } from '#domain/draft.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import { NEWER_VERSION } from '#renderer/data/collections/draft-collection.ts';
import { articleContentType } from '../../sections/articles/article-content-type.ts';
import { EditorDialogs, type OpenDialog } from './editor-dialogs.tsx';

vi.mock('#renderer/ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));

const written = article();
const old: ArticleDocument = { ...written, id: { ...written.id, title: 'Cabai lama' } };
const NOTHING = { before: [], build: false, stale: [7], blocked: [] };
const REVISION: RevisionCard = {
  ...{ id: 11, language: 'id', version: 2, title: 'Cabai lama' },
  ...{ madeAt: '2026-11-01', madeByName: 'Sri', imported: null },
};
const keep = vi.fn<(id: number, basedOn: number, document: ArticleDocument) => Promise<Result<void>>>();
const onOpen = vi.fn();
const onDone = vi.fn();
const toast = () => toasts.at(-1);

beforeEach(() => {
  keep.mockImplementation(() => Promise.resolve(ok(undefined)));
});

const LAST_SEEN: Partial<Record<OpenDialog, string>> = {
  history: 'Use this version again',
  conflict: 'Go on with this',
};

async function open(dialog: OpenDialog, editable = editableStage(written)) {
  const { id, en: _, outdated: __, ...shared } = old;
  await openEditing(
    <EditorDialogs
      open={dialog}
      kind={articleContentType([])}
      editable={editable}
      state={editable.read()}
      collection={collectionStage({
        publish: () => Promise.resolve(ok(NOTHING)),
        read: () => Promise.resolve(ok(draftOf(written, { version: 9 }))),
        revisions: () => Promise.resolve(ok([REVISION])),
        revision: () => Promise.resolve(ok({ shared, text: id })),
        versions: () => Promise.resolve(ok([])),
        keep,
      })}
      begun={{ id: true, en: true }}
      problems={{ id: [], en: [] }}
      wanted={['id']}
      shown="id"
      onCopy={vi.fn()}
      onProblem={vi.fn()}
      {...{ onDone, onOpen }}
    />,
  );
  // A dialog's code is loaded first, then its data.
  await vi.dynamicImportSettled();
  const button = LAST_SEEN[dialog];
  if (button && editable.read()[dialog === 'history' ? 'server' : 'conflict'])
    await screen.findByRole('button', { name: button });
  return editable;
}

test('publishing that meets a newer version of the same article leads to the comparison, where something else was written here', async () => {
  const editable = editableStage(written, (saving) => {
    saving.become({ conflict: draftOf(old, { version: 9 }) });
    return false;
  });
  await open('publish', editable);
  await press('Publish');
  expect([onOpen.mock.calls, onDone.mock.calls]).toEqual([[['conflict']], []]);
});

test('publishing that meets a newer version says that nothing was published, where the newer text stands here already', async () => {
  await open('publish');
  await press('Publish');
  expect(onOpen.mock.calls).toEqual([[null]]);
  expect(toast()).toMatchObject({ title: 'Someone else saved a newer version' });
});

test('an older version stands in the editor once it is used again, and can be taken out', async () => {
  const editable = await open('history');
  await press('Use this version again');
  expect([editable.read().document.id.title, onOpen.mock.calls]).toEqual(['Cabai lama', [[null]]]);
  expect(toast()).toMatchObject({ title: 'The older version is back in the editor' });
  toast()?.action?.run();
  expect(editable.read().document).toBe(written);
});

test('an older version isn’t taken out where somebody has written on', async () => {
  const editable = await open('history');
  await press('Use this version again');
  const undo = toast()?.action?.run;
  editable.change((now) => ({ ...now, image: '/pictures/x.svg' }));
  undo?.();
  expect(editable.read().document).toMatchObject({ image: '/pictures/x.svg', id: { title: 'Cabai lama' } });
  expect(toast()?.title).toBe('Not undone: you’ve edited since');
});

describe('before an older version is put in its place', () => {
  test('what is written now is saved and kept', async () => {
    const editable = await open('history');
    await press('Use this version again');
    expect([editable.done, keep.mock.calls]).toEqual([['save'], [[7, 3, written]]]);
  });

  test.each([
    ['a newer version isn’t in the way: the next save meets it', { ...failed('refused', 'x'), reason: NEWER_VERSION }],
  ])('%s', async (_what, answer) => {
    keep.mockImplementation(() => Promise.resolve(answer));
    const editable = await open('history');
    await press('Use this version again');
    expect(editable.read().document.id.title).toBe('Cabai lama');
  });

  test('nothing is changed where what is written can’t be saved', async () => {
    const editable = await open(
      'history',
      editableStage(written, () => false),
    );
    await press('Use this version again');
    expect([editable.read().document, keep.mock.calls, onOpen.mock.calls]).toEqual([written, [], []]);
    expect(toast()).toMatchObject({
      title: 'The older version isn’t back',
      detail: expect.stringMatching(/isn’t saved/),
    });
  });

  test('nothing is changed where it can’t be kept', async () => {
    keep.mockImplementation(() => Promise.resolve(failed('offline', 'none')));
    const editable = await open('history');
    await press('Use this version again');
    expect(editable.read().document).toBe(written);
    expect(toast()).toMatchObject({
      title: 'The older version isn’t back',
      detail: expect.stringMatching(/^No internet/),
    });
  });

  test('nothing is changed where another text came meanwhile', async () => {
    const other = { ...written, image: '/pictures/x.svg' };
    const editable = await open(
      'history',
      editableStage(written, (saving) => {
        saving.become({ document: other });
        return true;
      }),
    );
    await press('Use this version again');
    expect(editable.read().document).toBe(other);
    expect(toast()?.detail).toMatch(/has changed in between/);
  });
});

test('what isn’t there opens nothing', async () => {
  const editable = editableStage(written);
  editable.become({ server: null });
  await open('history', editable);
  await open('conflict', editable);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(new Set(onOpen.mock.calls.flat())).toEqual(new Set([null]));
});

test('what is outdated is counted anew in what two versions became', async () => {
  const mark = { language: 'en', was: 'Isi\n\ncabai', since: 'then', parts: 7 } as const;
  const settle = vi.fn<(document: ArticleDocument) => void>();
  const editable = { ...editableStage({ ...written, outdated: { content: mark } }), settle };
  editable.become({ conflict: draftOf({ ...old, outdated: { content: mark } }, { version: 9, mine: false }) });
  await open('conflict', editable);
  await press('Go on with this');
  expect(settle.mock.calls[0]?.[0].outdated['content']).toEqual({ language: 'en', was: mark.was, since: 'then' });
});
