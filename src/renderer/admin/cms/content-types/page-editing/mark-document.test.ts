import { expect, test } from 'vitest';
import { ABOUT } from '#renderer/admin/sections/about/about.ts';
import { emptyDocument } from '../document-schema.ts';
import { markDocument } from './mark-document.ts';
import { marksIn } from './text-marks.ts';

const empty = emptyDocument(ABOUT);
const written = {
  ...empty,
  team: [{ name: { id: 'Bu Sari', en: '' }, role: { id: 'Penyuluh', en: '' }, picture: '' }],
  id: { ...empty.id, title: 'Tentang kami', story: 'Dulu.\n\nKini.', values: [{ title: 'Jujur', text: 'Selalu' }] },
};

function placesOf(text: unknown) {
  return marksIn(String(text)).map((mark) => marked.places[mark]);
}
const marked = markDocument(ABOUT, written, ({ label }) => label);

test('each text carries its place', () => {
  const { id, team } = marked.document as unknown as {
    readonly id: Record<string, unknown> & { readonly values: readonly Record<string, string>[] };
    readonly team: readonly { readonly name: Record<string, string> }[];
  };
  expect(placesOf(id['title'])).toEqual([{ name: 'title', side: 'id', entry: null, isEmpty: false }]);
  expect(placesOf(id['story'])).toEqual(Array(2).fill({ name: 'story', side: 'id', entry: null, isEmpty: false }));
  expect(placesOf(id.values[0]?.['text'])).toEqual([{ name: 'values', side: 'id', entry: 0, isEmpty: false }]);
  expect(placesOf(team[0]?.name['id'])).toEqual([{ name: 'team', side: null, entry: 0, isEmpty: false }]);
});

test('what has to be written shows its label where it is empty; what may stay empty, and the description of a picture, have no mark', () => {
  const { en } = marked.document as unknown as { readonly en: Record<string, unknown> };
  expect(placesOf(en['title'])).toEqual([{ name: 'title', side: 'en', entry: null, isEmpty: true }]);
  expect(en['title']).toContain(ABOUT.text.title.label);
  expect(en['lead']).toBe('');
  const described = markDocument(ABOUT, { ...empty, id: { ...empty.id, imageAlt: 'Tangan' } }, () => 'x');
  expect(described.document.id['imageAlt']).toBe('Tangan');
});
