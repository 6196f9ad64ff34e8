import { describe, expect, test } from 'vitest';
import { bundledArticles } from '#content/catalogue.ts';
import type { BundledArticle } from '#domain/article.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { figuresIn } from './article-figures.ts';
import { textOf } from './project-files.ts';

/** Figures name a unit once for all their numbers: here each has it behind it. */
function withUnits(text: string): string {
  return text.replace(/^```figure (?:dose|comparison)\n[^]*?^```$/gm, (block) => {
    const unit = /^(?:satuan|unit): (.*)$/m.exec(block)?.[1] ?? '';
    return block.replace(/^(?:aman|safe): .*|^- [^:]+: [\d.,–]+/gm, (numbers) => `${numbers} ${unit}`);
  });
}

/** What an article prints in one language, without its list of sources: that names volumes, pages and years of others. */
function printedText(article: BundledArticle, language: Language): string {
  const body =
    textOf(`src/content/articles/${article.folder}/${language}.md`).split(/^## (?:Sumber|Sources)$/m)[0] ?? '';
  // The ends of a dose bar's scale frame the drawing: they advise nobody.
  const advice = withUnits(body.replace(/^(?:skala|scale): .*$/gm, ''));
  const { title, excerpt, audience, place } = article;
  return [title, excerpt, audience, place].map((each) => each[language]).join('\n\n') + `\n\n${advice}`;
}

interface Row {
  readonly words: string;
  readonly source: string;
  readonly year: string;
  readonly certainty: string;
}

/** The rows of an article's section in sources.md. */
function rowsOf(article: BundledArticle): readonly Row[] {
  const section = textOf('src/content/sources.md')
    .split(/^## /m)
    .find((each) => each.startsWith(`${article.id}. `));
  return (section ?? '')
    .split('\n')
    .filter((line) => /^\|(?! ---| In the article)/.test(line))
    .map((line) => {
      const [words = '', source = '', year = '', certainty = ''] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return { words, source, year, certainty };
    });
}

/** A row's words in one language: Indonesian stands before " / ", English after it. */
const saidIn = ({ words }: Row, language: Language) => words.split(' / ')[language === 'id' ? 0 : 1] ?? '';

const sorted = (figures: Iterable<string>) => [...figures].sort();

describe('reads figures', () => {
  test.each<[Language, string, readonly string[]]>([
    ['id', '1. Beri 20 sampai 25\u00a0cm, atau 6, 9, dan 12%.', ['12 %', '20 cm', '25 cm', '6 %', '9 %']],
    ['en', 'Rp250,000–300,000 in 2022, at 1.5 mS/cm', ['1.5 mS/cm', 'Rp 250000', 'Rp 300000']],
    ['id', 'Rp70,96\u00a0juta, pukul 09.00, golongan 4A, PM 90/2015', ["09.00 o'clock", 'Rp 70960000']],
    ['en', '2,000 m and 4 litres; 13.3 t; Nauli F1', ['13.3 t', '2000 m', '4 litre']],
    ['en', 'at pH 5.5 to 6.5, two rows', ['5.5', '6.5']],
  ])('in %s: %s', (language, text, figures) => {
    expect(sorted(figuresIn(text, language))).toEqual([...figures].sort());
  });
});

describe.each(bundledArticles)('article $id, $folder', (article) => {
  const rows = rowsOf(article);

  test.each(LANGUAGES)('prints in %s the figures that sources.md has, no more and no fewer', (language) => {
    const printed = figuresIn(printedText(article, language), language);
    const recorded = new Set(rows.flatMap((row) => [...figuresIn(saidIn(row, language), language)]));
    const without = (figures: ReadonlySet<string>, others: ReadonlySet<string>) =>
      sorted(figures).filter((figure) => !others.has(figure));
    expect(without(printed, recorded), 'printed without a row').toEqual([]);
    expect(without(recorded, printed), 'in a row, but no longer printed').toEqual([]);
  });

  test('says in every row the same figures in both languages, with a source, its year and how certain it is', () => {
    for (const row of rows) {
      const [indonesian, english] = LANGUAGES.map((language) => sorted(figuresIn(saidIn(row, language), language)));
      expect(indonesian, row.words).toEqual(english);
      expect(row.source, row.words).not.toBe('');
      expect(row.year, row.words).toMatch(/(?:19|20)\d\d|undated|none/);
      expect(row.certainty, row.words).toMatch(/^(?:A|B|C|judgement|arithmetic)\b/);
    }
  });
});
