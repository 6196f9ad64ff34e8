// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { openAdmin, press, settle } from '#tests/support/stages/admin-stage.tsx';
import { article, draftOf } from '#tests/support/stages/editing-stage.tsx';
import { ok, failed, type Result } from '#domain/result.ts';
import { RightsContext, rightsOf } from '#renderer/admin/rights.ts';
import type { MarkdownHandle } from '../markdown/markdown-handle.ts';
import { CommentBadge } from '../comments/comment-marks.tsx';
import { commentDrafts } from '../comments/use-comment-draft.ts';
import { useCommentsDrawer } from './use-comments-drawer.tsx';
import { DetailsDrawer } from './details-drawer.tsx';
import { useDrawers } from './use-drawers.ts';

const DOCUMENT = article();
const KIND = {
  collection: 'articles',
  sideFields: [{ name: 'content', label: 'comments:title', kind: 'markup', most: 99 }],
} as const;
const PLACE = { language: 'id', field: 'content', quote: 'p Isi cabai', place: 0 };
const CITRA = { id: 'c', name: 'Citra', role: 'editor', language: null };
const row = (id: string, more: object = {}) => ({
  ...{ id, thread: null, ...PLACE, wants_changes: false, body: `Says ${id}`, author: CITRA, mine: false },
  ...{ created_at: '2026-11-20T03:00:00Z', edited_at: null, deleted: false, resolved_at: null, resolved_by: null },
  ...{ mentions: [], ...more },
});
const READERS = [
  { id: 'b1', name: 'Budi', role: 'editor', language: null },
  { id: 'b2', name: 'Budi (2)', role: 'reviewer', language: null },
  CITRA,
];

function Editor() {
  const { details, comments: drawer } = useDrawers();
  const handles = useRef(new Map([['id.content', { segment: () => 0 } as MarkdownHandle]]));
  const [server] = useState(() => draftOf(DOCUMENT));
  const settings = {
    kind: KIND,
    document: DOCUMENT,
    server,
    handles,
    drawer,
    isBeside: false,
    onShow: () => undefined,
  };
  const comments = useCommentsDrawer(settings as unknown as Parameters<typeof useCommentsDrawer>[0]);
  return (
    <>
      <button type="button" ref={details.opener} onClick={details.toggle}>
        Open details
      </button>
      <button type="button" ref={comments.action?.opener} onClick={comments.action?.onToggle}>
        Open comments ({comments.action?.count})
      </button>
      <button type="button" onClick={comments.onShortcut}>
        Shortcut
      </button>
      {comments.around(
        <>
          <CommentBadge mark={{ paragraph: PLACE as never, count: 1, thread: 'one' }} />
          <p data-side="id" data-field="content">
            Isi cabai
          </p>
        </>,
      )}
      {comments.drawer}
      <DetailsDrawer
        id="details"
        isOpen={details.isOpen}
        label="Details"
        heading={details.heading}
        onClose={details.close}
      >
        <p>Author</p>
      </DetailsDrawer>
    </>
  );
}

/** The editor's drawers over a backend with these comments; `asked` collects the requests. */
async function open(rows: readonly object[], add: () => Result<unknown> = () => ok(row('new'))) {
  const backend = { rows, asked: [] as (readonly [string, unknown])[] };
  await openAdmin(
    <RightsContext value={rightsOf({ role: 'editor', language: null })}>
      <Editor />
    </RightsContext>,
    {
      rest: ({ path, body }) => {
        const name = path.replace('rpc/', '');
        backend.asked.push([name, body]);
        const answers: Record<string, () => Result<unknown>> = {
          list_comments: () => ok({ rows: backend.rows, resolved: 0 }),
          list_readers: () => ok({ rows: READERS }),
          list_mentions: () => ok({ count: 0, rows: [] }),
          add_comment: add,
        };
        const answer = answers[name]?.() ?? failed('server', name);
        return Promise.resolve(answer.ok ? ok({ body: answer.value, total: null }) : answer);
      },
    },
  );
  await settle();
  return backend;
}
const write = async (name: string, value: string) => {
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name });
  field.focus();
  fireEvent.change(field, { target: { value } });
  field.setSelectionRange(value.length, value.length);
  fireEvent.select(field);
  await settle();
  return field;
};

test('one drawer is open at a time; the focus goes in, and back to what opened it', async () => {
  await open([row('one')]);
  const opener = screen.getByRole('button', { name: 'Open details' });
  opener.focus();
  await press(opener);
  expect(document.activeElement?.textContent).toBe('Details');
  await press(/^Open comments/);
  expect(screen.queryByRole('complementary', { name: 'Details' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Comments');
  await press('Close comments');
  // From a mark the focus goes to its thread, twice where it is pressed twice.
  const mark = screen.getByRole('button', { name: '1 comment on this paragraph' });
  for (const turn of [1, 2]) {
    mark.focus();
    await press(mark);
    expect([turn, document.activeElement?.id]).toEqual([turn, 'comment-one']);
  }
  fireEvent.keyDown(screen.getByText('Comments'), { key: 'Escape' });
  expect(document.activeElement).toBe(mark);
});

test('an answer to a comment that somebody deletes meanwhile stays, and can be sent as a new comment', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  const backend = await open([row('one')]);
  await press(/^Open comments/);
  const field = await write('Write an answer', 'Yes, on Monday');
  backend.rows = [];
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  await settle();
  expect(screen.getByText('The comment that you were answering was deleted.', { exact: false })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Write an answer' })).toBe(field);
  expect(field.value).toBe('Yes, on Monday');
  await press('Send as a new comment');
  expect(backend.asked.findLast(([name]) => name === 'add_comment')?.[1]).toMatchObject({
    body: 'Yes, on Monday',
    paragraph: PLACE,
  });
  expect(backend.asked.findLast(([name]) => name === 'add_comment')?.[1]).not.toHaveProperty('thread');
  await settle();
  expect(screen.queryByRole('textbox', { name: 'Write an answer' })).toBeNull();
  vi.useRealTimers();
});

test('where the device doesn’t keep a comment, it is said', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await open([row('one')]);
  await press(/^Open comments/);
  vi.spyOn(commentDrafts(), 'write').mockRejectedValueOnce(new Error('full'));
  await write('Write an answer', 'Yes, on Monday');
  expect(await screen.findByText(/This device isn’t keeping your text/)).toBeTruthy();
  await write('Write an answer', 'Yes, on Tuesday');
  await vi.waitFor(() => expect(screen.queryByText(/This device isn’t keeping your text/)).toBeNull());
  await press('Cancel');
});

test('an answer of an earlier visit is found, though its comment is gone', async () => {
  await open([row('old')]);
  await press(/^Open comments/);
  await write('Write an answer', 'Begun yesterday');
  cleanup();
  await open([]);
  await press(/^Open comments/);
  await vi.waitFor(() =>
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write an answer' }).value).toBe('Begun yesterday'),
  );
  await press('Cancel');
  expect(screen.queryByRole('textbox', { name: 'Write an answer' })).toBeNull();
});

test('of two people of one name one is chosen by Enter; Tab chooses nobody, Escape closes the list alone', async () => {
  const backend = await open([]);
  await press(/^Open comments/);
  const label = 'Write a comment. @ names somebody';
  const field = await write(label, '@Bu');
  const list = () => screen.queryByRole('listbox', { name: 'People' });
  expect(
    within(list() as HTMLElement)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([...['Budieditor', 'Budi (2)reviewer']]);
  expect(screen.getByText('2 people match')).toBeTruthy();
  const shown = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(fireEvent.keyDown(field, { key: 'Tab' })).toBe(true);
  expect(field.value).toBe('@Bu');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(shown()).toContain('Budi (2)');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(field.value).toBe('@Budi (2) ');
  await press('Comment');
  expect(backend.asked.find(([name]) => name === 'add_comment')?.[1]).toMatchObject({ mentions: ['b2'] });
  await write(label, '@Ci');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect([list(), screen.queryByRole('complementary', { name: 'Comments' }) !== null]).toEqual([null, true]);
});

test('a draft that is full says so kindly, and what is written stays', async () => {
  await open([], () => ({ ...failed('refused', 'full'), reason: 'PT413' }));
  await press(/^Open comments/);
  const field = await write('Write a comment. @ names somebody', 'One more');
  await press('Comment');
  expect(screen.getByRole('alert').textContent).toMatch(/^This draft has 200 open comments.*stays here\.$/);
  expect(field.value).toBe('One more');
});

test.each(['the button beside them', 'the shortcut'])(
  'selected words are quoted in a comment on their paragraph, by %s',
  async (by) => {
    const read = vi.spyOn(commentDrafts(), 'read').mockResolvedValue([]);
    const { asked } = await open([]);
    read.mockRestore();
    const text = screen.getByText('Isi cabai').firstChild!;
    act(() => document.getSelection()!.setBaseAndExtent(text, 4, text, 9));
    if (by === 'the shortcut') await press('Shortcut');
    else {
      await screen.findByRole('button', { name: 'Comment on this' });
      await press('Comment on this');
    }
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Write a comment/ });
    expect([field.value, document.activeElement]).toEqual(['“cabai”\n', field]);
    await write('Write a comment. @ names somebody', `${field.value}Rawit?`);
    await press('Comment');
    const sent = asked.find(([name]) => name === 'add_comment')?.[1];
    expect(sent).toMatchObject({ body: '“cabai”\nRawit?', paragraph: PLACE });
  },
);
