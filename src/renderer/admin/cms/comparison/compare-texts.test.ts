// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markdownText } from '#tests/support/markdown/markdown-texts.ts';
import { compareTexts, foldAlike, type TextDrawing } from './compare-texts.ts';

const drawing: TextDrawing = {
  language: 'en',
  pictureSource: (address) => address,
  words: { language: 'id', added: 'Ditambah:', removed: 'Dihapus:' },
};
const html = (before: string, after: string) =>
  compareTexts(before, after, drawing).map((each) => [each.what, each.html().trim()]);
const NEW = '<ins><span class="sr-only" lang="id">Ditambah: </span>';
const GONE = '<del><span class="sr-only" lang="id">Dihapus: </span>';

test('words that changed are marked and said, in their place in the text', () => {
  expect(html('Siram **tiap pagi** dengan 10.000 liter.', 'Siram **tiap sore** dengan 12.000 liter.')).toEqual([
    [
      'changed',
      `<p>Siram <strong>tiap </strong><strong>${GONE}pagi</del></strong><strong>${NEW}sore</ins></strong> dengan ` +
        `${GONE}10.000</del>${NEW}12.000</ins> liter.</p>`,
    ],
  ]);
});

test('words that follow one another are marked together', () => {
  expect(html('Beri pupuk kandang tua saja.', 'Beri kompos cacing segar saja.')).toEqual([
    ['changed', `<p>Beri ${GONE}pupuk kandang tua</del>${NEW}kompos cacing segar</ins> saja.</p>`],
  ]);
});

test('lists and tables are compared item by item and cell by cell', () => {
  const [[, list] = [], [, table] = []] = html(
    '- satu\n- dua\n\n| a | b |\n|-|-|\n| 1 | 2 |\n| 3 | 4 |',
    '- satu\n- dua\n- tiga\n\n| a | b |\n|-|-|\n| 1 | 5 |',
  );
  expect(list).toContain(`<li>dua</li>\n<li>${NEW}tiga</ins></li>`);
  expect(table).toContain(`<td>1</td>\n<td>${GONE}2</del>${NEW}5</ins></td>`);
  expect(table).toContain(`<td>${GONE}3</del></td>\n<td>${GONE}4</del></td>`);
});

test('what reads the same is the same, however it is written', () => {
  expect(html('- *satu*', '* _satu_').map(([what]) => what)).toEqual(['same']);
});

test('a link leads nobody away', () => {
  expect(html('[a](/blog)', '[b](/about)')[0]?.[1]).not.toContain('href');
});

test('a word that was linked differently is marked', () => {
  expect(html('lihat [a](/blog)', 'lihat [a](/about)')[0]?.[1]).toContain(GONE);
});

/** The words of a text, without white space and without texts for screen readers. */
function wordsOf(rows: readonly string[], without: string): string {
  const place = document.createElement('div');
  place.innerHTML = rows.join('\n');
  for (const each of place.querySelectorAll(`style, .sr-only, ${without}`)) each.remove();
  for (const image of place.querySelectorAll('img')) image.replaceWith(`[${image.getAttribute('src') ?? ''}]`);
  return place.textContent.replace(/\s/g, '');
}

test('without what is new any text is the one before; without what is gone, the one after', () => {
  const plain = (markdown: string) =>
    wordsOf(
      compareTexts(markdown, markdown, drawing).map((each) => each.html()),
      'x',
    );
  fc.assert(
    fc.property(markdownText, markdownText, (before, after) => {
      const rows = compareTexts(before, after, drawing).filter(({ what }) => what !== 'same');
      const same = compareTexts(before, after, drawing).some(({ what }) => what === 'same');
      // Unchanged blocks contain both.
      // What was moved stands once, where it is now.
      if (same || rows.some(({ isMoved }) => isMoved)) return;
      const drawn = rows.map((each) => each.html());
      expect(wordsOf(drawn, 'ins')).toBe(plain(before));
      expect(wordsOf(drawn, 'del')).toBe(plain(after));
    }),
    { numRuns: 300, seed: 5 },
  );
}, 60_000);

test('a block that was moved and changed stands once, with both marks', () => {
  const [long, other] = ['Siram tiap pagi dengan sepuluh liter air.', 'Tutup tanah dengan jerami kering.'];
  const rows = (before: readonly string[], after: readonly string[]) =>
    compareTexts(before.join('\n\n'), after.join('\n\n'), drawing).map(({ what, isMoved = false }) => [what, isMoved]);
  const rest = ['Pupuk kandang diberi dua kali.', 'Panen pada hari ke sembilan puluh.'];
  expect(rows([long, ...rest, other], [...rest, other, long.replace('pagi', 'sore')])).toEqual([
    ...[
      ['same', false],
      ['same', false],
      ['same', false],
      ['changed', true],
    ],
  ]);
  expect(rows([long, ...rest], [...rest, long]).at(-1)).toEqual(['same', true]);
  // Short ones that are alike by chance haven't moved.
  expect(rows(['Air', ...rest], [...rest, 'Airnya'])).toContainEqual(['removed', false]);
});

test('what is the same is folded, but for the blocks beside a change', () => {
  const rows = [...'aaaaBaaaaa'];
  const folded = foldAlike(rows, (row) => row === 'a').map(({ rows: within, isFolded }) => [within.join(''), isFolded]);
  expect(folded).toEqual([
    ['aaa', true],
    ['aBa', false],
    ['aaaa', true],
  ]);
  expect(foldAlike([...'aaB'], (row) => row === 'a')).toHaveLength(2);
  expect(foldAlike([...'aaB'], (row) => row === 'a').some(({ isFolded }) => isFolded)).toBe(false);
});
