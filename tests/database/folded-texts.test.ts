import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundledArticles } from '#content/catalogue.ts';
import { folded } from '#domain/folded.ts';
import { wordsIn } from '#domain/words.ts';
import { testBackend } from '../support/backend/backend.ts';
import { FOLDED_TEXTS } from '../support/cases/folded-texts.ts';

// The device and the database compare texts alike: src/domain/folded.ts and words.ts, private.folded and private.words_in.

const backend = await testBackend();

const ARTICLES = bundledArticles.flatMap(({ folder }) =>
  ['id', 'en'].map((language) => readFileSync(join('src/content/articles', folder, `${language}.md`), 'utf8')),
);

it('the database compares each text as the portal does', async () => {
  for (const text of [...FOLDED_TEXTS.flat(), ...ARTICLES]) {
    const [row] = await backend.sql<{ folded: string }>('select private.folded($1) as folded', [text]);
    expect(row?.folded, text.slice(0, 40)).toBe(folded(text));
  }
});

it('the database finds the same words in a text', async () => {
  // PostgreSQL parts scripts whose vowels are marks otherwise; the portal is written in none of them.
  const texts = FOLDED_TEXTS.flat().filter(
    (text) => !/[\p{Script=Katakana}\p{Script=Devanagari}\p{Script=Thai}]/u.test(text),
  );
  for (const text of [...texts, ...ARTICLES]) {
    const [row] = await backend.sql<{ words: string[] }>('select tsvector_to_array(private.words_in($1)) as words', [
      text,
    ]);
    // The database keeps the genitive's s as a word of its own.
    const own = new Set(wordsIn(text.replace(/\]\([^)\s]*/g, ']')));
    expect(
      (row?.words ?? []).filter((word) => word !== 's' && !own.has(word)),
      text.slice(0, 40),
    ).toEqual([]);
    expect(
      [...own].filter((word) => !row?.words.includes(word)),
      text.slice(0, 40),
    ).toEqual([]);
  }
});
