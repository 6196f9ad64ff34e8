// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAdmin, press } from '#tests/support/stages/admin-stage.tsx';
import { queryOver, restStage } from '#tests/support/memory/rest-calls.ts';
import { sessionStage, signedIn, type SessionStage } from '#tests/support/stages/session-stage.tsx';
import { failed, ok } from '#domain/result.ts';
import { WordsScreen } from './words-screen.tsx';

let { answers, asked } = restStage();
let session: SessionStage;

const open = () => openAdmin(<WordsScreen />, { session, address: '/admin/words?list=names', language: 'id' });
const changes = () => asked.filter(({ path }) => !path.startsWith('rpc/list_')).map(({ path, body }) => [path, body]);
const panel = () => screen.getByRole('tabpanel', { name: 'Nama sehari-hari' });
const field = (name: string) => within(panel()).getByLabelText<HTMLInputElement>(name);
const rows = (list: string | RegExp) =>
  within(within(panel()).getByRole('list', { name: list })).queryAllByRole('listitem');
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const answered = (ms = 5) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
const save = () => press(within(panel()).getByRole('button', { name: 'Simpan' }));
const complaints = () =>
  within(panel())
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent);

const GUMBILI = { language: 'id', name: 'gumbili', standard: 'ubi kayu', region: 'Banjar', source: 'Pak Anwar, PPL' };

beforeEach(() => {
  const stage = restStage({
    'rpc/list_hard_words': ok([]),
    'rpc/list_everyday_names': ok([GUMBILI, { ...GUMBILI, name: 'kol', standard: '', region: '', source: '' }]),
    'rpc/save_everyday_name': ok(null),
    'rpc/remove_everyday_name': ok(null),
  });
  ({ answers, asked } = stage);
  session = sessionStage(signedIn('granted'), () => Promise.resolve({ query: queryOver(stage.rest) }));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('shows the team’s names and, of the portal’s own list, what nobody says otherwise', async () => {
  await open();
  expect(rows('Nama dari tim').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^gumbili → ubi kayuBanjar · Pak Anwar, PPL/),
    expect.stringMatching(/^kol \(tidak berarti lain\)/),
  ]);
  fireEvent.click(screen.getByText(/^\d+ nama bawaan$/));
  const builtIn = rows(/^\d+ nama bawaan$/).map(({ textContent }) => textContent);
  expect(builtIn).toContainEqual(expect.stringMatching(/^lombok → cabaiJawa · Kamus Besar/));
  expect(builtIn).not.toContainEqual(expect.stringMatching(/^kol /));
});

test.each([
  [{ 'Disebut di artikel': 'cabai', Sumber: 'KBBI' }, 'Isi dulu namanya.'],
  [{ 'Nama sehari-hari': '!?', 'Disebut di artikel': 'cabai', Sumber: 'KBBI' }, 'Tulis dengan huruf.'],
  [
    { 'Nama sehari-hari': 'Cabai', 'Disebut di artikel': ' cabai', Sumber: 'KBBI' },
    'Nama ini sama dengan sebutan di artikel.',
  ],
  [{ 'Nama sehari-hari': 'lombok', 'Disebut di artikel': 'cabai' }, 'Tulis dari mana Anda tahu nama ini.'],
])('complains about %j', async (typed, complaint) => {
  await open();
  for (const [name, value] of Object.entries(typed)) write(name, value);
  await save();
  await answered();
  expect(screen.getByText(complaint)).toBeTruthy();
  expect(changes()).toEqual([]);
  for (const [name, value] of Object.entries(typed)) expect(field(name).value).toBe(value);
});

test('a built-in name is changed, also to stand for nothing else', async () => {
  await open();
  fireEvent.click(screen.getByText(/^\d+ nama bawaan$/));
  await press(screen.getByLabelText('Ubah “lombok”'));
  expect(
    ['Nama sehari-hari', 'Disebut di artikel', 'Dipakai di (boleh kosong)'].map((name) => field(name).value),
  ).toEqual(['lombok', 'cabai', 'Jawa']);
  write('Disebut di artikel', '');
  await save();
  await answered();
  expect(changes()[0]?.[1]).toMatchObject({ name: 'lombok', standard: '' });
});

test('finds names by what they stand for and by region, in both lists', async () => {
  await open();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Cari nama' }), { target: { value: 'minang' } });
  await answered(300);
  expect(rows('Nama dari tim')).toEqual([]);
  expect(rows('2 nama bawaan').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^lado → cabai/),
    expect.stringMatching(/^mancik → tikus/),
  ]);
});

test('removes one', async () => {
  await open();
  await press('Hapus “gumbili”');
  await answered();
  expect(changes()).toEqual([['rpc/remove_everyday_name', { language: 'id', name: 'gumbili' }]]);
});

test('what the backend refuses is told, with the words still there; so they are in the other tab', async () => {
  answers['rpc/save_everyday_name'] = { ...failed('duplicate', ''), reason: 'PT409' };
  await open();
  write('Nama sehari-hari', 'lombok');
  write('Disebut di artikel', 'cabai');
  write('Sumber', 'KBBI');
  await save();
  await answered();
  expect(complaints()).toEqual([expect.stringContaining('1.000 nama')]);
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Kata sulit' }), { button: 0 });
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Nama sehari-hari' }), { button: 0 });
  expect(field('Nama sehari-hari').value).toBe('lombok');
});

test('what was typed and not saved comes back after another row was taken into the form', async () => {
  await open();
  write('Nama sehari-hari', 'lombok ijo');
  write('Disebut di artikel', 'cabai hijau');
  await press(within(panel()).getByRole('button', { name: 'Ubah “gumbili”' }));
  expect(field('Nama sehari-hari').value).toBe('gumbili');
  const back = await screen.findByRole('button', { name: 'Kembalikan' });
  await press(back);
  expect(field('Nama sehari-hari').value).toBe('lombok ijo');
  expect(field('Disebut di artikel').value).toBe('cabai hijau');
});

test('a name of more than four words is refused, since no search looks for it', async () => {
  await open();
  write('Nama sehari-hari', 'kacang tanah dari kebun pak lurah');
  await save();
  await answered();
  expect(changes()).toEqual([]);
  expect(field('Nama sehari-hari').getAttribute('aria-invalid')).toBe('true');
});
