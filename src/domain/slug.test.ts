import { expect, test } from 'vitest';
import { isSlug, suggestedSlug } from './slug.ts';

test.each([
  ['Organic', 'organic'],
  ['Pests & Diseases', 'pests-diseases'],
  ['  Rice field, 2nd  ', 'rice-field-2nd'],
  ['Café crème', 'cafe-creme'],
  ['農業', ''],
  ['', ''],
])('of %j the address part is %j', (name, slug) => {
  expect(suggestedSlug(name)).toBe(slug);
});

test('never suggests what the database refuses', () => {
  const long = suggestedSlug(`${'a'.repeat(59)} b`);
  expect([long.length, isSlug(long)]).toEqual([59, true]);
});

test.each(['a', 'rice-field', '2-b'])('%j can stand in addresses', (slug) => expect(isSlug(slug)).toBe(true));
test.each(['', 'A', 'a b', '-a', 'a-', 'a--b', 'é', 'a/b', 'a\n'])('%j can’t', (slug) =>
  expect(isSlug(slug)).toBe(false),
);
