// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settle } from '#tests/support/admin-stage.tsx';
import { categoryStage, type CategoryStage } from '#tests/support/category-stage.tsx';
import { failed } from '#domain/result.ts';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import { revisionQuery } from '#renderer/data/queries/drafts.ts';
import type { ToastMessage } from '#renderer/ui/toast-message.ts';

const toasts = vi.hoisted((): ToastMessage[] => []);
vi.mock('#renderer/ui/toast.ts', () => ({
  showToast: (message: ToastMessage) => Promise.resolve(toasts.push(message) > 0),
}));

const OFFLINE = failed('offline', 'no network');
let stage: CategoryStage;

beforeEach(() => {
  toasts.length = 0;
  stage = categoryStage();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const names = () => [...document.querySelectorAll('.category-name')].map(({ textContent }) => textContent);
const dialog = () => within(screen.getByRole('dialog'));
const ask = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name: `Delete ${name}` }));
  await settle();
};
const answer = async (name: string) => {
  fireEvent.click(dialog().getByRole('button', { name }));
  await settle();
};

describe('a category that no article uses', () => {
  test('goes after a question, and comes back to its place by undoing it', async () => {
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
    expect(names()).toEqual(['Hydroponics', 'Organic', 'Technology']);
    expect(stage.rows.map(({ slug }) => slug)).toEqual(['hydroponics', 'organic', 'technology']);
  });

  test('stays where the question is answered with no, or can’t be asked further', async () => {
    await stage.open();
    await ask('Organic');
    fireEvent.click(dialog().getAllByRole('button', { name: 'Cancel' })[0] as Element);
    await settle();
    expect(stage.rows).toHaveLength(3);
    await ask('Organic');
    stage.broken = OFFLINE;
    await answer('Delete');
    expect(dialog().getByRole('alert').textContent).toContain('The category isn’t deleted. No internet.');
    expect(names()).toHaveLength(3);
  });

  test('that an article came to use meanwhile is offered to be merged', async () => {
    await stage.open();
    await ask('Organic');
    stage.rows = stage.rows.map((row) => (row.slug === 'organic' ? { ...row, articles: 1 } : row));
    await answer('Delete');
    expect(dialog().getByText('1 article uses “Organic”.')).toBeTruthy();
  });
});

test('a category that is in use by now says so where the list can’t be read again', async () => {
  await stage.open();
  await ask('Organic');
  stage.broken = { ...failed('duplicate', 'in whichever words'), reason: 'PT409' };
  await answer('Delete');
  expect(dialog().getByRole('alert').textContent).toBe(
    'The category isn’t deleted. Articles have come to use it. Give them another category first.',
  );
});

test('a category that only an import under way uses stays, and it is said why', async () => {
  await stage.open();
  await ask('Organic');
  stage.broken = { ...failed('refused', 'in whichever words'), reason: 'PT423' };
  await answer('Delete');
  expect(dialog().getByRole('alert').textContent).toBe(
    'The category isn’t deleted. An import is under way that brings in articles for it. Try again in a few minutes.',
  );
});

describe('a category in use', () => {
  const choose = (name: string) => {
    const option = dialog().getByRole<HTMLOptionElement>('option', { name });
    fireEvent.change(dialog().getByLabelText('Move to'), { target: { value: option.value } });
  };

  test('can’t be deleted: its articles, those in the bin too, move to one that a person chooses', async () => {
    await stage.open();
    await ask('Technology');
    expect(dialog().getByText('4 articles use “Technology”, 3 of them in the bin.')).toBeTruthy();
    expect(dialog().queryByRole('button', { name: 'Delete' })).toBeNull();
    const button = dialog().getByRole<HTMLButtonElement>('button', { name: 'Move and delete' });
    expect(button.disabled).toBe(true);
    expect(
      dialog()
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Choose a category', 'Hydroponics', 'Organic']);
    choose('Organic');
    expect(dialog().getByRole('status').textContent).toContain('This can’t be undone.');
    await answer('Move and delete');
    expect(stage.changes()).toEqual([['merge_categories', { source: 3, target: 2 }]]);
    expect(names()).toEqual(['Hydroponics', 'Organic']);
    expect(screen.getByText('1 article')).toBeTruthy();
    expect(toasts.map(({ title, action }) => [title, action])).toEqual([['4 articles moved to “Organic”', undefined]]);
  });

  test('that is merged lets go of revisions that were read with it: they name the other one now', async () => {
    await stage.open();
    const { queryKey } = revisionQuery({} as DraftCollection<unknown>, 7);
    stage.client?.setQueryData(queryKey, { shared: { category: 3 }, text: {} });
    await ask('Technology');
    choose('Organic');
    await answer('Move and delete');
    expect(stage.client?.getQueryData(queryKey)).toBeUndefined();
  });

  test('stays where the move fails, with the choice that was made', async () => {
    await stage.open();
    await ask('Technology');
    choose('Organic');
    stage.broken = OFFLINE;
    await answer('Move and delete');
    expect(dialog().getByRole('alert').textContent).toContain('Nothing has moved yet. No internet.');
    expect(dialog().getByLabelText<HTMLSelectElement>('Move to').value).toBe('2');
  });

  test('says that the other one is gone meanwhile', async () => {
    await stage.open();
    await ask('Technology');
    choose('Organic');
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
