// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fillDisk } from '#tests/support/memory/full-disk.ts';
import { drawn, siteRepository } from '#tests/support/stages/site-stage.tsx';
import type { Language } from '#domain/localized.ts';
import { openSaved } from '../../data/saved/open-saved.ts';
import { NOTHING_SAVED } from '#tests/support/library/nothing-saved.ts';
import {
  addCollection,
  collectArticle,
  keepArticle,
  removeArticle,
  writeNote,
} from '../../data/saved/saved-changes.ts';
import { writeSavedFile } from '../../data/saved/saved-file.ts';
import { messages as english } from './page-messages/texts-en.ts';
import { messages as indonesian } from './page-messages/texts-id.ts';
import { page } from './collections-screen.tsx';
// The screen fetches it itself; here it is there beforehand, so that no test waits for the disk.
import './collections-panel.tsx';
import '../../data/saved/saved-file.ts';

const en = { ...english.saved, ...english.collections };
const id = { ...indonesian.saved, ...indonesian.collections };
const saved = openSaved();
const change = async (...changes: Parameters<typeof saved.change>[0][]) => {
  for (const each of changes) await act(() => saved.change(each));
};
async function show(language: Language = 'id') {
  await drawn(<page.Screen data={null} />, siteRepository().repository, language, '/saved');
  await screen.findByText(language === 'id' ? id.collectionsHint : en.collectionsHint);
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const filled = (words: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{{${name}}}`, String(value)), words);

beforeEach(() => saved.change(() => NOTHING_SAVED));

test('empty, it says how something gets here', async () => {
  await show();
  expect(screen.getByText(id.emptyHint)).toBeTruthy();
  expect(screen.getByRole('link', { name: id.find }).getAttribute('href')).toBe('/blog');
  expect(screen.queryByRole('button', { name: id['file.save'] })).toBeNull();
});

test('moves by keyboard and keeps the focus, says where it is, and the first doesn’t go up', async () => {
  await change(
    keepArticle(1, { id: 'Selada' }, 10),
    keepArticle(2, { id: 'Cabai' }, 20),
    addCollection('a', 'Kamis', [2, 1]),
  );
  await show();
  const down = screen.getByRole('button', { name: filled(id.down, { name: 'Cabai' }) });
  down.focus();
  await press(filled(id.down, { name: 'Cabai' }));
  await waitFor(() => expect(saved.read()?.collections[0]?.articles).toEqual([1, 2]));
  expect(await screen.findByText(filled(id.moved, { name: 'Cabai', place: 2, count: 2 }))).toBeTruthy();
  expect(document.activeElement).toBe(down);
  expect(down.getAttribute('aria-disabled')).toBe('true');
  await press(filled(id.down, { name: 'Cabai' }));
  expect(saved.read()?.collections[0]?.articles).toEqual([1, 2]);
});

test.each(['none', 'move'])('a drag that changes nothing (%s) hides no later change', async (dropEffect) => {
  await change(
    keepArticle(1, { id: 'Selada' }, 10),
    keepArticle(2, { id: 'Cabai' }, 20),
    addCollection('a', 'Kamis', [2, 1]),
  );
  await show();
  const rows = () => within(screen.getByRole('region', { name: 'Kamis' })).getAllByRole('listitem');
  const titles = () => rows().map((row) => within(row).getByRole('link').textContent);
  const dataTransfer = { dropEffect: 'move', effectAllowed: '', setData: vi.fn(), setDragImage: vi.fn() };
  const handle = rows()[0]!.querySelector('[draggable]')!;
  fireEvent.dragStart(handle, { dataTransfer });
  fireEvent.dragOver(rows()[1]!, { dataTransfer });
  expect(titles()).toEqual(['Selada', 'Cabai']);
  if (dropEffect === 'move') fireEvent.dragOver(rows()[0]!, { dataTransfer });
  fireEvent.dragEnd(handle, { dataTransfer: { ...dataTransfer, dropEffect } });
  expect(titles()).toEqual(['Cabai', 'Selada']);
  await change(removeArticle(2), keepArticle(3, { id: 'Padi' }, 30), collectArticle('a', 3, true));
  expect(titles()).toEqual(['Selada', 'Padi']);
});

test('a name that can’t be saved stays in its field', async () => {
  await show();
  const field = screen.getByLabelText<HTMLInputElement>(id.newCollection);
  const makeRoom = fillDisk((store) => store === 'collections');
  fireEvent.change(field, { target: { value: '  Kelompok Kamis ' } });
  await press(id.make);
  await screen.findByText(id.full);
  expect(field.value).toBe('  Kelompok Kamis ');
  makeRoom();
  await press(id.make);
  await screen.findByRole('heading', { name: 'Kelompok Kamis' });
  await waitFor(() => expect(field.value).toBe(''));
});

const takeIn = async (content: string) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  Object.defineProperty(input, 'files', { value: [new File([content], 'a.html')], configurable: true });
  await act(async () => void fireEvent.change(input));
};

test('a name that another collection has is refused with words, on making and on renaming', async () => {
  await change(addCollection('a', 'Kamis'), addCollection('b', 'Sabtu'));
  await show();
  const field = screen.getByLabelText<HTMLInputElement>(id.newCollection);
  fireEvent.change(field, { target: { value: 'kamis' } });
  await press(id.make);
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', filled(id.nameTaken, { name: 'kamis' }));
  expect([field.value, saved.read()?.collections.length]).toEqual(['kamis', 2]);
  fireEvent.change(field, { target: { value: 'Kamis pagi' } });
  expect(screen.queryByRole('alert')).toBeNull();
  await press(id.make);
  await waitFor(() => expect(saved.read()?.collections.length).toBe(3));
  await press(filled(id.rename, { name: 'Sabtu' }));
  fireEvent.change(screen.getByLabelText(id.newName), { target: { value: 'Kamis' } });
  await press(id.saveName);
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', filled(id.nameTaken, { name: 'Kamis' }));
  expect(saved.read()?.collections[1]?.name).toBe('Sabtu');
});

test('a file is brought in beside what is here, and a foreign one changes nothing', async () => {
  await change(keepArticle(1, { id: 'Selada' }, 10), writeNote(1, '', 'Punya saya'));
  await show();
  await takeIn('<p>Halo</p>');
  expect((await screen.findByRole('alert')).textContent).toBe(id['file.foreign']);
  const other = writeNote(1, '', 'Dari teman')(keepArticle(1, { id: 'Selada' }, 5)(NOTHING_SAVED));
  await takeIn(writeSavedFile(other, { language: 'id', title: 't', lead: 'l', others: 'o', note: 'n' }, () => null));
  await screen.findByText(filled(id['file.done'], { articles: 0, notes: 1, collections: 0 }));
  expect(saved.read()?.articles[0]?.note).toBe('Punya saya\n\nDari teman');
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLTextAreaElement>(filled(id.noteFor, { title: 'Selada' })).value).toBe(
      'Punya saya\n\nDari teman',
    ),
  );
});
