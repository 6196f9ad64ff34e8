import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitBlocks } from './split-blocks.ts';
import { findLongLists } from './long-lists.ts';
import { readBlocks } from './read-blocks.ts';

/** What may stand around a list, blank lines among it. */
const around = fc.array(
  fc.constantFrom(
    ...['- a', '- b | c', '* a', '1. a', '7. b', '2) a', '- - a', '-', '1.', '   - a', '  a', 'a', '\ta', '\u00a0'],
    ...['', '', '', ' ', '# a', '> a', '> - a', '| a | b |', '| --- | --- |', 'a | b', '[a]: b', '- - -', '---'],
  ),
  { maxLength: 4 },
);
/** The words of items. */
const words = fc.constantFrom('a', 'b | c', '--- | ---', '- a', '# a', '> a', '1. a', '  a', '*a*', '- -', 'a:');
const items = fc
  .tuple(fc.constantFrom('-', '*', '+', '1.', '7.', '10)'), fc.array(words, { minLength: 2, maxLength: 4 }))
  .map(([mark, each]) => each.map((item) => `${mark} ${item}`));
const blank = fc.constantFrom([''], [''], ['', ''], []);
const text = fc
  .tuple(around, blank, items, blank, around, blank, items, blank, around)
  .map((parts) => parts.flat().join('\n'));

test('is one block of the text, a list with an item on each line', () => {
  let found = 0;
  fc.assert(
    fc.property(text, (markdown) => {
      const blocks = splitBlocks(markdown);
      for (const { from, to } of findLongLists(markdown, 2)) {
        found += 1;
        const block = blocks.find((each) => each.from === from);
        expect(block).toMatchObject({ from, to });
        expect(block?.type).toMatch(/^(?:bullet|ordered)_list_open$/);
        const items = block?.tokens.filter(({ type, level }) => type === 'list_item_open' && level === 1);
        expect(items).toHaveLength(markdown.slice(from, to).split('\n').length);
      }
    }),
    { numRuns: 5000, seed: 3 },
  );
  expect(found).toBeGreaterThan(400);
});

test.each([
  ['- a\n- b', 3],
  ['a\n- a\n- b\n- c', 3],
  ['- x\nlazy\n\n- a\n- b\n- c', 3],
  ['- a\n- b\n- c\n\n  a', 3],
  ['```figure calendar\n\n- a\n- b\n- c\n\n```', 3],
  ['- a\n- b\n* c', 3],
])('%j has none', (markdown, fewest) => {
  expect(findLongLists(markdown, fewest)).toEqual([]);
});

test('a list of thousands of items stands in a text as it is written, and what is around it is read', () => {
  const list = '- a\n'.repeat(5000).trimEnd();
  const markdown = `# A\n\n**b**\n\n${list}\n\n\n1. c\n\n> d`;
  const blocks = readBlocks(markdown);
  expect(blocks.map(({ node }) => node.type.name)).toEqual([
    ...['heading', 'paragraph', 'raw', 'ordered_list', 'blockquote'],
  ]);
  expect(blocks.map(({ from, to }) => markdown.slice(from, to))).toEqual(['# A', '**b**', list, '1. c', '> d']);
});
