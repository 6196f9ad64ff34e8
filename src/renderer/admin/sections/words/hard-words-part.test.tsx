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

const open = () => openAdmin(<WordsScreen />, { session, address: '/en/admin/words', language: 'en' });
const changes = () => asked.filter(({ path }) => !path.startsWith('rpc/list_')).map(({ path, body }) => [path, body]);
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const own = () => within(screen.getByRole('list', { name: 'Your words' })).queryAllByRole('listitem');
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const answered = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

beforeEach(() => {
  const stage = restStage({
    'rpc/list_hard_words': ok([
      { language: 'en', word: 'utilise', plainer: '' },
      { language: 'id', word: 'pascapanen', plainer: 'sesudah panen' },
    ]),
    'rpc/list_everyday_names': ok([]),
    'rpc/save_hard_word': ok(null),
    'rpc/remove_hard_word': ok(null),
  });
  ({ answers, asked } = stage);
  session = sessionStage(signedIn('granted'), () => Promise.resolve({ query: queryOver(stage.rest) }));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('shows the words of one language, and of the portal’s own list what nobody says otherwise', async () => {
  await open();
  expect(own().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^utilise \(not a hard word\)/)]);
  expect(screen.getByText('148 built-in words')).toBeTruthy();
  await press(screen.getByRole('radio', { name: 'Indonesian' }));
  expect(own()[0]?.textContent).toContain('sesudah panen');
});

test('adds a word in the language that is chosen, and begins anew', async () => {
  await open();
  write('Hard word', ' agronomics ');
  write('Plainer', 'farming');
  await press('Save');
  await answered();
  expect(changes()).toEqual([['rpc/save_hard_word', { language: 'en', word: 'agronomics', plainer: 'farming' }]]);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Saved “agronomics”');
  expect(field('Hard word').value).toBe('');
  expect(document.activeElement).toBe(field('Hard word'));
});

test('a built-in word is brought into the form to be changed', async () => {
  await open();
  fireEvent.click(screen.getByText('148 built-in words'));
  await press(screen.getByLabelText('Change “commence”'));
  expect([field('Hard word').value, field('Plainer').value]).toEqual(['commence', 'start']);
});

test('removes one', async () => {
  await open();
  await press('Delete “utilise”');
  await answered();
  expect(changes()).toEqual([['rpc/remove_hard_word', { language: 'en', word: 'utilise' }]]);
});

test('a word is due, and what the backend refuses is told with the words still there', async () => {
  answers['rpc/save_hard_word'] = { ...failed('duplicate', ''), reason: 'PT409' };
  await open();
  await press('Save');
  expect(changes()).toEqual([]);
  write('Hard word', 'agronomics');
  await press('Save');
  await answered();
  expect(screen.getByRole('alert').textContent).toContain('1,000 words');
  expect(field('Hard word').value).toBe('agronomics');
});
