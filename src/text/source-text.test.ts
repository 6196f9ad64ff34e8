import type { Node } from 'prosemirror-model';
import { describe, expect, test } from 'vitest';
import { schema } from './schema.ts';
import { SourceText } from './source-text.ts';

const { nodes } = schema;

/** What becomes of a text where its blocks are others. */
function written(text: string, change: (blocks: readonly Node[]) => readonly Node[]): string {
  const source = new SourceText(text);
  return source.write(nodes.doc.create(null, change(source.doc.children)));
}

const paragraph = (text: string) => nodes.paragraph.create(null, text === '' ? [] : schema.text(text));

test('a block that was changed and changed back has its bytes again', () => {
  const text = '__tebal__\n\n*   satu\n';
  const copies = (blocks: readonly Node[]) => blocks.map((block) => block.copy(block.content));
  expect(written(text, copies)).toBe(text);
});

test('two lines are two where they are copied without their form', () => {
  expect(new SourceText('1,5 kg  \n20 °C').doc.textContent).toBe('1,5 kg\n20 °C');
});

test('a new block stands between the others, whose bytes and blank lines stay', () => {
  const text = 'a\n\n\n\nb\r\n\r\nc\n';
  expect(written(text, ([a, b, ...rest]) => [a, b, paragraph('x'), ...rest].filter((each) => each !== undefined))).toBe(
    'a\n\n\n\nb\r\n\r\nx\r\n\r\nc\n',
  );
});

test('a paragraph without words isn’t written', () => {
  expect(written('a\n\nb', (blocks) => [...blocks, paragraph('')])).toBe('a\n\nb');
  expect(written('a', () => [paragraph('')])).toBe('');
});

test('lists that come to stand below one another stay two', () => {
  expect(written('- a\n\nx\n\n- b', ([first, , last]) => [first, last].filter((each) => each !== undefined))).toBe(
    '- a\n\n* b',
  );
});

describe('what the canvas can’t hold is kept as it stands in the source', () => {
  test.each([
    ['a row with more cells than its table has columns', '| a |\n| --- |\n| 1 | 2 |'],
    ['what is nested deeper than the parser goes', `${'> '.repeat(30)}dalam`],
    ['a text of nothing but marks', '>'.repeat(5000)],
    ['a list of thousands of items', '- a\n'.repeat(20_000).trimEnd()],
    ['a table of thousands of cells', `| a | b | c |\n| - | - | - |${'\n| a | 12,5 | kg |'.repeat(5000)}`],
  ])('%s', (_name, text) => {
    const source = new SourceText(text);
    expect(source.doc.firstChild?.type).toBe(nodes.raw);
    expect(source.write(source.doc)).toBe(text);
    expect(written(text, (blocks) => [...blocks, paragraph('x')])).toBe(`${text}\n\nx`);
  });
});

describe('paragraphs without words don’t join the words around them', () => {
  const item = (...blocks: Node[]) => nodes.list_item.create(null, blocks);
  test.each([
    [
      'behind an item’s words',
      item(paragraph('a'), nodes.bullet_list.create(null, item(paragraph('b'), paragraph(''))), paragraph('c')),
    ],
    [
      'as a list’s first item',
      item(paragraph('a'), nodes.bullet_list.create(null, [item(paragraph(' ')), item(paragraph('b'))])),
    ],
  ])('%s', (_name, made) => {
    const list = nodes.bullet_list.create(null, made);
    const read = new SourceText(written('', () => [list])).doc;
    const lines: string[] = [];
    read.descendants((node) => void (node.isTextblock && node.content.size > 0 && lines.push(node.textContent)));
    expect(lines).toEqual([...made.textContent.replace(' ', '')]);
  });
});
