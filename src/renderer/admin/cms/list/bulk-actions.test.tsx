// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { press as pressElement, settle } from '#tests/support/stages/admin-stage.tsx';
import { openList } from '#tests/support/stages/draft-list-stage.tsx';
import {
  draftCard,
  draftPage,
  memoryDraftStore,
  type MemoryDraftStore,
} from '#tests/support/memory/memory-draft-store.ts';
import { notices, toasts } from '#tests/support/stages/toasts.ts';
import { failed, ok } from '#domain/result.ts';

vi.mock('#renderer/ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));

const OFFLINE = failed('offline', 'no network');
let articleIndex: MemoryDraftStore;
const openIndex = () => articleIndex;

const open = (address?: string) => openList({ open: openIndex }, address);
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox').slice(1);
const wholePage = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select this page' });
const chosen = () => boxes().flatMap((box, index) => (box.checked ? [index + 1] : []));
const choose = (...numbers: number[]) => numbers.forEach((number) => fireEvent.click(boxes()[number - 1]!));
/** Opens the list, and chooses rows of it. */
async function openAndChoose(...numbers: number[]): Promise<void> {
  await open();
  choose(...numbers);
}
/** Both forms of the bar are in the page; which one is shown is the style's matter. */
const button = (name: string) =>
  within(screen.getByRole('group', { name: 'With the selected ones' })).getAllByRole('button', { name })[0]!;

const press = (name: string) => pressElement(button(name));
async function undo(): Promise<void> {
  await act(async () => toasts.at(-1)?.action?.run());
  await settle();
}
/** What of these was changed: nothing of them was on the site before. */
const changed = (...ids: number[]) => ids.map((id) => ({ id, live: { id: null, en: null } }));
async function publish(item: string): Promise<void> {
  fireEvent.keyDown(button('Publish'), { key: 'Enter' });
  await settle();
  await pressElement(screen.getByRole('menuitem', { name: item }));
}

beforeEach(() => {
  articleIndex = memoryDraftStore([1, 2, 3, 4].map((id) => draftCard(id, { version: 5 })));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('choosing the head’s box is mixed for some, and takes all or none', async () => {
  await openAndChoose(2);
  expect([wholePage().indeterminate, document.querySelector('[data-status]')?.textContent]).toEqual([
    true,
    '1 selected',
  ]);
  fireEvent.click(wholePage());
  expect([chosen(), wholePage().indeterminate]).toEqual([[1, 2, 3, 4], false]);
  fireEvent.click(wholePage());
  expect([chosen(), screen.queryByRole('group', { name: 'With the selected ones' })]).toEqual([[], null]);
});

test('choosing with Shift takes everything between, or gives it back', async () => {
  await openAndChoose(1);
  fireEvent.click(boxes()[2]!, { shiftKey: true });
  expect(chosen()).toEqual([1, 2, 3]);
  choose(4);
  choose(3);
  fireEvent.click(boxes()[0]!, { shiftKey: true });
  expect(chosen()).toEqual([4]);
});

async function tag(item: string, button_ = 'Tags'): Promise<void> {
  fireEvent.keyDown(button(button_), { key: 'Enter' });
  await settle();
  await pressElement(screen.getByRole('menuitem', { name: item }));
}

test.each([
  ['Add tags', 'tag 2', true, '1 tagged'],
  ['Remove tags', 'untag 2', false, 'Tags removed from 1'],
])('%s asks which, tells what was left, and undoes it on request', async (item, asks, wanted, title) => {
  const done = [{ id: 1, version: 6, tags: [3] }];
  articleIndex.tagging = ok({ done, stale: [], full: [2] });
  await openAndChoose(1, 2);
  await tag(item);
  const question = within(screen.getByRole('dialog', { name: asks }));
  await pressElement(question.getByRole('button', { name: 'Choose' }));
  const items = [1, 2].map((id) => ({ id, version: 5 }));
  expect(articleIndex.calls).toEqual([['changeTags', items, [8, 9], wanted]]);
  expect([toasts.at(-1)?.title, chosen()]).toEqual([title, [2]]);
  const told = screen.getByRole('alert');
  expect(told.textContent).toContain('1 would have more than 8 tags');
  expect(within(told).getByRole('link').getAttribute('href')).toBe('/en/admin/blogs/2');
  articleIndex.tagging = ok({ done: [], stale: [1], full: [] });
  await undo();
  expect(articleIndex.calls.at(-1)).toEqual(['restoreTags', done]);
  expect(toasts.at(-1)?.title).toBe('Undone, except for 1: someone has changed it since.');
});

test('tags are in the one menu of narrow screens too, and a question that is left changes nothing', async () => {
  await openAndChoose(1);
  await tag('Add tags', 'Actions');
  await pressElement(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  expect([articleIndex.calls, screen.queryByRole('dialog'), chosen()]).toEqual([[], null, [1]]);
});

test('one category for several changes the drafts that have another one, publishes nothing, and is taken back', async () => {
  const categories = () => [...articleIndex.drafts.values()].map(({ document }) => document);
  for (const [id, category] of [
    ...([
      [1, 2],
      [2, 4],
      [3, 2],
    ] as const),
  ])
    articleIndex.drafts.set(id, { version: 5, document: { category } });
  await openAndChoose(1, 2, 3);
  fireEvent.keyDown(button('For all of them'), { key: 'Enter' });
  await settle();
  await pressElement(screen.getByRole('menuitem', { name: 'One category' }));
  expect(screen.getByRole('dialog', { name: 'category 3 false' })).toBeTruthy();
  await pressElement('Choose');
  expect(articleIndex.calls.map(([name, id]) => [name, id])).toEqual([
    ['save', 1],
    ['save', 3],
  ]);
  expect(categories()).toEqual([{ category: 4 }, { category: 4 }, { category: 4 }]);
  expect(toasts).toMatchObject([{ title: '2 drafts changed', action: { label: 'Undo' } }]);
  await undo();
  expect(categories()).toEqual([{ category: 2 }, { category: 4 }, { category: 2 }]);
});

test('publishing several without an answer doesn’t say that it was or wasn’t done, says why and keeps the selection', async () => {
  articleIndex.publishing = OFFLINE;
  await openAndChoose(1, 3);
  await publish('Publish Indonesian');
  const told = screen.getByRole('alert').textContent;
  expect(told).toContain('The server’s answer about 2 didn’t arrive, so we don’t know whether they were done.');
  expect(told).toContain('No internet.');
  expect([chosen(), toasts]).toEqual([[1, 3], []]);
});

test('publishing several that is refused says why and keeps the selection', async () => {
  articleIndex.publishing = failed('refused', 'x');
  await openAndChoose(1, 3);
  await publish('Publish Indonesian');
  expect(screen.getByRole('alert').textContent).toContain('That didn’t work. Your selection is still here.');
  expect(screen.getByRole('alert').textContent).toContain('Our server didn’t take this.');
  expect([chosen(), toasts]).toEqual([[1, 3], []]);
});

test('a second press while the first is under way does nothing', async () => {
  articleIndex.changing = ok({ before: changed(1), build: false });
  await openAndChoose(1);
  const move = button('Move to bin');
  act(() => {
    move.click();
    move.click();
  });
  await settle();
  expect(articleIndex.calls).toEqual([['bin', [1]]]);
});

test('undoing that fails can be tried again', async () => {
  articleIndex.changing = ok({
    before: [{ id: 1, live: { id: { revision: 2, from: 'then' }, en: null } }],
    build: false,
  });
  await openAndChoose(1);
  await press('Move to bin');
  articleIndex.changing = OFFLINE;
  await undo();
  expect(toasts.at(-1)).toMatchObject({ kind: 'error', title: 'Couldn’t undo that' });
  articleIndex.changing = ok({ before: [], build: false });
  await undo();
  expect(toasts.at(-1)?.title).toBe('Undone');
});

test.each([
  [[1, 2], 'Someone has published a newer version since, so this wasn’t undone.'],
  [[2], 'Undone, except for 1: someone has published a newer version since.'],
])('undoing leaves what somebody has published since (%j), and says so', async (stale, words) => {
  const before = [1, 2].map((id) => ({ id, live: { id: null, en: null }, was: { id: 9, en: null } }));
  articleIndex.publishing = ok({ before, build: false, stale: [], blocked: [] });
  await openAndChoose(1, 2);
  await publish('Publish Indonesian');
  articleIndex.stale = stale;
  articleIndex.changing = ok({ before: before.filter(({ id }) => !stale.includes(id)), build: false });
  const asked = articleIndex.queries.length;
  await undo();
  expect(toasts.at(-1)).toEqual({ kind: 'info', title: words });
  expect(articleIndex.calls.at(-1)).toEqual([
    'setLive',
    before.map(({ id }) => ({ id, live: { id: null }, was: { id: 9 } })),
  ]);
  expect(articleIndex.queries.length).toBe(asked + 1);
});

test('where no notice can be shown, the page says it, with the way to undo it', async () => {
  notices.work = false;
  articleIndex.changing = ok({ before: changed(1), build: false });
  await openAndChoose(1);
  await press('Move to bin');
  expect(screen.getByText('1 moved to the bin')).toBeTruthy();
  await pressElement('Undo');
  expect(articleIndex.calls.at(-1)).toEqual(['restore', [1]]);
});

test('withdrawing what isn’t on the site changes nothing, and says so', async () => {
  await openAndChoose(1);
  await press('Withdraw from the site');
  expect([articleIndex.calls, toasts]).toMatchObject([[], [{ kind: 'info' }]]);
});

describe('an action with many rows goes on after its screen is left', () => {
  /** Lets the next request go. */
  let letGo: () => Promise<void>;

  beforeEach(async () => {
    const held: (() => void)[] = [];
    letGo = async () => {
      held.shift()?.();
      await settle();
    };
    articleIndex = memoryDraftStore(Array.from({ length: 50 }, (_, index) => draftCard(index + 1)));
    articleIndex.bin = (items) =>
      new Promise((resolve) => {
        articleIndex.calls.push(['bin', items]);
        held.push(() => resolve(articleIndex.changing.ok ? ok({ before: changed(...items), build: false }) : OFFLINE));
      });
    await open();
    fireEvent.click(wholePage());
    await press('Move to bin');
  });

  const leave = () => pressElement(screen.getByRole('link', { name: 'Artikel 1' }));
  const comeBack = () => pressElement(screen.getByRole('link', { name: 'Back' }));

  test('who comes back finds how far it is and why nothing else can be done, and can stop it', async () => {
    await leave();
    await letGo();
    await comeBack();
    expect(screen.getByText('20 of 50 done')).toBeTruthy();
    choose(1);
    const publishing = button('Publish') as HTMLButtonElement;
    const reason = document.getElementById(publishing.getAttribute('aria-describedby') ?? '');
    expect([publishing.disabled, reason?.textContent]).toEqual([true, 'Everything else waits until this is done.']);
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await letGo();
    expect(screen.queryByText(/ of 50 done/)).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('Stopped. 10 weren’t done.');
    expect(toasts).toMatchObject([{ title: '40 moved to the bin', action: { label: 'Undo' } }]);
    expect((button('Publish') as HTMLButtonElement).disabled).toBe(false);
  });

  test('who is elsewhere at its end is told there that some need a look, and by the list why', async () => {
    await letGo();
    await leave();
    articleIndex.changing = OFFLINE;
    await letGo();
    await letGo();
    expect(toasts).toMatchObject([
      { title: '20 moved to the bin', detail: '30 still need a look. The list says why.' },
    ]);
    await comeBack();
    const told = screen.getByRole('alert').textContent;
    expect(told).toContain('It ended too early: 10 weren’t done.');
    expect(told).toContain('about 20 didn’t arrive');
    // Nothing is selected any more.
    expect(told).not.toContain('Your selection is still here.');
  });

  test('who is elsewhere is told as well where nothing of it was done', async () => {
    await leave();
    articleIndex.changing = OFFLINE;
    await letGo();
    await letGo();
    expect(toasts).toEqual([{ kind: 'info', title: '50 still need a look. The list says why.' }]);
  });
});

test('who is elsewhere is told that it was refused', async () => {
  let refuse = () => undefined as void;
  articleIndex.bin = () => new Promise((resolve) => (refuse = () => resolve(failed('refused', 'x'))));
  await openAndChoose(1);
  await press('Move to bin');
  await pressElement(screen.getByRole('link', { name: 'Artikel 1' }));
  refuse();
  await settle();
  expect(toasts).toMatchObject([{ kind: 'error', title: 'What you started in the list didn’t work.' }]);
});

describe('the bin', () => {
  beforeEach(() => {
    const binnedAt = new Date(Date.now() - 12 * 86_400_000).toISOString();
    articleIndex.answer = draftPage([1, 2].map((id) => draftCard(id, { binnedAt, binnedByName: 'Made' })));
  });

  test('says how long things stay, and since when and by whom they are there', async () => {
    await open('/en/admin/blogs?show=bin');
    expect(screen.getByText(/^What lies here is deleted after 30 days\./)).toBeTruthy();
    expect(screen.getAllByText('18 days left')).toHaveLength(2);
    expect(screen.getAllByText('Made')).toHaveLength(2);
    expect(screen.queryByRole('columnheader', { name: 'Indonesian' })).toBeNull();
  });

  test('is one press away from the list, and so is the way back', async () => {
    await open('/en/admin/blogs?search=x');
    const here = () => window.location.pathname + window.location.search;
    await pressElement(screen.getByRole('button', { name: /^Bin/ }));
    expect(here()).toBe('/en/admin/blogs?show=bin');
    await pressElement(screen.getByRole('button', { name: /^All/ }));
    expect(here()).toBe('/en/admin/blogs');
  });

  test('gives back', async () => {
    await open('/en/admin/blogs?show=bin');
    choose(1, 2);
    await press('Restore');
    expect(articleIndex.calls).toEqual([['restore', [1, 2]]]);
    expect(toasts).toMatchObject([{ title: '2 restored as drafts', action: { label: 'Undo' } }]);
    await undo();
    expect(articleIndex.calls.at(-1)).toEqual(['bin', [1, 2]]);
  });

  test('deletes for good only after a question that names how many, and nothing undoes that', async () => {
    await open('/en/admin/blogs?show=bin');
    choose(1, 2);
    await press('Delete forever');
    const question = within(screen.getByRole('dialog', { name: 'Delete 2 items forever?' }));
    await pressElement(question.getAllByRole('button', { name: 'Cancel' })[0]!);
    expect([articleIndex.calls, screen.queryByRole('dialog')]).toEqual([[], null]);
    await press('Delete forever');
    const yes = within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete forever' });
    // The second half of a double click, whose first half opened the question.
    fireEvent.click(yes, { detail: 2 });
    await settle();
    expect(articleIndex.calls).toEqual([]);
    await pressElement(yes);
    expect(articleIndex.calls).toEqual([['erase', [1, 2]]]);
    expect(toasts).toEqual([{ kind: 'success', title: '2 deleted forever' }]);
  });
});
