// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { filled } from '#tests/support/cases/worst-texts.ts';
import { expectLinear } from '#tests/support/growth/linear-growth.ts';
import { element } from '#tests/support/growth/plain-document.ts';
import { finished } from '#tests/support/pastes/pasted-markdown.ts';
import { DocumentReader } from '#text/from-html/read-document.ts';
import { writeMarkdown } from '#text/write-blocks.ts';
import { convertArticles } from '#renderer/admin/sections/transfer/foreign/convert-articles.ts';
import { pageText } from '#renderer/app/desktop/find/page-text.ts';
import { readablePassages } from '#renderer/features/articles/actions/aloud/readable-passages.ts';
import { sentencePieces } from '#renderer/features/meeting/parts/compose/sentence-pieces.ts';

// As texts.test.ts, of what goes through documents.

/** Elements, of each of which a pasted text has four letters at the least. */
const ELEMENTS = 25_000;

const many = (count: number, make: () => Element) => Array.from({ length: count }, make);

/** Deeper than the reader goes, and so many paragraphs within. */
function nested(name: string, attributes: object, count: number): Element {
  let within = element(
    'div',
    many(count, () => element('p', ['a'])),
  );
  for (let depth = 0; depth < 300; depth += 1) within = element(name, [within], attributes);
  return within;
}

const body = (...parts: readonly Element[]) => element('body', parts);
const item = () => element('li', ['a']);
const row = (...cells: readonly Element[]) => element('tr', cells);
const cell = (attributes = {}) => element('td', ['a'], attributes);

const PASTES: readonly (readonly [name: string, make: (count: number) => Element])[] = [
  ['paragraphs', (count) => body(...many(count, () => element('p', ['a'])))],
  ['headings', (count) => body(...many(count, () => element('h1', ['a'])))],
  [
    'bold words',
    (count) =>
      body(
        element(
          'p',
          many(count, () => element('b', ['a_'])),
        ),
      ),
  ],
  [
    'looks that meet',
    (count) =>
      body(
        element(
          'p',
          many(count / 2, () => element('b', ['a', element('i', ['b'])])),
        ),
      ),
  ],
  [
    'raised digits',
    (count) =>
      body(
        element(
          'p',
          many(count, () => element('sup', ['1'])),
        ),
      ),
  ],
  [
    'links',
    (count) =>
      body(
        element(
          'p',
          many(count, () => element('a', ['b'], { href: '/a' })),
        ),
      ),
  ],
  [
    'ends of lines',
    (count) =>
      body(
        element(
          'p',
          many(count, () => element('br')),
        ),
      ),
  ],
  ['a link of blanks', (count) => body(element('p', [element('a', [filled(' \n', 8 * count), 'b'], { href: '/a' })]))],
  ['signs', (count) => body(element('p', [filled(SIGNS, 4 * count)]))],
  ['pictures', (count) => body(...many(count, () => element('img', [], { src: '/a.png' })))],
  ['items', (count) => body(element('ul', many(count, item)))],
  ['items without a list', (count) => body(...many(count, item))],
  ['lists', (count) => body(...many(count, () => element('ul', [item()])))],
  ['lists beside items', (count) => body(element('ol', [item(), ...many(count, () => element('ul', [item()]))]))],
  ['items of Word', (count) => body(...many(count, () => element('p', ['a'], { style: 'mso-list:l0 level1' })))],
  ['items of Word within items', (count) => nested('div', { style: 'mso-list:l0 level1' }, count)],
  ['quotes within quotes', (count) => nested('blockquote', {}, count)],
  ['headings within headings', (count) => nested('h1', {}, count)],
  ['tables', (count) => body(...many(count / 8, () => element('table', [row(cell(), cell()), row(cell(), cell())])))],
  [
    'a table of one wide row',
    (count) => body(element('table', [row(...many(count / 2, cell)), ...many(count / 2, () => row(cell()))])),
  ],
  [
    'a table of cells that span many',
    (count) =>
      body(
        element(
          'table',
          many(count / 2, () => row(cell({ colspan: '50', rowspan: '50' }), cell())),
        ),
      ),
  ],
];

const SIGNS = '*_[]()!#>-+|\\&;`~<1.';

const PICTURES = { own: (source: string) => source, newPlaceholder: () => '', missing: '' };

const written = (root: Element) => finished(writeMarkdown(finished(new DocumentReader(PICTURES).read(root))));

describe('a pasted document', () => {
  test.each(PASTES)('%s', (_, make) => expectLinear(written, make, ELEMENTS));

  test('of thousands of blocks at once is read whole', () => {
    expect(written(nested('blockquote', {}, 130_000)).split('\n')).toHaveLength(259_999);
  });

  test('becomes no table that is a hundred times as long', () => {
    for (const make of PASTES.flatMap(([name, each]) => (name.startsWith('a table of') ? [each] : [])))
      expect(written(make(ELEMENTS)).length).toBeLessThan(10 * ELEMENTS);
  });
});

test('titles and excerpts of another system', () =>
  expectLinear(
    (articles: readonly object[]) => {
      const read = { system: 'ghost', site: '', articles, leftOut: [], comments: 0 };
      return finished(convertArticles(read as never, '', () => undefined));
    },
    (length) => {
      const title = filled('a &amp; ', length);
      return [{ title, excerpt: title, author: title, html: '', categories: [], language: null, notes: [] }];
    },
    100_000,
  ));

/** One paragraph of words without an end. */
const paragraph = (piece: string) => (length: number) => {
  const block = document.createElement('p');
  block.textContent = filled(piece, length);
  const page = document.createElement('main');
  page.append(block);
  return page;
};
const PARAGRAPHS = ['a ', ' ', '1.1', '1', 'Rp1–', '/', '\u00ad', '–'] as const;

describe('a shown article', () => {
  test.each(PARAGRAPHS)('for a voice: %j', (piece) =>
    expectLinear((page: Element) => readablePassages(null, page, 'id', VOICE), paragraph(piece), 100_000),
  );

  test.each(PARAGRAPHS)('to find words in: %j', (piece) => {
    vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
    return expectLinear((page: Element) => pageText(page, null), paragraph(piece), 100_000);
  });

  test('the sentences of a slide are found in one walk through its words', () => {
    const reads = (sentences: number) => {
      const part = pieces(sentences);
      let count = 0;
      for (const node of part.childNodes)
        if (node instanceof Text) vi.spyOn(node, 'data', 'get').mockImplementation(() => ((count += 1), 'Satu. '));
      expect(sentencePieces(part)).toHaveLength(sentences);
      return count;
    };
    expect(reads(80)).toBeLessThan(3 * reads(40));
  });
});

const VOICE = { caution: 'Awas', picture: 'Gambar', sources: 'Sumber' };

function pieces(sentences: number): Element {
  const part = document.createElement('p');
  for (let count = 0; count < sentences; count += 1) part.append(document.createTextNode('Satu. '));
  return part;
}
