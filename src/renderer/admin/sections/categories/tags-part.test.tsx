// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAdmin, press } from '#tests/support/stages/admin-stage.tsx';
import { tagBackend, tagRow } from '#tests/support/memory/tag-backend.ts';
import { failed } from '#domain/result.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { TagsPart } from './tags-part.tsx';

const ROWS = [tagRow(1, 'compost', 'Kompos', 'Compost', 2), tagRow(2, 'rice', 'Padi', 'Rice')];
let backend = tagBackend(ROWS);
let platform = memoryPlatform();
beforeEach(() => {
  [backend, platform] = [tagBackend(ROWS), memoryPlatform()];
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const open = () => openAdmin(<TagsPart person="p" isWanted />, { rest: backend.rest, platform });
const names = () => [...document.querySelectorAll('.tag-name')].map(({ textContent }) => textContent);
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('each tag leads to its articles', async () => {
  await open();
  expect(names()).toEqual(['Compost', 'Rice']);
  expect(screen.getByRole('link', { name: '2 articles' }).getAttribute('href')).toBe('/admin/blogs?tag=1');
});

test('a tag is renamed in its place, and a failure keeps what was typed on the device', async () => {
  await open();
  await press('Edit Rice');
  fireEvent.change(field('Name in English'), { target: { value: 'Paddy' } });
  backend.broken = failed('offline', 'no network');
  await press('Save');
  expect(screen.getByRole('alert').textContent).toContain('The tag isn’t saved yet.');
  expect(platform.drafts.read('tag-p-2')).toContain('Paddy');
  backend.broken = null;
  await press('Save');
  expect(names()).toEqual(['Compost', 'Paddy']);
  expect([platform.drafts.read('tag-p-2'), said()]).toEqual([null, expect.arrayContaining(['Tag “Paddy” saved.'])]);
});

test('one tag is merged into another one that a person chooses', async () => {
  await open();
  await press('Merge Compost');
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Merge into'), { target: { value: '2' } });
  expect(dialog.getByText(/All articles with “Compost” get “Rice”/)).toBeTruthy();
  await press(dialog.getByRole('button', { name: 'Merge' }));
  expect(backend.changes).toEqual([['merge_tags', { source: 1, target: 2 }]]);
  expect([names(), said()]).toEqual([['Rice'], expect.arrayContaining(['3 articles have “Rice” now.'])]);
  expect(document.activeElement?.textContent).toBe('Add tag');
});

test('a tag is deleted after a question that says how many articles go on without it', async () => {
  await open();
  await press('Delete Compost');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^2 articles have it\. The articles stay/)).toBeTruthy();
  await press(dialog.getByRole('button', { name: 'Delete' }));
  expect([names(), backend.changes]).toEqual([['Rice'], [['delete_tag', { tag: 1 }]]]);
});

test('of many a box finds one', async () => {
  backend = tagBackend(Array.from({ length: 13 }, (_, at) => tagRow(at + 1, `t${at}`, `Nama ${at}`, `Name ${at}`)));
  await open();
  expect(names()).toHaveLength(13);
  fireEvent.change(field('Find a tag'), { target: { value: 'nama 12' } });
  expect(names()).toEqual(['Name 12']);
  fireEvent.change(field('Find a tag'), { target: { value: 'x' } });
  expect(screen.getByText('No tag matches.')).toBeTruthy();
});

test.each([['id'], ['en'], ['slug']] as const)(
  'a new tag that is half typed stands there again after a reload: %s',
  async (name) => {
    await open();
    await press('Add tag');
    const labels = { id: 'Name in Indonesian', en: 'Name in English', slug: 'URL slug' } as const;
    fireEvent.change(field(labels[name]), { target: { value: 'mulsa' } });
    cleanup();
    await open();
    expect(field(labels[name]).value).toBe('mulsa');
    expect(said()).toContain('What you typed earlier is still here.');
  },
);
