import type { BundledArticle } from '#domain/article.ts';
import { LANGUAGES, type Language, type Localized } from '#domain/localized.ts';
import { numbersIn, yearsIn } from './article-numbers.ts';
import { textOf } from '#tests/support/project-files.ts';

/** What an article prints in both languages, and its section of sources.md. */
export interface Printed {
  readonly texts: Localized;
  readonly section: string;
}

export interface Row {
  readonly words: string;
  readonly source: string;
  readonly year: string;
  readonly certainty: string;
}

/** All of an article's words: its title, excerpt, audience, place, the description of its picture, and its body with its sources. */
export function printedBy(article: BundledArticle): Printed {
  const { title, excerpt, audience, place, imageAlt, folder } = article;
  const textIn = (language: Language) =>
    [title, excerpt, audience, place, imageAlt].map((each) => each[language]).join('\n\n') +
    `\n\n${textOf(`src/content/articles/${folder}/${language}.md`)}`;
  return { texts: { id: textIn('id'), en: textIn('en') }, section: sectionOf(`${article.id}. `) };
}

/** The section of sources.md whose heading begins so. */
export function sectionOf(heading: string): string {
  return (
    textOf('src/content/sources.md')
      .split(/^## /m)
      .find((each) => each.startsWith(heading)) ?? ''
  );
}

/** The rows of a section's tables of figures. */
export function rowsOf(section: string): readonly Row[] {
  return section
    .split('\n')
    .filter((line) => /^\|(?! ---| In the )/.test(line))
    .map((line) => {
      const [words = '', source = '', year = '', certainty = ''] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return { words, source, year, certainty };
    });
}

/** A row's words in one language: Indonesian stands before " / ", English after it. */
export const saidIn = ({ words }: Row, language: Language) => words.split(' / ')[language === 'id' ? 0 : 1] ?? '';

/**
 * The text of the advice: without the list of sources, which names volumes and pages, and without the ends of a dose bar's scale,
 * which only frame the drawing. Figures have one unit for all their numbers: here it is put behind each.
 */
function advice(text: string): string {
  return (text.split(/^## (?:Sumber|Sources)$/m)[0] ?? '')
    .replace(/^(?:skala|scale|sumber|source): .*$/gm, '')
    .replace(/^```figure (?:dose|comparison)\n[^]*?^```$/gm, (block) => {
      const unit = /^(?:satuan|unit): (.*)$/m.exec(block)?.[1] ?? '';
      return block.replace(/^(?:aman|safe): .*|^- [^:]+: [\d.,–]+/gm, (numbers) => `${numbers} ${unit}`);
    });
}

/** The figures and years of each part of a text, from heading to heading, in any order. */
const partsOf = (text: string, language: Language) =>
  text.split(/^## /m).map((part) => [...numbersIn(advice(part), language), ...yearsIn(part)].sort());

/** Everything by which the figures that an article prints and the rows of its section differ, in words. None is how it should be. */
export function numberProblems({ texts, section }: Printed): readonly string[] {
  const rows = rowsOf(section);
  const years = new Set(rows.flatMap((row) => yearsIn(Object.values(row).join(' | '))));
  const problems: string[] = [];
  for (const language of LANGUAGES) {
    const printed = numbersIn(advice(texts[language]), language);
    const recorded = rows.flatMap((row) => numbersIn(saidIn(row, language), language));
    const without = (some: readonly string[], others: readonly string[]) =>
      some.filter((each) => !others.includes(each));
    problems.push(
      ...without(printed, recorded).map((figure) => `${language}: ${figure} is printed without a row`),
      ...without(recorded, printed).map((figure) => `${language}: ${figure} is in a row, but not printed`),
      ...yearsIn(texts[language])
        .filter((year) => !years.has(year))
        .map((year) => `${language}: the year ${year} is in no row`),
    );
  }
  const [indonesian, english] = [partsOf(texts.id, 'id'), partsOf(texts.en, 'en')];
  indonesian.forEach((part, index) => {
    const other = english[index] ?? [];
    if (part.join() !== other.join())
      problems.push(`part ${index}: id prints ${missing(part, other)}, en ${missing(other, part)}`);
  });
  return problems;
}

/** Those of some that others don't have as often. */
function missing(some: readonly string[], others: readonly string[]): string {
  const left = [...others];
  return (
    some.filter((each) => (left.includes(each) ? (left.splice(left.indexOf(each), 1), false) : true)).join(', ') ||
    'nothing more'
  );
}
