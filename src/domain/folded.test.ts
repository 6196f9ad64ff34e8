import { expect, test } from 'vitest';
import { FOLDED_TEXTS } from '#tests/support/cases/folded-texts.ts';
import { folded, foldedPlaces } from './folded.ts';

test.each(FOLDED_TEXTS)('%j is compared as %j', (text, expected) => {
  expect(folded(text)).toBe(expected);
  expect(folded(expected)).toBe(expected);
});

test.each(FOLDED_TEXTS)('%j keeps the places of its letters', (text, expected) => {
  const found = foldedPlaces(text);
  expect(found.text).toBe(expected);
  expect(found.places).toHaveLength(expected.length);
  for (const [at, [from, to]] of found.places.entries())
    expect(folded(text.slice(from, to)), `${at}`).toContain(expected[at]);
});
