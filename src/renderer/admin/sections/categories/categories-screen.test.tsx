// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { press, settle } from '#tests/support/stages/admin-stage.tsx';
import { names, stage, stageCategories } from '#tests/support/stages/category-stage.tsx';
import { toasts } from '#tests/support/stages/toasts.ts';
import { failed } from '#domain/result.ts';

vi.mock('#renderer/ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));

const OFFLINE = failed('offline', 'no network');
const IN_ORDER = ['Hydroponics', 'Organic', 'Technology'];
const dialog = () => within(screen.getByRole('dialog'));
const ask = (name: string) => press(`Delete ${name}`);
const answer = (name: string) => press(dialog().getByRole('button', { name }));

stageCategories();

test('the list shows both names, the reader’s first, and the way to the articles', async () => {
  await stage.open('id');
  expect(names()).toEqual(['Hidroponik', 'Organik', 'Teknologi']);
  expect(screen.getByText('Organic').lang).toBe('en');
  expect(screen.getByRole('link', { name: '2 artikel' }).getAttribute('href')).toBe('/admin/blogs?category=1');
  expect(screen.getByText('Belum ada artikel')).toBeTruthy();
  expect(screen.getByText('3 di Sampah')).toBeTruthy();
});

test('the list that can’t be read says why, and comes with another try', async () => {
  stage.broken = OFFLINE;
  await stage.open();
  expect(screen.getByRole('alert').textContent).toContain('The categories couldn’t be read. No internet.');
  stage.broken = null;
  await press('Try again');
  expect(names()).toEqual(IN_ORDER);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the list without a category says what to do', async () => {
  stage.rows = [];
  await stage.open();
  expect(screen.getByText('No categories yet')).toBeTruthy();
});

test('an address that asks for a new one opens its form, once', async () => {
  await stage.open('en', '/en/admin/blog-categories?new');
  expect(screen.getByLabelText('Name in Indonesian')).toBeTruthy();
  expect(window.location.href).toMatch(/\/en\/admin\/blog-categories$/);
  await press('Cancel');
  expect(screen.queryByLabelText('Name in Indonesian')).toBeNull();
});

test('the order stays at its ends', async () => {
  await stage.open();
  await press('Move Hydroponics up');
  await press('Move Technology down');
  expect([names(), stage.changes()]).toEqual([IN_ORDER, []]);
  expect(screen.getByRole('button', { name: 'Move Hydroponics up' }).getAttribute('aria-disabled')).toBe('true');
});

test('the order that couldn’t be saved stays on the screen, and is saved by another try', async () => {
  await stage.open();
  stage.broken = OFFLINE;
  await press('Move Organic up');
  expect(names()).toEqual(['Organic', 'Hydroponics', 'Technology']);
  expect(screen.getByRole('alert').textContent).toContain('The new order isn’t saved yet. No internet.');
  const dataTransfer = { dropEffect: 'none', effectAllowed: '', setData: vi.fn(), setDragImage: vi.fn() };
  const handle = document.querySelectorAll('.category-handle')[2]!;
  fireEvent.dragStart(handle, { dataTransfer });
  fireEvent.dragEnd(handle, { dataTransfer });
  expect(names()).toEqual(['Organic', 'Hydroponics', 'Technology']);
  stage.broken = null;
  await press('Try again');
  expect(stage.rows.map(({ id }) => id)).toEqual([2, 1, 3]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the order of several quick moves is the last one’s at the backend', async () => {
  await stage.open();
  fireEvent.click(screen.getByRole('button', { name: 'Move Technology up' }));
  fireEvent.click(screen.getByRole('button', { name: 'Move Technology up' }));
  await press('Move Hydroponics down');
  expect(names()).toEqual(['Technology', 'Organic', 'Hydroponics']);
  expect(stage.rows.map(({ id }) => id)).toEqual([3, 2, 1]);
  // The intermediate orders weren't sent: a newer one had replaced them by then.
  expect(stage.changes()).toEqual([['order_categories', { ids: [3, 2, 1] }]]);
});

test('a category that no article uses goes after a question, and comes back to its place by undoing it', async () => {
  await stage.open();
  await ask('Organic');
  expect(screen.getByRole('dialog', { name: 'Delete “Organic”?' })).toBeTruthy();
  expect(stage.rows).toHaveLength(3);
  await answer('Delete');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([names(), stage.rows.length]).toEqual([['Hydroponics', 'Technology'], 2]);
  expect(document.activeElement?.textContent).toBe('Add category');
  expect(toasts.at(-1)?.title).toBe('Category deleted');
  act(() => toasts.at(-1)?.action?.run());
  await settle();
  expect(names()).toEqual(IN_ORDER);
  expect(stage.rows.map(({ slug }) => slug)).toEqual(['hydroponics', 'organic', 'technology']);
});

test('a category that no article uses stays where the question is answered with no, or can’t be asked further', async () => {
  await stage.open();
  await ask('Organic');
  await press(dialog().getAllByRole('button', { name: 'Cancel' })[0] as Element);
  expect(stage.rows).toHaveLength(3);
  await ask('Organic');
  stage.broken = OFFLINE;
  await answer('Delete');
  expect(dialog().getByRole('alert').textContent).toContain('The category isn’t deleted. No internet.');
  expect(names()).toHaveLength(3);
});

test('a category that no article uses that an article came to use meanwhile is offered to be merged', async () => {
  await stage.open();
  await ask('Organic');
  stage.rows = stage.rows.map((row) => (row.slug === 'organic' ? { ...row, articles: 1 } : row));
  await answer('Delete');
  expect(dialog().getByText('1 article uses “Organic”.')).toBeTruthy();
});

test.each([
  // Where the list can’t be read again; else it is offered to be merged.
  ['duplicate', 'PT409', 'Articles have come to use it. Give them another category first.'],
  ['refused', 'PT423', 'An import is under way that brings in articles for it. Try again in a few minutes.'],
] as const)('a category that is in use by now stays, and it is said by what: %s, %s', async (code, reason, words) => {
  await stage.open();
  await ask('Organic');
  stage.broken = { ...failed(code, 'in whichever words'), reason };
  await answer('Delete');
  expect(dialog().getByRole('alert').textContent).toBe(`The category isn’t deleted. ${words}`);
});

describe('a category in use', () => {
  const choose = (name: string) => {
    const option = dialog().getByRole<HTMLOptionElement>('option', { name });
    fireEvent.change(dialog().getByLabelText('Move to'), { target: { value: option.value } });
  };

  const askToMerge = async () => {
    await stage.open();
    await ask('Technology');
    choose('Organic');
  };

  test('can’t be deleted: its articles, those in the bin too, move to one that a person chooses', async () => {
    await stage.open();
    await ask('Technology');
    expect(dialog().getByText('4 articles use “Technology”, 3 of them in the bin.')).toBeTruthy();
    expect(dialog().queryByRole('button', { name: 'Delete' })).toBeNull();
    const button = dialog().getByRole<HTMLButtonElement>('button', { name: 'Move and delete' });
    expect(button.disabled).toBe(true);
    const options = dialog().getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Choose a category', 'Hydroponics', 'Organic']);
    choose('Organic');
    expect(dialog().getByRole('status').textContent).toContain('This can’t be undone.');
    await answer('Move and delete');
    expect(stage.changes()).toEqual([['merge_categories', { source: 3, target: 2 }]]);
    expect(names()).toEqual(['Hydroponics', 'Organic']);
    expect(screen.getByText('1 article')).toBeTruthy();
    expect(toasts.map(({ title, action }) => [title, action])).toEqual([['4 articles moved to “Organic”', undefined]]);
  });

  test('stays where the move fails, with the choice that was made', async () => {
    await askToMerge();
    stage.broken = OFFLINE;
    await answer('Move and delete');
    expect(dialog().getByRole('alert').textContent).toContain('Nothing has moved yet. No internet.');
    expect(dialog().getByLabelText<HTMLSelectElement>('Move to').value).toBe('2');
  });

  test('says that the other one is gone meanwhile', async () => {
    await askToMerge();
    stage.rows = stage.rows.filter(({ slug }) => slug !== 'organic');
    await answer('Move and delete');
    expect(dialog().getByRole('alert').textContent).toContain('Something has changed meanwhile.');
    expect(dialog().getAllByRole('option')).toHaveLength(2);
    expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Move and delete' }).disabled).toBe(true);
  });

  test('that is the only one asks for another first', async () => {
    stage.rows = stage.rows.slice(0, 1);
    await stage.open();
    await ask('Hydroponics');
    expect(dialog().getByText('There is no other category yet. Add one first.')).toBeTruthy();
    expect(dialog().queryByRole('button', { name: 'Move and delete' })).toBeNull();
  });
});
