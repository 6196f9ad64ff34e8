// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAdmin, press } from '#tests/support/stages/admin-stage.tsx';
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
