import { describe, it } from 'vitest';
import { testBackend } from '../support/backend/backend.ts';
import { filled, halves, repeated, WORST_PROSE } from '../support/cases/worst-texts.ts';
import { expectLinear, type WorstCase } from '../support/growth/linear-growth.ts';

// As tests/growth/texts.test.ts, of the database's patterns over texts that others wrote.

const backend = await testBackend();

/** Longer than any text that the database takes. */
const LENGTH = 100_000;

const FOLDER = '00000000-0000-4000-8000-000000000000';
const MARKS: readonly WorstCase[] = [
  ...repeated(
    '![',
    '[',
    ']',
    '](',
    '![a]',
    '![a](',
    '![a](/',
    '![[a]',
    '![\\',
    '\\',
    '\\\\!',
    '](/a',
    '![](/a',
    ' ',
    '<',
    '/media/',
  ),
  ...repeated(
    `![a](/media/${FOLDER}/`,
    `![a](/b /media/${FOLDER}/`,
    `/media/${FOLDER}`,
    `](${FOLDER}`,
    'a',
    '.',
    '. a ',
  ),
  ...halves(
    ['![', ']('],
    ['![a', '](/a)'],
    ['[', ']'],
    ['![[', ']]('],
    ['\\', '!['],
    ['![', ' '],
    ['](', ' '],
    ['.', 'a'],
  ),
  ['pictures with long words', (length) => `![${filled('[a]', length)}](/a)`],
];

const FILES = repeated(` /media/${FOLDER}/a`, ` /media/${FOLDER}/a.b.`, '.a', `/media/${FOLDER}/a.`, '-');

describe.each([
  ['what searches compare', 'select private.folded($1)', WORST_PROSE],
  ['the words of a text', 'select private.words_in($1)', [...MARKS, ...WORST_PROSE]],
  [
    'the number of words',
    "select regexp_count($1, '[^[:space:]\\u00a0]*[[:alnum:]][^[:space:]\\u00a0]*')",
    [...MARKS, ...WORST_PROSE],
  ],
  ['faults of pictures', "select private.text_picture_problems('content', $1 || '](')", MARKS],
  ['pictures of a document', "select private.pictures_in(jsonb_build_object('a', $1::text))", MARKS],
  ['missing files of a text', 'select private.missing_media($1)', [...MARKS, ...FILES]],
  ['what pictures show', "select count(*) from private.alts_in('', jsonb_build_object('a', $1::text))", MARKS],
] as const)('%s', (_, query, worst) => {
  it.each(worst)('%s', (_case, make) =>
    expectLinear(
      (text: string) => backend.sql(query, [text]),
      make,
      LENGTH,
      () => performance.now(),
    ),
  );
});
