import { expect, test } from 'vitest';
import { addMessages, createI18n, type Messages } from './portal-i18n.ts';

// Keys of this test alone: the portal's own are checked by the compiler.
const english: Messages = {
  'a.name': 'Tunas',
  'a.of': '{{who}} & co',
  'a.found_one': '{{count}} article',
  'a.found_other': '{{count}} articles',
};
const say = (instance: ReturnType<typeof createI18n>, key: string, values: Record<string, unknown> = {}): string =>
  (instance.t as (key: string, values: Record<string, unknown>) => string)(key, values);

test('messages are there at once: the first drawing of a page waits for nothing', () => {
  expect(say(createI18n('en', english), 'a.name')).toBe('Tunas');
});

test('English has two forms for a number, Indonesian one', () => {
  const en = createI18n('en', english);
  expect([0, 1, 6].map((count) => say(en, 'a.found', { count }))).toEqual(['0 articles', '1 article', '6 articles']);
  const id = createI18n('id', { 'a.found_other': '{{count}} artikel' });
  expect([0, 1, 6].map((count) => say(id, 'a.found', { count }))).toEqual(['0 artikel', '1 artikel', '6 artikel']);
});

test('values aren’t escaped twice: React does that', () => {
  expect(say(createI18n('en', english), 'a.of', { who: 'Ratna <R>' })).toBe('Ratna <R> & co');
});

test('a second language is added and chosen without touching another page’s translator', async () => {
  const one = createI18n('en', english);
  const two = createI18n('en', english);
  addMessages(one, 'id', { 'a.name': 'Tunas (id)' });
  await one.changeLanguage('id');
  expect(say(one, 'a.name')).toBe('Tunas (id)');
  expect(say(two, 'a.name')).toBe('Tunas');
  expect(two.hasResourceBundle('id', 'translation')).toBe(false);
});
