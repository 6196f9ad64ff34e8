import type { WorstCase } from '#tests/support/growth/linear-growth.ts';

// Texts of any length that are worst for what reads them: a piece again and again, many beginnings without an end, many ends after
// one beginning. Each found something once, or is of a kind that did elsewhere.

/** A piece until the text is so long. */
export function filled(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

/** Texts of one piece each. */
export function repeated(...pieces: readonly string[]): WorstCase[] {
  return pieces.map((piece) => [nameOf(piece), (length) => filled(piece, length)]);
}

function nameOf(piece: string): string {
  return JSON.stringify(piece).slice(0, 40);
}

/** Texts of two pieces each: half of one, then half of the other. */
export function halves(...pairs: readonly (readonly [string, string])[]): WorstCase[] {
  return pairs.map(([one, other]) => [
    `${nameOf(one)}, then ${nameOf(other)}`,
    (length) => filled(one, length / 2) + filled(other, length / 2),
  ]);
}

/** Texts whose pieces are all different: `make` is given their numbers. */
function numbered(name: string, make: (number: number) => string): WorstCase {
  return [
    name,
    (length) => {
      let text = '';
      for (let number = 1; text.length < length; number += 1) text += make(number);
      return text.slice(0, length);
    },
  ];
}

/** The same texts between two others. */
function between(before: string, cases: readonly WorstCase[], after: string): WorstCase[] {
  return cases.map(([name, make]) => [name, (length) => before + make(length) + after]);
}

/** Prose: sentences, figures, units, abbreviations, blanks. */
export const WORST_PROSE: readonly WorstCase[] = [
  ...repeated(
    'a',
    'A! ',
    '1',
    '1,',
    '1.1',
    '\n',
    '. ',
    'A. ”',
    '"',
    '(',
    '1 kg/',
    'Rp1–',
    'Rp',
    '%!',
    '°C',
    '1 × ',
    'beri kg ',
  ),
  ...repeated('is ', 'a/', '\u00ad', 'e\u0301', 'A–', '😀', '., ', '16-'),
  ...halves(['1', ' '], ['1', 'kg'], ['A. ', ' '], ['no. A ', ' '], ['. ', '"'], ['a', '. ']),
  numbered('words, no two the same', (number) => `kata${number.toString(26)} `),
];

/** A wide table with rows of one letter, which a parser fills up with cells: 45 for each letter. */
export const TABLE_TO_FILL_UP = `|${'a|'.repeat(90)}\n|${'-|'.repeat(90)}\n${'|\n'.repeat(180)}\n`;

/** Markdown that is worst for whatever goes over its blocks or words. */
export const WORST_BLOCKS: readonly WorstCase[] = [
  ...repeated(
    '#\n',
    'a\n\n',
    '- a\n\n  b\n\n',
    '![](/a "b")\n\n',
    '![](/a) ',
    '|a|\n|-|\n\n',
    '|a|b|\n|-|-|\n',
    '[a](/b) ',
    '*a* ',
  ),
  ...halves(['*a ', 'b* ']),
  numbered('paragraphs, no two the same', (number) => `Alinea ${number}.\n\n`),
];

/** Markdown: everything that opens and never closes, nests, or is filled up. */
export const WORST_MARKDOWN: readonly WorstCase[] = [
  ...WORST_BLOCKS,
  ...repeated('## x\n\n', 'a|b\n', '> ', '*', 'a*', '*_', '[', '[a](<b', '![', '](', '`', '\\', '&', '[a](/a "b'),
  ...repeated('![a](/media/missing/1)\n\n', '```figure dose\n\n', TABLE_TO_FILL_UP),
  ...halves(['[', ']'], ['![', '](/a)'], ['- ', 'a']),
  ['a table of columns', (length) => `${filled('|a', length / 2)}|\n${filled('|-', length / 2)}|\n|x|`],
  ['a table of rows', (length) => `|a|b|\n|-|-|\n${filled('|x|y|\n', length)}`],
];

/** HTML as it is pasted, and as other systems keep it. */
export const WORST_HTML: readonly WorstCase[] = [
  ...repeated(
    '[caption ',
    '[caption x="1"]',
    '[caption]a[/caption]',
    '[embed]',
    '[/embed]',
    '[a b="',
    "[a b='",
    '[a b=c ',
    '[',
    '[a]',
  ),
  ...repeated(
    '<!-- wp:embed {"a":',
    '<!-- wp:embed {} -->',
    '<!-- wp:a /-->',
    '<!-- wp:a ',
    '<!--',
    '-->',
    '[gallery ids="1,2"]',
  ),
  ...repeated(
    '<img ',
    '<img src="',
    '<pre ',
    '<pre>',
    '</pre>',
    '<noscript>',
    '<noscript',
    '<iframe ',
    '<video src=',
    '\n\n',
    '\n \n',
  ),
  ...repeated('data:', 'data:image/png;base64,', '&amp;', '<p>a', '<b>', '<a href="/a">b</a>'),
  ...halves(
    ['[caption]', '[/caption]'],
    ['<pre>', '</pre>'],
    ['<!-- wp:embed {} -->', '<!-- /wp:embed -->'],
    ['[a b=" ', '"]'],
  ),
];

/** Addresses, of all that follow one. */
export const WORST_ADDRESSES: readonly WorstCase[] = [
  ...repeated(
    '/',
    '//',
    '@',
    'a@',
    'a.',
    '.',
    ':',
    '%',
    '%20',
    '?',
    '&',
    'a=b&',
    '\\',
    ' ',
    '\t',
    'a',
    '1',
    '-',
    '/media/',
    '#',
  ),
  ...between('https://', repeated('a', 'a.', 'a@', '/', ':', '@', '\t'), '!'),
  ...between('mailto:', repeated('a', 'a@', 'a.', '?', '&body=', ',', '%0a'), ' '),
  ...between('/media/', repeated('0', '-', '0-', 'a/'), '.webp'),
];

/** Lines of a log. */
export const WORST_LINES: readonly WorstCase[] = [
  ...repeated(
    'a',
    '@',
    'a@',
    'a@b ',
    '%40',
    'token',
    'token=',
    'token="',
    'a_token',
    'Bearer ',
    'eyJ',
    'sb_',
    '"',
    "'",
    '\\"',
    '\n',
  ),
  ...repeated(
    '/home/ratna',
    '/home/',
    'ratna',
    '0123456789abcdefghij',
    'key: ',
    '=',
    '<',
    '<li',
    '<script',
    '</',
    '&amp;',
    '-',
  ),
  ...halves(['token ', '"'], ['a', '@'], ['<li ', '"'], ['key="', '\\']),
];
