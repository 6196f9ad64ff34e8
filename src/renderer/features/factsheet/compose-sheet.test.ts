// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { composeSheet, EMPTY_PAGE } from './compose-sheet.ts';
import { sheetOf } from './sheet-blocks.ts';

/** Of a column and of a band across both, px. */
const WIDTHS = { column: 300, band: 640 } as const;

afterEach(() => vi.restoreAllMocks());

function emptyPage(): HTMLElement {
  const page = document.createElement('section');
  page.innerHTML = `<div class="sheet-body">${EMPTY_PAGE}</div>`;
  return page;
}

/** Composes an article of one table, on pages where all of it has room but for the table's width. */
async function composed(tableWidth: number): Promise<Element> {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(tableWidth);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(0);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.closest('.sheet-band') ? WIDTHS.band : WIDTHS.column;
  });
  const content = sheetOf(
    '<h2>Takaran</h2><div class="table-scroll"><table><tbody><tr><td>2 kg</td></tr></tbody></table></div>',
  );
  const empty = { first: emptyPage(), plain: emptyPage(), next: emptyPage() };
  const sheet = await composeSheet(content, empty, new AbortController().signal);
  return new DOMParser().parseFromString(sheet?.pages.join('') ?? '', 'text/html').body;
}

test('a table as wide as a column stands in it', async () => {
  expect((await composed(300)).querySelector('.sheet-column table')).not.toBeNull();
});

test('one that is wider stands across both columns with its heading', async () => {
  const wide = (await composed(600)).querySelector('.sheet-band > .sheet-wide')!;
  expect(wide.querySelector('h3')?.textContent).toBe('Takaran');
  expect(wide.querySelector('table')).not.toBeNull();
  expect(wide.matches('.sheet-narrow-cells')).toBe(false);
});

test('one that is wider than the paper gets narrow cells', async () => {
  expect((await composed(900)).querySelector('.sheet-band > .sheet-narrow-cells table')).not.toBeNull();
});
