import { expect, test } from 'vitest';
import { searchForms } from './search-forms.ts';

const formsOf = (search: string, language: 'id' | 'en' = 'id') =>
  searchForms(search, language)
    .split(',')
    .map((list) => list.split(' '));

test.each([
  ['memupuk', ['pupuk', 'pemupukan', 'dipupuk', 'pupuknya', 'memupukkan']],
  [
    'tanaman',
    ['menanam', 'ditanam', 'penanaman', 'tanam', 'penanam', 'tertanam', 'bertanam', 'menanami', 'tanamannya'],
  ],
  ['panen', ['memanen', 'pemanenan', 'dipanen', 'panennya', 'pemanen']],
  ['menyiram', ['siram', 'penyiraman', 'disiram']],
  ['bekerja', ['kerja', 'dikerjakan', 'mengerjakan', 'pengerjaan']],
  ['mengecat', ['cat', 'dicat', 'pengecatan']],
])('%s is looked for as %j', (word, forms) => {
  expect(formsOf(word)[0]).toEqual(expect.arrayContaining(forms));
});

test.each([
  ['planting', ['plant', 'plants', 'planted', 'planter']],
  ['leaf', ['leaves']],
  ['leaves', ['leaf', 'leave']],
  ['dry', ['dried', 'dries', 'drying']],
  ['pruned', ['prune', 'pruning', 'prunes']],
  ['digging', ['dig', 'digs', 'digger']],
  ['fertilize', ['fertilizer', 'fertilizers', 'fertilization', 'fertilizing']],
])('%s is looked for as %j', (word, forms) => {
  expect(formsOf(word, 'en')[0]).toEqual(expect.arrayContaining(forms));
});

test('names no form of another root, and the word itself first', () => {
  const [forms] = formsOf('pupuk');
  expect(forms?.[0]).toBe('pupuk*');
  expect(forms).not.toContain('mepupuk');
  expect(formsOf('zzz')).toEqual([['zzz*']]);
  expect(searchForms(' ?! ', 'id')).toBe('');
});

test('only what is searched for last may be a beginning', () => {
  expect(formsOf('tanam padi').map(([first]) => first)).toEqual(['tanam', 'padi*']);
  expect(formsOf('tanam ha').map(([first]) => first)).toEqual(['tanam', 'ha']);
});

test('words that tie others together are looked for where there are no others', () => {
  expect(formsOf('bagaimana tanam padi di sawah').map(([first]) => first)).toEqual(['tanam', 'padi', 'sawah*']);
  expect(formsOf('di').map(([first]) => first)).toEqual(['di']);
  expect(formsOf('how to plant', 'en').map(([first]) => first)).toEqual(['plant*']);
});

test('two words that are one are looked for as one, too', () => {
  expect(formsOf('budi daya')[1]).toEqual(expect.arrayContaining(['daya*', 'budidaya', 'membudidayakan']));
  expect(formsOf('pemu- pukan')[0]).toEqual(expect.arrayContaining(['pemu', 'pemupukan', 'memupuk']));
  expect(formsOf('kerja')[0]).not.toContain('kerjasama');
});

test('stays within what the database takes', () => {
  const search = 'memupuk menanam menyiram memanen mengolah mengerjakan memelihara mencampur mengeringkan';
  for (const language of ['id', 'en'] as const) {
    expect(formsOf(search, language).length).toBeLessThanOrEqual(8);
    expect(formsOf(search, language).flat().length).toBeLessThanOrEqual(320);
    expect(searchForms(search, language).length).toBeLessThan(3500);
  }
});

test('stays within what the database takes where every word has as many other names as fit', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789αβγδ'.split('').join(',');
  const words = ['satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan'];
  const added = Object.fromEntries(words.map((word) => [word, letters]));
  expect(searchForms(words.join(' '), 'id', added).split(/[ ,]/).length).toBeLessThanOrEqual(320);
});
