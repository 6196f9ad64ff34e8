import { describe, expect, test } from 'vitest';
import type { Fields } from '../shape-field.ts';
import { wholeDocument } from './whole-document.ts';

const link = { kind: 'link', to: ['web'], label: 'edit.title' } as const;
const SHARED: Fields = {
  link,
  order: { kind: 'number', min: 0, max: 9, label: 'edit.title' },
  name: { kind: 'text', most: 3, label: 'edit.title' },
  places: { kind: 'items', most: 3, label: 'edit.title', one: 'edit.title', add: 'edit.title', fields: { link } },
};
const TEXT: Fields = { title: { kind: 'text', most: 5, label: 'edit.title' } };
const document = {
  ...{ link: 'https://x.example', order: 3, name: 'Sri', places: [{ link: 'https://y.example' }] },
  ...{ steps: {}, id: { title: 'Panen' }, en: { title: '' } },
};

describe('what the backend gets', () => {
  test('is the document, where all of it is whole', () => {
    expect(wholeDocument({ shared: SHARED, text: TEXT }, document)).toEqual(document);
  });

  test('has nothing where something is half typed, wherever it stands, and keeps its neighbours', () => {
    const half = { ...document, link: 'htt', order: 12, places: [{ link: 'https://y.example' }, { link: 'www' }] };
    expect(wholeDocument({ shared: SHARED, text: TEXT }, half)).toEqual({
      ...document,
      link: '',
      order: null,
      places: [{ link: 'https://y.example' }, { link: '' }],
    });
  });

  test('has every text, also one that is too long: a text is never left out', () => {
    const long = { ...document, name: 'Wahyuni', id: { title: 'Panen raya' } };
    expect(wholeDocument({ shared: SHARED, text: TEXT }, long)).toEqual(long);
  });
});
