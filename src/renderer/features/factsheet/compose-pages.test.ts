// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bundledArticles } from '#content/catalogue.ts';
import { LANGUAGES } from '#domain/localized.ts';
import { renderMarkdown } from '#text/render/render-markdown.ts';
import { textOf } from '#text/render/article-outline.ts';
import { composePages, type Paper } from './compose-pages.ts';
import { sheetOf } from './sheet-blocks.ts';

/** Paper on which each letter takes a part of a line, and each block three more lines. */
function paperOf(linesOnPage: number): Paper {
  return {
    column: document.createElement('div'),
    band: document.createElement('div'),
    room: () => linesOnPage,
    heightOf: (box) =>
      [...box.querySelectorAll('li, p, tr, dd, h3, h4, img, blockquote')].length + (box.textContent ?? '').length / 50,
  };
}

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;
const compose = (html: string, lines = 60) => composePages(sheetOf(html).blocks, paperOf(lines)).pages.map(parsed);
const plain = (text: string) =>
  text
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const ARTICLES = bundledArticles.flatMap(({ id, folder }) =>
  LANGUAGES.map((language) => {
    return [id, language, readFileSync(`src/content/articles/${folder}/${language}.md`, 'utf8')] as const;
  }),
);

/** All that an article tells its reader to do or to heed: items, steps, rows, notes, signs, sentences, captions and letters of pictures. */
function saidBy(page: Element): readonly string[] {
  const pieces = [...page.querySelectorAll('li, tr, dd, dt, p, caption, figcaption, h2, h3')];
  return pieces.flatMap((piece) =>
    piece.matches('p, li') ? plain(textOf(piece)).split(/(?<=[.!?])\s+(?=[\p{Lu}“"(])/u) : [plain(textOf(piece))],
  );
}

test.each(ARTICLES)(
  'article %i in %s: each action, dose and hazard is on the sheet, however it breaks',
  (_id, language, markdown) => {
    const { html } = renderMarkdown(markdown, language);
    const said = saidBy(parsed(html)).filter((each) => each !== '');
    expect(said.length).toBeGreaterThan(60);
    for (const lines of [35, 60, 90]) {
      const pages = compose(html, lines);
      const printed = plain(pages.map(textOf).join(' '));
      expect(said.filter((each) => !printed.includes(each))).toEqual([]);
      expect(pages.flatMap((page) => [...page.querySelectorAll('img')])).toHaveLength(
        parsed(html).querySelectorAll('img').length,
      );
    }
  },
);

describe('breaks', () => {
  const words = (count: number, last = '.') => `Kata${' kata'.repeat(count - 1)}${last}`;
  const columnsOf = (pages: readonly Element[]) => pages.flatMap((page) => [...page.querySelectorAll('.sheet-column')]);

  test('a long list between its items, whose numbers go on', () => {
    const items = Array.from({ length: 30 }, (_, index) => `<li>Langkah ${index + 1}. ${words(20)}</li>`).join('');
    const columns = columnsOf(compose(`<ol>${items}</ol>`, 30));
    let before = 0;
    for (const list of columns.flatMap((column) => [...column.querySelectorAll('ol')])) {
      const { length } = list.querySelectorAll(':scope > li:not(.sheet-rest)');
      expect(Number(list.getAttribute('start') ?? 1)).toBe(before + 1);
      expect(list.style.counterReset).toBe(before === 0 ? '' : `step ${before}`);
      before += length;
    }
    expect(before).toBe(30);
  });

  test('a table of many rows, with its head on each part', () => {
    const rows = Array.from({ length: 80 }, (_, index) => `<tr><td>Baris ${index}</td></tr>`).join('');
    const pages = compose(
      `<div class="table-scroll"><table><thead><tr><th>Takaran</th></tr></thead><tbody>${rows}</tbody></table></div>`,
      25,
    );
    const tables = pages.flatMap((page) => [...page.querySelectorAll('table')]);
    expect(tables.length).toBeGreaterThan(2);
    for (const table of tables) expect(table.querySelectorAll('thead th')).toHaveLength(1);
    expect(tables.flatMap((table) => [...table.querySelectorAll('td')]).map((cell) => cell.textContent)).toEqual(
      Array.from({ length: 80 }, (_, index) => `Baris ${index}`),
    );
  });

  test('one endless sentence between its words', () => {
    const text = words(3000);
    const pages = compose(`<p>${text}</p>`, 20);
    expect(pages.length).toBeGreaterThan(3);
    expect(
      columnsOf(pages)
        .map((column) => plain(textOf(column)))
        .filter(Boolean)
        .join(' '),
    ).toBe(text);
  });

  test('a paragraph between its sentences, but not after an abbreviation or where a line of the source ends', () => {
    const sentence = `Petunjuk dari dr. Sari\n${words(30)}`;
    const pages = compose(`<p>${Array.from({ length: 40 }, () => sentence).join(' ')}</p>`, 20);
    const columns = columnsOf(pages)
      .map((column) => plain(textOf(column)))
      .filter(Boolean);
    expect(columns.length).toBeGreaterThan(3);
    for (const column of columns) expect(column).toMatch(/^Petunjuk.*kata\.$/);
  });

  test('no text into what wide blocks leave of a page, less than a line', () => {
    const block = (name: string, html: string) => {
      const made = document.createElement('div');
      made.className = name;
      made.innerHTML = html;
      return made;
    };
    const wide = block('sheet-wide', `<p>${words(100)}</p>`);
    const text = block('', `<p>${words(40)}</p>`);
    const paper = paperOf(0);
    const lines = paper.heightOf(block('', wide.outerHTML)) + 0.5;
    const pages = composePages([wide, text], { ...paper, room: () => lines }).pages.map(parsed);
    expect(pages).toHaveLength(2);
    expect(
      columnsOf(pages.slice(0, 1))
        .map((column) => column.textContent)
        .join(''),
    ).toBe('');
  });

  test('no note that fits a column, and no heading from what it is the heading of', () => {
    const note = `<blockquote><p><strong>Bahaya</strong></p><p>${words(100)}</p></blockquote>`;
    const html = Array.from(
      { length: 9 },
      (_, index) => `<h2>Bagian ${index}</h2><p>${words(60 + index * 7)}</p>${note}`,
    ).join('');
    const columns = columnsOf(compose(html, 31));
    expect(columns.flatMap((column) => [...column.querySelectorAll('blockquote')])).toHaveLength(9);
    for (const column of columns) expect(column.lastElementChild?.matches('h3') ?? false).toBe(false);
  });

  test.each([
    ['list', (count: number) => `<ul>${`<li>${words(4)}</li>`.repeat(count)}</ul>`],
    ['paragraph', (count: number) => `<p>${`${words(15)} `.repeat(count)}</p>`],
  ])('a long %s is measured as often as it has pages, not as it has parts', (_, make) => {
    const measured = (count: number) => {
      const paper = paperOf(20);
      let times = 0;
      const heightOf = (box: HTMLElement) => {
        times += 1;
        return paper.heightOf(box);
      };
      composePages(sheetOf(make(count)).blocks, { ...paper, heightOf });
      return times;
    };
    expect(measured(480)).toBeLessThan(3 * measured(240));
  });
});
