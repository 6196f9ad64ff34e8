// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findMatches, MOST_MATCHES } from './find-matches.ts';
import { pageText } from './page-text.ts';
import { firstToShow } from './show-match.ts';

/** The texts of the matches in a body. */
function found(html: string, typed: string, except = '#none'): string[] {
  document.body.innerHTML = html;
  return findMatches(pageText(document.body, document.querySelector(except)), typed).map(String);
}

beforeEach(() => {
  // happy-dom lacks it: browsers check the styles of the element and its ancestors.
  Element.prototype.checkVisibility = function (this: Element) {
    return this.closest('[hidden]') === null;
  };
});

describe('finding', () => {
  it('takes large and small letters, and letters with and without accents, for the same', () => {
    expect(found('<p>Kompos kompos KOMPÓS</p>', 'kompos')).toEqual(['Kompos', 'kompos', 'KOMPÓS']);
    expect(found('<p>cafe</p>', 'Café')).toEqual(['cafe']);
    expect(found('<p>cafe\u0301 now</p>', 'cafe n')).toEqual(['cafe\u0301 n']);
  });

  it('passes over soft hyphens', () => {
    expect(found('<p>pe\u00adnyu\u00adluh\u00adan</p>', 'penyuluhan')).toEqual(['pe\u00adnyu\u00adluh\u00adan']);
    expect(found('<p>penyuluh</p>', 'penyu\u00adluh')).toEqual(['penyuluh']);
  });

  it('reads on through bold words and links, and not from one block into the next', () => {
    expect(found('<p>pupuk <strong>kan</strong>dang</p>', 'pupuk kandang')).toHaveLength(1);
    expect(found('<p>pupuk</p><p>kandang</p>', 'pupuk kandang')).toEqual([]);
    expect(found('<ul><li>pupuk</li><li>kandang</li></ul>', 'pupukkandang')).toEqual([]);
    expect(found('<p>pupuk<br>kandang</p>', 'pupukkandang')).toEqual([]);
  });

  it('takes any run of blanks for one', () => {
    expect(found('<p>2\u00a0 kg\n   per</p>', '2 kg  per')).toHaveLength(1);
    expect(found('<p>a  b</p>', ' a b ')).toEqual(['a  b']);
  });

  it('finds nothing where nothing is typed', () => {
    expect(found('<p>a b</p>', '')).toEqual([]);
    expect(found('<p>a b</p>', '  ')).toEqual([]);
    expect(found('<p>a b</p>', '\u00ad')).toEqual([]);
  });

  it('takes every character for itself', () => {
    expect(found('<p>2.5 (EC) [x] 2x5 $&</p>', '2.5')).toEqual(['2.5']);
    expect(found('<p>2.5 (EC) [x] $&</p>', '(ec) [')).toEqual(['(EC) [']);
  });

  it('finds letters of two units whole', () => {
    expect(found('<p>a 🌱 b</p>', '🌱')).toEqual(['🌱']);
  });

  it('leaves out what nobody sees, what is no text, and the bar itself', () => {
    const html = `<p>padi</p><p hidden>padi</p><script>padi</script><style>padi</style><textarea>padi</textarea>
      <svg><title>padi</title></svg><div id="bar">padi <b>padi</b></div>`;
    expect(found(html, 'padi', '#bar')).toEqual(['padi']);
  });

  it('stops at a number that nobody looks through', () => {
    expect(found(`<p>${'a '.repeat(MOST_MATCHES + 5)}</p>`, 'a')).toHaveLength(MOST_MATCHES);
  });
});

/** The distance of each text from the window's top edge. */
let tops: Readonly<Record<string, number>>;
beforeEach(() => {
  vi.spyOn(Range.prototype, 'getBoundingClientRect').mockImplementation(function (this: Range) {
    return { top: tops[this.startContainer.parentElement?.className ?? ''] ?? 0 } as DOMRect;
  });
});

const PAGE = `<header><nav class="bar">padi</nav></header>
  <main><nav class="contents">padi</nav><h1 class="title">padi</h1><p class="text">padi</p></main>
  <footer class="foot">padi gogo</footer>`;

function begun(given: Readonly<Record<string, number>>, typed: string): string | undefined {
  tops = given;
  document.body.innerHTML = PAGE;
  const matches = findMatches(pageText(document.body, null), typed);
  return matches[firstToShow(matches)]?.startContainer.parentElement?.className;
}

it.each([
  ['in the text, not in what leads to it', {}, 'padi', 'title'],
  ['in what the window shows of the text', { title: -500, text: 300, bar: 10, contents: 100 }, 'padi', 'text'],
  ['anew in the text where all of it lies above', { title: -900, text: -500, foot: 200 }, 'padi', 'title'],
  ['in what the bars hold where the text has none', {}, 'gogo', 'foot'],
])('what is found is shown %s', (_where, given, typed, shown) => {
  expect(begun(given, typed)).toBe(shown);
});
