// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { press, settle } from '#tests/support/stages/admin-stage.tsx';
import { names, stage, stageCategories } from '#tests/support/stages/category-stage.tsx';
import { toasts } from '#tests/support/stages/toasts.ts';
import { failed } from '#domain/result.ts';

vi.mock('#renderer/ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));

stageCategories();

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const undo = async () => {
  act(() => toasts.at(-1)?.action?.run());
  await settle();
};
const ENGLISH = 'Name in English';
const INDONESIAN = 'Name in Indonesian';

/** Opens a form of the list. */
const open = async (button: string) => {
  await stage.open();
  await press(button);
};
/** Opens the form of a category, and writes another English name. */
const rename = async (to: string) => {
  await open('Edit Organic');
  type(ENGLISH, to);
};
/** A save by another person. */
const saveElsewhere = (version: number) => {
  stage.rows = stage.rows.map((row) => (row.id === 2 ? { ...row, name_english: 'Green', version } : row));
};

test('a new category gets its address part from the English name, until somebody chooses another', async () => {
  await open('Add category');
  expect(document.activeElement).toBe(screen.getByLabelText(INDONESIAN));
  type(ENGLISH, 'Pests & Diseases');
  expect(value('URL slug')).toBe('pests-diseases');
  type('URL slug', 'pests');
  type(ENGLISH, 'Pests');
  type(INDONESIAN, 'Hama');
  type(ENGLISH, 'Pests and more');
  expect(value('URL slug')).toBe('pests');
  await press('Save');
  expect(names().at(-1)).toBe('Pests and more');
  expect(stage.row('pests').name_indonesian).toBe('Hama');
  expect(toasts.map(({ title }) => title)).toEqual(['Category added']);
  expect(document.activeElement?.textContent).toBe('Add category');
  await undo();
  expect([names().length, stage.rows.length, toasts.at(-1)?.title]).toEqual([3, 3, 'Undone']);
});

test('a new category with an address part that is taken keeps its words and says so there', async () => {
  await open('Add category');
  type(INDONESIAN, 'Organik baru');
  type(ENGLISH, 'Organic');
  await press('Save');
  expect(screen.getByText('Another category has this URL slug. Choose another one.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('URL slug'));
  expect(value(INDONESIAN)).toBe('Organik baru');
});

test('a new category whose answer got lost is made once', async () => {
  await open('Add category');
  type(INDONESIAN, 'Hama');
  type(ENGLISH, 'Pests');
  stage.lost = 'save_category';
  await press('Save');
  expect(screen.getByRole('alert').textContent).toContain('The category isn’t saved yet. The signal is weak.');
  stage.lost = null;
  await press('Save');
  expect(names()).toEqual(['Hydroponics', 'Organic', 'Technology', 'Pests']);
  expect(stage.rows.filter(({ slug }) => slug === 'pests')).toHaveLength(1);
});

describe('editing in place', () => {
  test('saves both names on their version, gives the focus back, and can be undone', async () => {
    await rename('Organic farming');
    expect(value('URL slug')).toBe('organic');
    await press('Save');
    expect(names()).toEqual(['Hydroponics', 'Organic farming', 'Technology']);
    expect(stage.changes()[0]?.[1]).toMatchObject({ category: 2, based_on: 1, name_english: 'Organic farming' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit Organic farming');
    await undo();
    expect([names()[1], stage.row('organic').version]).toEqual(['Organic', 3]);
  });

  test('undoes nothing that somebody else has saved since', async () => {
    await rename('Organic farming');
    await press('Save');
    saveElsewhere(9);
    await undo();
    expect(stage.row('organic').name_english).toBe('Green');
    expect(names()[1]).toBe('Green');
    expect(toasts.at(-1)).toMatchObject({ kind: 'error', title: 'Couldn’t undo that' });
  });

  test('warns where old links end', async () => {
    await open('Edit Organic');
    type('URL slug', 'bio');
    expect(screen.getByText('Old links with “organic” will no longer show this category.')).toBeTruthy();
    type('URL slug', 'organic');
    expect(screen.queryByText(/Old links/)).toBeNull();
  });

  test.each([
    ['Use mine', 'Bio', 6],
    ['Use the saved one', 'Green', 5],
  ])('with a newer one at the backend shows both, and does as it is told: %s', async (choice, expected, version) => {
    await rename('Bio');
    saveElsewhere(5);
    await press('Save');
    expect(within(screen.getByRole('region', { name: 'Your version' })).getByText('Bio')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Saved version' })).getByText('Green')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Someone else changed this too');
    expect(stage.row('organic').name_english).toBe('Green');
    await press(choice);
    expect([names()[1], stage.row('organic').name_english]).toEqual([expected, expected]);
    expect(stage.row('organic').version).toBe(version);
  });

  test('of one that was deleted meanwhile makes a new one', async () => {
    await rename('Bio');
    stage.rows = stage.rows.filter(({ id }) => id !== 2);
    await press('Save');
    expect(screen.getByRole('alert').textContent).toBe('This category is gone. Saving makes it a new one.');
    await press('Save');
    expect(names()).toEqual(['Hydroponics', 'Technology', 'Bio']);
  });

  test('keeps what was typed through a failure and through leaving; cancelling forgets it', async () => {
    await rename('Bio');
    stage.broken = failed('offline', 'no network');
    await press('Save');
    expect(screen.getByRole('alert').textContent).toContain('The category isn’t saved yet. No internet.');
    expect(value(ENGLISH)).toBe('Bio');
    cleanup();
    stage.broken = null;
    await stage.open();
    expect(value(ENGLISH)).toBe('Bio');
    expect(screen.getByText('What you typed earlier is still here.')).toBeTruthy();
    await press('Cancel');
    expect(names()[1]).toBe('Organic');
    cleanup();
    await stage.open();
    expect(screen.queryByLabelText(ENGLISH)).toBeNull();
  });
});
