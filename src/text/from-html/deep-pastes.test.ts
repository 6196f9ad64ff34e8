// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { pasted } from '#tests/support/pastes/pasted-markdown.ts';
import { rendered } from '#tests/support/pastes/pasted-values.ts';

const BEGIN_OF = {
  list: '<ul><li>',
  quote: '<blockquote><p>',
  item: '<li><section>',
  table: '<table><tr><td>',
  definition: '<dl><dd>',
} as const;
const END_OF = {
  list: '</li></ul>',
  quote: '</p></blockquote>',
  item: '</section></li>',
  table: '</td></tr></table>',
  definition: '</dd></dl>',
} as const;

type Kind = keyof typeof BEGIN_OF;

/** The kinds around one another, in turn, with a word at each level. */
function nested(kinds: readonly Kind[], depth: number): string {
  const levels = Array.from({ length: depth }, (_, level) => kinds[level % kinds.length]!);
  const begin = levels.map((kind, level) => `${BEGIN_OF[kind]}kata${level}x`).join('');
  return (
    begin +
    levels
      .toReversed()
      .map((kind) => END_OF[kind])
      .join('')
  );
}

/** As Google Docs writes lists within lists: beside the item that they belong to. */
const besideItems = (depth: number) =>
  Array.from({ length: depth }, (_, level) => `<ul><li>kata${level}x</li>`).join('') + '</ul>'.repeat(depth);

const DOCUMENTS: readonly (readonly [string, (depth: number) => string])[] = [
  ...(Object.keys(BEGIN_OF) as Kind[]).map((kind) => [kind, (depth: number) => nested([kind], depth)] as const),
  ['quotes in lists', (depth) => nested(['list', 'quote'], depth)],
  ['tables in lists', (depth) => nested(['list', 'table'], depth)],
  ['items in quotes', (depth) => nested(['quote', 'item'], depth)],
  ['lists beside items', besideItems],
];

test.each(DOCUMENTS)('words stay however deep they stand (%s)', (_name, html) => {
  for (const depth of [10, 21, 40, 450]) {
    const shown = rendered(pasted(html(depth)).text).textContent;
    const lost = Array.from({ length: depth }, (_, level) => `kata${level}x`).filter((word) => !shown.includes(word));
    expect(lost, `${depth} levels`).toEqual([]);
  }
});
