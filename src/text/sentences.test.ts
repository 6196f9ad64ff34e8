import { afterEach, expect, test, vi } from 'vitest';
import { MOST_LETTERS, splitSentences, wholeSentences } from './sentences.ts';

const split = (text: string) => splitSentences(text, 'id').map(({ from, to }) => text.slice(from, to));

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['where browsers split sentences', Intl.Segmenter],
  ['where they do not (Firefox before 125)', undefined],
])('splits after full stops, and within no number or abbreviation, %s', (_where, Segmenter) => {
  vi.stubGlobal('Intl', { ...Intl, NumberFormat: Intl.NumberFormat, Segmenter });
  expect(split('Jaga EC 1,5. Di Malang 1.170 lebih baik. Benarkah? "Ya."')).toEqual([
    'Jaga EC 1,5.',
    'Di Malang 1.170 lebih baik.',
    'Benarkah?',
    '"Ya."',
  ]);
  expect(split('Kuman seperti E. coli itu jahat.')).toEqual(['Kuman seperti E. coli itu jahat.']);
  expect(split('Ada Bacillus spp. Lalu dicuci.')).toEqual(['Ada Bacillus spp. Lalu dicuci.']);
  expect(split('  ')).toEqual([]);
});

test('cuts what is longer than engines say at once, and loses nothing', () => {
  const long = `${'kata yang panjang, '.repeat(30)}selesai.`;
  const parts = split(long);
  expect(parts.every((part) => part.length <= MOST_LETTERS)).toBe(true);
  expect(parts.join(' ')).toBe(long);
});

test('a long text is segmented in portions, and has the same sentences', () => {
  const text = Array.from(
    { length: 80 },
    (_, at) => `Use ${at}.5 kg of urea${' per plot'.repeat(at % 30)}. “Why?” Because rice, e.g. IR64, needs it! `,
  ).join('');
  const endless = `${'a '.repeat(3000)}end. Next.`;
  for (const whole of [text, endless, `${text} ${endless} ${text}`]) {
    const segments = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(whole);
    const ends = Array.from(segments, ({ index, segment }) => index + segment.trimEnd().length);
    // Some of them are joined, behind abbreviations.
    const own = wholeSentences(whole, 'en').map(({ to }) => to);
    expect(own.length).toBeGreaterThan(0.7 * ends.length);
    expect(ends).toEqual(expect.arrayContaining(own));
  }
});
