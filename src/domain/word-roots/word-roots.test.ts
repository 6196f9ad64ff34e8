import { describe, expect, test } from 'vitest';
import english from '#tests/word-forms/english.json' with { type: 'json' };
import falseFriends from '#tests/word-forms/false-friends.json' with { type: 'json' };
import indonesian from '#tests/word-forms/indonesian.json' with { type: 'json' };
import { englishRoots } from './english.ts';
import { wordsIn } from '../words.ts';
import { indonesianRoots } from './indonesian.ts';
import { searchForms } from './search-forms.ts';

// The lists were written before the rules were tuned, by a person who didn't know them. Only this test reads them. Every second
// pair of the false friends was used for tuning.

type Roots = (word: string) => readonly string[];
const meet = (roots: Roots, a: string, b: string) => roots(a).some((root) => roots(b).includes(root));

describe.each([
  ['id', indonesianRoots, indonesian, falseFriends.indonesian],
  ['en', englishRoots, english, falseFriends.english],
] as const)('%s', (language, roots, families, strangers) => {
  test('at least 95 % of the forms meet their root', () => {
    const forms = families.flatMap(({ root, forms: own }) => own.map((form) => [root, form] as const));
    const missed = forms.filter(([root, form]) => !meet(roots, root, form));
    expect(forms.length).toBeGreaterThan(150);
    expect(missed.length / forms.length, missed.join(' ')).toBeLessThanOrEqual(0.05);
  });

  test('the backend looks for exactly those forms that the device finds', () => {
    for (const { root, forms } of families) {
      // Alone it would find what begins with it, too.
      const lookedFor = new Set(searchForms(`${root} xyz`, language).split(',')[0]?.split(' '));
      for (const word of forms.flatMap(wordsIn))
        expect(lookedFor.has(word), `${root} ${word}`).toBe(meet(roots, root, word));
    }
  });

  test('at most 3 % of the false friends meet', () => {
    const joined = strangers.filter(([a = '', b = '']) => meet(roots, a, b));
    expect(strangers.length).toBeGreaterThan(100);
    expect(joined.length / strangers.length, joined.join(' ')).toBeLessThanOrEqual(0.03);
  });
});

test.each([
  ['memupuk', ['pupuk']],
  ['dipupuknya', ['pupuk']],
  ['pemberdayaan', ['daya']],
  ['mengecat', ['cat']],
  ['bekerja', ['kerja']],
  ['sayur-mayur', ['sayur', 'mayur']],
  ['pematang', ['pematang']],
  ['xyz', ['xyz']],
])('the roots of %s are %j', (word, roots) => {
  expect(indonesianRoots(word)).toEqual(roots);
});

test.each(['constructor', '__proto__', 'hasOwnProperty', '', 's', '-'])('%j is a word like any other', (word) => {
  expect(englishRoots(word)).toContain(word);
  expect(Array.isArray(indonesianRoots(word))).toBe(true);
});
