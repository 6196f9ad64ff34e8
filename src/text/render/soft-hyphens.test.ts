import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';
import { hyphenateText } from './soft-hyphens.ts';

const SOFT = '\u00ad';
const visible = (text: string): string => text.replaceAll(SOFT, '|');
const without = (text: string): string => text.replaceAll(SOFT, '');

describe('long Indonesian words', () => {
  test('of more than 12 letters may break, by the Indonesian patterns', () => {
    expect(visible(hyphenateText('mempertimbangkan'))).toBe('memper|timbangkan');
    expect(visible(hyphenateText('Pertanggungjawaban itu'))).toBe('Pertang|gungja|waban itu');
  });

  test('of 12 letters stay whole, of 13 may break', () => {
    expect(hyphenateText('menghubungka')).toBe('menghubungka');
    expect(visible(hyphenateText('menghubungkan'))).toBe('meng|hubungkan');
  });

  test('keep at least four letters on each side of a break', () => {
    const words = ['keanekaragaman', 'ketidakadilan', 'kebersamaannya', 'berkesinambungan', 'pengorganisasian'];
    for (const word of words) {
      const parts = hyphenateText(word).split(SOFT);
      expect(parts.length, word).toBeGreaterThan(1);
      expect(Math.min(...parts.map((part) => part.length)), visible(hyphenateText(word))).toBeGreaterThanOrEqual(4);
    }
  });

  test('of more letters than any word has stay whole: the patterns would take seconds for them', () => {
    const long = 'mempertimbangkan'.repeat(6);
    expect(hyphenateText(long)).toBe(long);
    expect(hyphenateText(long.slice(0, 80))).toContain(SOFT);
  });

  test('before a full stop, a comma or a colon break like any other', () => {
    for (const mark of ['.', ',', ':', '?', ')', '”']) {
      expect(visible(hyphenateText(`mempertimbangkan${mark} lalu`))).toBe(`memper|timbangkan${mark} lalu`);
    }
  });
});

describe('addresses and names stay whole', () => {
  test.each([
    'https://pertanggungjawaban.org/mempertimbangkan',
    'www.pertanggungjawaban.org',
    'pertanggungjawaban.example.com',
    'hidroponiktjakdoel.blogspot.com',
    'pertanggungjawaban@tunas.example',
    'halo@pertanggungjawaban.org',
    'pertanggungjawaban/mempertimbangkan',
    'mempertimbangkan_pertanggungjawaban',
    'PertanggungJawabanSemua',
    'PertanggungjawabanKita',
    'PERTANGGUNGJAWABAN',
  ])('%s', (text) => {
    expect(visible(hyphenateText(text))).toBe(text);
  });
});

describe('in an article', () => {
  test('English is left alone', () => {
    expect(renderMarkdown('A misunderstanding of responsibilities, mempertimbangkan.', 'en').html).not.toContain(SOFT);
  });

  test('only the words that are read get them: not the address of a link, not the description of a picture', () => {
    const { html } = renderMarkdown(
      '[mempertimbangkan](/mempertimbangkan) ![mempertimbangkan](/mempertimbangkan.svg "mempertimbangkan")',
      'id',
    );
    expect(visible(html)).toContain('>memper|timbangkan</a>');
    expect(visible(html)).toContain('href="/mempertimbangkan"');
    expect(visible(html)).toContain('alt="mempertimbangkan"');
    expect(visible(html)).toContain('title="mempertimbangkan"');
    expect(visible(html)).toContain('src="/mempertimbangkan.svg"');
  });

  test('headings, lists, quotes and tables get them too', () => {
    const word = 'mempertimbangkan';
    const { html } = renderMarkdown(
      `## ${word}\n\n- **${word}**\n\n> ${word}\n\n| ${word} |\n| --- |\n| ${word} |`,
      'id',
    );
    expect(html.split(SOFT)).toHaveLength(6);
  });
});

test('a text without its soft hyphens is the text as it was written', () => {
  const word = fc.constantFrom(
    'mempertimbangkan',
    'Pertanggungjawaban',
    'dan',
    'https://a.org/',
    '@',
    '.',
    '-',
    ' ',
    '\n',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string({ maxLength: 5 }))), (parts) => {
      const text = without(parts.join(''));
      expect(without(hyphenateText(text))).toBe(text);
    }),
  );
});
