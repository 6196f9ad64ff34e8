// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { findMatches } from './find-matches.ts';
import { pageText } from './page-text.ts';
import { firstToShow } from './show-match.ts';

/** How far the text stands from the window's upper edge, by its words. */
let tops: Readonly<Record<string, number>>;
beforeEach(() => {
  Element.prototype.checkVisibility = () => true;
  vi.spyOn(Range.prototype, 'getBoundingClientRect').mockImplementation(function (this: Range) {
    return { top: tops[this.startContainer.parentElement?.className ?? ''] ?? 0 } as DOMRect;
  });
});

const PAGE = `<header><nav class="bar">padi</nav></header>
  <main><nav class="contents">padi</nav><h1 class="title">padi</h1><p class="text">padi</p></main>
  <footer class="foot">padi gogo</footer>`;

function begun(given: Readonly<Record<string, number>>, typed = 'padi'): string | undefined {
  tops = given;
  document.body.innerHTML = PAGE;
  const matches = findMatches(pageText(document.body, null), typed);
  return matches[firstToShow(matches)]?.startContainer.parentElement?.className;
}

it('begins in the text, not in what leads to it', () => {
  expect(begun({})).toBe('title');
});

it('begins in what the window shows of the text', () => {
  expect(begun({ title: -500, text: 300, bar: 10, contents: 100 })).toBe('text');
});

it('begins anew in the text where all of it lies above', () => {
  expect(begun({ title: -900, text: -500, foot: 200 })).toBe('title');
});

it('shows what the bars hold where the text has none', () => {
  expect(begun({}, 'gogo')).toBe('foot');
});
