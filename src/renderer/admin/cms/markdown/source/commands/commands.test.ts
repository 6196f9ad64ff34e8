import { undo } from '@codemirror/commands';
import type { StateCommand } from '@codemirror/state';
import { expect, test } from 'vitest';
import { formatsAt } from '../formats-at.ts';
import { toggleHeading } from './headings.ts';
import { toggleInline } from './inline-marks.ts';
import { toggleList } from './lists.ts';
import { htmlOf, markedOf, run, stateOf } from '#tests/support/markdown/marked-text.ts';
import { toggleQuote } from './quotes.ts';
import { addTable } from './tables.ts';

const bold = toggleInline('strong');
const italic = toggleInline('emphasis');
const heading = toggleHeading(2);
const subheading = toggleHeading(3);
const bullets = toggleList('bullets');
const numbers = toggleList('numbers');
const table = addTable(['Column 1', 'Column 2']);

type Case = readonly [name: string, command: StateCommand, before: string, after: string, html: string];

const cases: readonly Case[] = [
  ['bold on words', bold, 'a ‹b c› d', 'a **‹b c›** d', '<p>a <strong>b c</strong> d</p>'],
  ['bold leaves the blanks outside', bold, 'a‹ b › c', 'a‹ **b** › c', '<p>a <strong>b</strong>  c</p>'],
  ['bold on the word of the cursor', bold, 'a wo¦rd', 'a **wo¦rd**', '<p>a <strong>word</strong></p>'],
  ['bold off at the cursor', bold, 'a **wo¦rd**', 'a wo¦rd', '<p>a word</p>'],
  ['bold on what is written next', bold, 'a ¦', 'a **¦**', '<p>a ****</p>'],
  ['bold off before anything was written', bold, 'a **¦**', 'a ¦', '<p>a</p>'],
  ['bold off on exactly its words', bold, 'a **‹b c›** d', 'a ‹b c› d', '<p>a b c d</p>'],
  ['bold off with the marks selected', bold, 'a ‹**b c**› d', 'a ‹b c› d', '<p>a b c d</p>'],
  ['bold off within', bold, '**a ‹b› c**', '**a** ‹b› **c**', '<p><strong>a</strong> b <strong>c</strong></p>'],
  ['bold on a part that is bold', bold, '‹a **b› c**', '**‹a b c›**', '<p><strong>a b c</strong></p>'],
  [
    'bold over several lines',
    bold,
    '‹a\n\nb›',
    '**‹a**\n\n**b›**',
    '<p><strong>a</strong></p><p><strong>b</strong></p>',
  ],
  [
    'bold in a list',
    bold,
    '‹- a\n- b›',
    '‹- **a**\n- **b›**',
    '<ul><li><strong>a</strong></li><li><strong>b</strong></li></ul>',
  ],
  ['bold in a heading', bold, '## ‹a›', '## **‹a›**', '<h2 id="s-a"><strong>a</strong></h2>'],
  ['bold around a link', bold, '‹a [b› c](/d)', '**‹a [b c](/d)›**', '<p><strong>a <a href="/d">b c</a></strong></p>'],
  ['bold within a link', bold, '[a ‹b›](/c)', '[a **‹b›**](/c)', '<p><a href="/c">a <strong>b</strong></a></p>'],
  ['bold in cells', bold, '‹| a | b |\n| - | - |\n| c |  |›', '‹| **a** | **b** |\n| - | - |\n| **c** |  |›', ''],
  ['bold within a word', bold, 'a‹b›c', 'a**‹b›**c', '<p>a<strong>b</strong>c</p>'],
  ['bold on a quotation in a word', bold, 'a‹"b"›c', '**‹a"b"c›**', '<p><strong>a&quot;b&quot;c</strong></p>'],
  ['italic on bold', italic, '**‹a›**', '***‹a›***', '<p><em><strong>a</strong></em></p>'],
  ['bold off, italic stays', bold, '***‹a›***', '*‹a›*', '<p><em>a</em></p>'],
  ['italic off that was underscores', italic, '_a¦b_', 'a¦b', '<p>ab</p>'],
  ['italic beside another', italic, '*a*‹b›', '*‹ab›*', '<p><em>ab</em></p>'],
  ['heading on', heading, 'a¦b', '## a¦b', '<h2 id="s-ab">ab</h2>'],
  ['heading off', heading, '## a¦b', 'a¦b', '<p>ab</p>'],
  ['heading off with marks at its end', heading, '## ab¦ ##', 'ab¦', '<p>ab</p>'],
  ['heading on an empty line', heading, '¦', '## ¦', '<h2></h2>'],
  ['heading on several lines', heading, '‹a\n\nb›', '## ‹a\n\n## b›', '<h2 id="s-a">a</h2><h2 id="s-b">b</h2>'],
  ['a first-rank heading is one', heading, '# a¦b', 'a¦b', '<p>ab</p>'],
  ['subheading from a heading', subheading, '## a¦', '### a¦', '<h3>a</h3>'],
  ['heading from an item', heading, '- a¦', '## a¦', '<h2 id="s-a">a</h2>'],
  ['heading in a quote', heading, '> a¦', '> ## a¦', '<blockquote><h2 id="s-a">a</h2></blockquote>'],
  ['bullets on', bullets, 'a¦', '- a¦', '<ul><li>a</li></ul>'],
  ['bullets off', bullets, '- a¦', 'a¦', '<p>a</p>'],
  ['bullets on paragraphs', bullets, '‹a\n\nb›', '- ‹a\n- b›', '<ul><li>a</li><li>b</li></ul>'],
  ['bullets off become paragraphs', bullets, '‹- a\n- b›', '‹a\n\nb›', '<p>a</p><p>b</p>'],
  ['bullets on lines', bullets, '‹a\nb›', '- ‹a\n- b›', '<ul><li>a</li><li>b</li></ul>'],
  ['a bullet joins the list above', bullets, '- a\n\nb¦', '- a\n- b¦', '<ul><li>a</li><li>b</li></ul>'],
  [
    'a bullet off within',
    bullets,
    '- a\n- b¦\n- c',
    '- a\n\nb¦\n\n- c',
    '<ul><li>a</li></ul><p>b</p><ul><li>c</li></ul>',
  ],
  ['bullets on a paragraph of two lines', bullets, 'a\nb¦', '- a\nb¦', '<ul><li>ab</li></ul>'],
  ['an item between paragraphs', bullets, 'a\n¦\nb', 'a\n\n- ¦\n\nb', '<p>a</p><ul><li></li></ul><p>b</p>'],
  ['a quote between paragraphs', toggleQuote, 'a\n¦\nb', 'a\n\n> ¦\n\nb', '<p>a</p><blockquote></blockquote><p>b</p>'],
  ['bullets from a heading', bullets, '## a¦', '- a¦', '<ul><li>a</li></ul>'],
  ['numbers on', numbers, '‹a\n\nb\n\nc›', '1. ‹a\n2. b\n3. c›', '<ol><li>a</li><li>b</li><li>c</li></ol>'],
  ['numbers go on', numbers, '1. a\n\nb¦', '1. a\n2. b¦', '<ol><li>a</li><li>b</li></ol>'],
  ['numbers from bullets', numbers, '‹- a\n- b›', '‹1. a\n2. b›', '<ol><li>a</li><li>b</li></ol>'],
  ['numbers in a quote', numbers, '> a¦', '> 1. a¦', '<blockquote><ol><li>a</li></ol></blockquote>'],
  ['quote on', toggleQuote, 'a¦', '> a¦', '<blockquote><p>a</p></blockquote>'],
  ['quote off', toggleQuote, '> a¦', 'a¦', '<p>a</p>'],
  ['quote over paragraphs', toggleQuote, '‹a\n\nb›', '> ‹a\n>\n> b›', '<blockquote><p>a</p><p>b</p></blockquote>'],
  ['quote takes the whole paragraph', toggleQuote, 'a\nb¦\nc', '> a\n> b¦\n> c', '<blockquote><p>abc</p></blockquote>'],
  ['quote off takes the whole quote', toggleQuote, '> a\n>\n> b¦', 'a\n\nb¦', '<p>a</p><p>b</p>'],
  ['table', table, 'a¦\n\nb', 'a\n\n| ‹Column 1› | Column 2 |\n| --- | --- |\n|  |  |\n\nb', ''],
  ['table in nothing', table, '¦', '| ‹Column 1› | Column 2 |\n| --- | --- |\n|  |  |', ''],
  ['a row of a table', table, '| a | b |\n| - | - |\n| c¦ | d |', '| a | b |\n| - | - |\n| c | d |\n| ¦ |  |', ''],
  ['a row under the head', table, '| a¦ | b |\n| - | - |\n| c | d |', '| a | b |\n| - | - |\n| ¦ |  |\n| c | d |', ''],
];

test.each(cases)('the command: %s', (_name, command, before, after, rendered) => {
  const state = stateOf(before);
  const done = run(command, state);
  expect(markedOf(done)).toBe(after);
  if (rendered !== '') expect(htmlOf(done)).toBe(rendered);
  // One step back is all the way back.
  expect(run(undo, done).doc.toString()).toBe(state.doc.toString());
});

test('bold at the end of bold words goes on plainly, and back', () => {
  const out = run(bold, stateOf('a **b¦**'));
  expect(markedOf(out)).toBe('a **b**¦');
  expect(formatsAt(out).bold).toBe(false);
  expect(markedOf(run(bold, out))).toBe('a **b¦**');
});

test('tables are read as such', () => {
  for (const [, command, before] of cases.filter(([name]) => /table|row|cells/.test(name))) {
    expect(htmlOf(run(command, stateOf(before)))).toContain('<table>');
  }
});

test.each(Object.entries({ bold, italic, heading, subheading, bullets, numbers, toggleQuote }))(
  'the command %s twice leaves what was there, wherever it meant one thing',
  (_name, command) => {
    const plain = ['a ‹b c› d', 'one¦word', '‹first\n\nsecond›', 'a\n\nwo¦rd\n\nc', '¦', 'x [a](/b) ‹y›'];
    for (const text of [...plain, '- a\n\np¦q\n\n- b']) {
      const state = stateOf(text);
      const once = run(command, state);
      expect(once.doc.toString()).not.toBe(state.doc.toString());
      expect(run(command, once).doc.toString()).toBe(state.doc.toString());
    }
  },
);

test.each([
  ['## a¦', 'heading'],
  ['#### a¦', 'subheading'],
  ['a **b¦c**', 'bold'],
  ['a **‹b› c**', 'bold'],
  ['a **¦**', 'bold'],
  ['*a¦b*', 'italic'],
  ['- a¦', 'bullets'],
  ['‹1. a\n2. b›', 'numbers'],
  ['> a¦', 'quote'],
  ['[a¦](/b)', 'link'],
  ['| a¦ |\n| - |', 'table'],
] as const)('the toolbar knows %s as %s', (text, name) => {
  const { canUndo: _undo, canRedo: _redo, ...formats } = formatsAt(stateOf(text));
  expect(Object.entries(formats).flatMap(([each, is]) => (is ? [each] : []))).toEqual([name]);
});
