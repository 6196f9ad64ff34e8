import { describe, expect, test } from 'vitest';
import { bundledArticles } from '#content/catalogue.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { numberProblems, printedBy, rowsOf, saidIn } from './article-number-check.ts';
import { numbersIn, yearsIn } from './article-numbers.ts';

describe('reads figures', () => {
  test.each<[Language, string, readonly string[]]>([
    ['id', '1. Beri 20 sampai 25\u00a0cm, atau 6, 9, dan 12%.', ['20–25 cm', '6 %', '9 %', '12 %']],
    ['en', 'Rp250,000–300,000 in 2022, at 1.5 mS/cm', ['Rp 250000–300000', '1.5 mS/cm']],
    ['id', 'Rp70,96\u00a0juta, pukul 09.00–12.00, PM 90/2015', ['Rp 70960000', "09.00–12.00 o'clock"]],
    ['en', '2,000 m and 4 litres; 13.3 t; Nauli F1', ['2000 m', '4 litre', '13.3 t']],
    ['en', 'at pH 5.5 to 6.5, two rows', ['5.5–6.5']],
    ['id', 'spinetoram (golongan 5) dan 4 kapas', ['group 5', '4']],
    ['id', '20 × Rp5.000, 25 × 40 cm, × 500, atau × 650', ['20', 'Rp 5000', '25×40 cm', '500', '650']],
    ['en', 'group 4A, group M03 and a 10× magnifier', ['group 4A', 'group M03', '10 time']],
    ['id', 'tiga puluh hari, dua belas jam, setengah hektare, tiga daun', ['30 day', '12 hour', '0.5 ha']],
    ['en', 'thirty-two days, two hundred litres, half a hectare, three plants', ['32 day', '200 litre', '0.5 ha']],
    ['id', '25kg, 30°C, Rp 5.000, ½ liter', ['25 kg', '30 °C', 'Rp 5000', '0.5 litre']],
    ['id', '2000 liter, 2.000 liter, tahun 2000', ['2000 litre', '2000 litre']],
    ['id', 'Nov–Mar, lalu Mei atau Juni. Kalau Anda', ['month 11–3', 'month 5', 'month 6']],
    ['en', 'May carry germs. In May, to June', ['month 5', 'month 6']],
  ])('in %s: %s', (language, text, figures) => {
    expect(numbersIn(text, language)).toEqual(figures);
  });

  test('and years apart, but not a number of four digits with a unit', () => {
    expect(yearsIn('PM 90/2015 (2017; 2022–2023), 2000 liter, 1.999, Rp2010')).toEqual([
      '2015',
      '2017',
      '2022',
      '2023',
    ]);
  });
});

const ROW = '| 2 sampai 4 ton; 15% / 2 to 4 t; 15% | Cybext | 2021, Bogor | B |\n';
const section = `7. Something\n\n| In the article | Source | Year, place | Certainty |\n| --- | --- | --- | --- |\n${ROW}`;
const texts = {
  id: 'Beri 2 sampai 4 ton (2021).\n\n```figure dose\nsatuan: %\nskala: 0–30\naman: 15\n```\n\n## Sumber\n\n- Jilid 59.',
  en: 'Give 2 to 4 t (2021).\n\n```figure dose\nunit: %\nscale: 0–30\nsafe: 15\n```\n\n## Sources\n\n- Volume 59.',
};

describe('is not fooled', () => {
  test('finds nothing in a text whose figures all have rows', () => {
    expect(numberProblems({ texts, section })).toEqual([]);
  });

  test.each<[string, (text: string) => string]>([
    ['a digit changed', (text) => text.replace('4', '5')],
    ['another unit', (text) => text.replace(/ton|t /, 'kg ')],
    ['a new figure', (text) => `Rp9 ${text}`],
    ['a new figure in words', (text) => text.replace('(', 'dua minggu / two weeks (')],
    ['a month', (text) => text.replace('(', 'April (')],
    ['a figure block', (text) => text.replace(': 15', ': 16')],
    ['a year', (text) => text.replaceAll('2021', '2022')],
    ['a decimal mark', (text) => text.replace(/^(\D+)2/, '$12,5')],
    ['a figure that is no longer there', (text) => text.replace(/```[^]*```/, '')],
  ])('by %s, in either language or in both', (_, change) => {
    expect(numberProblems({ texts: { ...texts, id: change(texts.id) }, section })).not.toEqual([]);
    expect(numberProblems({ texts: { ...texts, en: change(texts.en) }, section })).not.toEqual([]);
    expect(numberProblems({ texts: { id: change(texts.id), en: change(texts.en) }, section })).not.toEqual([]);
  });
});

/** What is no advice: the steps' numbers, the scale of a dose bar, a report's or a variety's name, a rule's number. */
const NAMES = /^\d+\. |^(?:skala|scale): .*|AE610|Nauli F1|PM 90|^## (?:Sumber|Sources)$[^]*/gm;

describe.each(bundledArticles)('article $id, $folder', (article) => {
  const printed = printedBy(article);
  const rows = rowsOf(printed.section);

  test('prints the figures and the years that sources.md has, the same in both languages', () => {
    expect(numberProblems(printed)).toEqual([]);
  });

  test.each(LANGUAGES)('can’t have a digit changed in %s', (language) => {
    const text = printed.texts[language];
    const advice = text.replace(NAMES, (name) => name.replace(/\d/g, '#'));
    const digits = [...advice.matchAll(/\d/g)];
    // Some of them, because each is a reading of the whole article.
    for (const { index, 0: digit } of digits.filter((_, at) => at % 41 === 7)) {
      const changed = text.slice(0, index) + ((Number(digit) + 1) % 10) + text.slice(index + 1);
      const problems = numberProblems({ ...printed, texts: { ...printed.texts, [language]: changed } });
      expect(problems, changed.slice(index - 30, index + 10)).not.toEqual([]);
    }
  });

  test('says in every row the same figures in both languages, with a source, its year and how certain it is', () => {
    for (const row of rows) {
      const [indonesian = [], english = []] = LANGUAGES.map((language) =>
        [...numbersIn(saidIn(row, language), language)].sort(),
      );
      expect(indonesian, row.words).toEqual(english);
      expect(row.source, row.words).not.toBe('');
      // A figure rests on something that was published, or is worked out from what was.
      if (indonesian.length > 0) expect(row.source, row.words).not.toMatch(/^none|second reader/);
      expect(row.year, row.words).toMatch(/(?:19|20)\d\d|undated|none/);
      expect(row.certainty, row.words).toMatch(/^(?:A|B|C|judgement|arithmetic)\b/);
    }
  });
});
