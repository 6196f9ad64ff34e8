import { expect, test } from 'vitest';
import { addMessages, createI18n, hasMessages, inLanguage, type Messages } from './portal-i18n.ts';

// Keys of this test alone, which the compiler doesn't know.
const english: Messages = {
  common: { 'app.name': 'Tunas' },
  area: { of: '{{who}} & co', found_one: '{{count}} article', found_other: '{{count}} articles' },
};
const say = (instance: ReturnType<typeof createI18n>, key: string, values: Record<string, unknown> = {}): string =>
  (instance.t as (key: string, values: Record<string, unknown>) => string)(key, values);

test('messages are there at once: the first drawing of a page waits for nothing', () => {
  expect(say(createI18n('en', english), 'app.name')).toBe('Tunas');
});

test('English has two forms for a number, Indonesian one', () => {
  const en = createI18n('en', english);
  expect([0, 1, 6].map((count) => say(en, 'area:found', { count }))).toEqual(['0 articles', '1 article', '6 articles']);
  const id = createI18n('id', { area: { found_other: '{{count}} artikel' } });
  expect([0, 1, 6].map((count) => say(id, 'area:found', { count }))).toEqual(['0 artikel', '1 artikel', '6 artikel']);
});

test('values aren’t escaped twice: React does that', () => {
  expect(say(createI18n('en', english), 'area:of', { who: 'Ratna <R>' })).toBe('Ratna <R> & co');
});

test('another language is spoken beside the first, over the same messages, and not by another page', () => {
  const one = createI18n('en', english);
  const two = createI18n('en', english);
  const indonesian = inLanguage(one, 'id');
  addMessages(one, 'id', { common: { 'app.name': 'Tunas (id)' } });
  expect([one, indonesian].map((each) => say(each, 'app.name'))).toEqual(['Tunas', 'Tunas (id)']);
  expect(inLanguage(indonesian, 'id')).toBe(indonesian);
  expect([one, two].map((each) => hasMessages(each, 'id'))).toEqual([true, false]);
});

test('what is added to a namespace comes to what is there, on this page only', () => {
  const one = createI18n('en', english);
  const two = createI18n('en', english);
  addMessages(one, 'en', { area: { more: 'More' } });
  expect(say(one, 'area:more')).toBe('More');
  expect(say(one, 'area:of', { who: 'Ratna' })).toBe('Ratna & co');
  expect(say(two, 'area:more')).toBe('more');
});
