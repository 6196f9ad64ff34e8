// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAdmin, press, settle } from '#tests/support/stages/admin-stage.tsx';
import { tagBackend, tagRow } from '#tests/support/memory/tag-backend.ts';
import { TagsDialog } from './tags-dialog.tsx';

const ROWS = [tagRow(1, 'compost', 'Kompos', 'Compost'), tagRow(2, 'rice', 'Padi', 'Rice')];
const onChoose = vi.fn();
const onClose = vi.fn();
beforeEach(() => {
  onChoose.mockClear();
  onClose.mockClear();
});

const open = (kind: 'tag' | 'untag', count = 3) =>
  openAdmin(<TagsDialog {...{ kind, count, onChoose, onClose }} />, { rest: tagBackend(ROWS).rest });
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Tags' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const key = (name: string) => fireEvent.keyDown(box(), { key: name });
const options = () => screen.queryAllByRole('option').map(({ firstChild }) => firstChild?.textContent);

test('the box has the focus, and what was chosen in it goes to the list', async () => {
  await open('tag');
  const asked = dialog('Add tags to 3 articles');
  expect(document.activeElement).toBe(box());
  const add = asked.getByRole<HTMLButtonElement>('button', { name: 'Add tags' });
  expect(add.disabled).toBe(true);
  type('ri');
  key('Enter');
  type('ko');
  key('Enter');
  await press(add);
  expect(onChoose.mock.calls).toEqual([[[2, 1]]]);
});

test('one that isn’t there yet is made in place', async () => {
  await open('tag', 1);
  type('Soil');
  expect(options()).toEqual(['Create tag “Soil”']);
  key('Enter');
  await settle();
  fireEvent.change(screen.getByRole('textbox', { name: 'Name in Indonesian' }), { target: { value: 'Tanah' } });
  await press('Create tag');
  await press(dialog('Add tags to 1 article').getByRole('button', { name: 'Add tags' }));
  expect(onChoose.mock.calls).toEqual([[[3]]]);
});

test('only those that are there can be taken away', async () => {
  await open('untag');
  type('Soil');
  expect(options()).toEqual([]);
  type('compost');
  key('Enter');
  await press(dialog('Remove tags from 3 articles').getByRole('button', { name: 'Remove tags' }));
  expect(onChoose.mock.calls).toEqual([[[1]]]);
});

test('Escape closes what is unfolded first, and then the question', async () => {
  await open('tag');
  type('ri');
  key('Escape');
  expect([options(), onClose.mock.calls.length]).toEqual([[], 0]);
  key('Escape');
  expect([onClose.mock.calls.length, onChoose.mock.calls.length]).toEqual([1, 0]);
});
