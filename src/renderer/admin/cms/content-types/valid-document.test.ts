import { expect, test } from 'vitest';
import type { Fields } from '../field-definition.ts';
import type { DefinedDocument } from './definition.ts';
import { validDocument } from './valid-document.ts';

const link = { kind: 'link', to: ['web'], label: 'articles:edit.title' } as const;
const places = {
  kind: 'items',
  most: 3,
  label: 'articles:edit.title',
  one: 'articles:edit.title',
  add: 'articles:edit.title',
  fields: { link },
} as const;
const SHARED: Fields = {
  link,
  order: { kind: 'number', min: 0, max: 9, label: 'articles:edit.title' },
  name: { kind: 'text', most: 3, label: 'articles:edit.title' },
  places,
};
const TEXT: Fields = { title: { kind: 'text', most: 5, label: 'articles:edit.title' } };
const document = {
  ...{ link: 'https://x.example', order: 3, name: 'Sri', places: [{ link: 'https://y.example' }] },
  ...{ outdated: {}, id: { title: 'Panen' }, en: { title: '' } },
};

const whole = (written: DefinedDocument, last: DefinedDocument | null = null) =>
  validDocument({ shared: SHARED, text: TEXT }, written, last);

test('what the backend gets is the document, where all of it is whole', () => {
  expect(whole(document)).toEqual(document);
});

test('what the backend gets has nothing where something is half typed, wherever it stands, and keeps its neighbours', () => {
  const half = { ...document, link: 'htt', order: 12, places: [{ link: 'https://y.example' }, { link: 'www' }] };
  expect(whole(half)).toEqual({
    ...document,
    link: '',
    order: null,
    places: [{ link: 'https://y.example' }, { link: '' }],
  });
});

test('what the backend gets has what it had where something is half typed', () => {
  const half = { ...document, link: 'htt', order: 12, places: [{ link: 'www' }] };
  expect(whole(half, document)).toEqual(document);
  expect(whole({ ...document, order: '2x' }, document)).toEqual(document);
  // What it had may be older than what the field takes now.
  expect(whole(half, { ...document, link: 'ftp://x' })).toEqual({ ...document, link: '' });
});

test('what the backend gets has the address of no other entry, wherever the one with a half-typed address stands', () => {
  const [ani, budi, citra] = ['Ani', 'Budi', 'Citra'].map((name) => ({ name, link: `https://${name}.example` }));
  if (!ani || !budi || !citra) throw new Error('There are three.');
  const people: Fields = {
    people: { ...places, fields: { name: { kind: 'text', most: 9, label: 'articles:edit.title' }, link } },
  };
  const sent = (...written: readonly object[]) => {
    const last = { ...{ id: {}, en: {}, outdated: {} }, people: [ani, budi, citra] };
    return validDocument({ shared: people, text: {} }, { ...last, people: written }, last)['people'];
  };
  expect(sent(budi, { ...ani, link: 'htt' }, citra)).toEqual([budi, ani, citra]);
  expect(sent(citra, { ...budi, link: 'htt' })).toEqual([citra, budi]);
  expect(sent(ani, budi, { name: 'Dewi', link: 'htt' })).toEqual([ani, budi, { name: 'Dewi', link: '' }]);
  expect(sent(ani, budi, citra, { name: 'Ani', link: 'htt' })).toEqual([ani, budi, citra, { name: 'Ani', link: '' }]);
});

test('what the backend gets has every text, also one that is too long: a text is never left out', () => {
  const long = { ...document, name: 'Wahyuni', id: { title: 'Panen raya' } };
  expect(whole(long)).toEqual(long);
});
