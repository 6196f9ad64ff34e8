import { withoutFigures } from '#tests/support/markdown/without-figures.ts';
import { sentencesOf, WORD, type Sentence } from '#text/sentences.ts';

export const wordsOf = (text: string): readonly string[] => text.match(WORD) ?? [];

/**
 * The sentences of an article's prose, without labels: headings, tables, figures, pictures, the words that open a list item in
 * bold, the legend of a drawing ("A Upper end") and the list of sources.
 */
export function articleSentences(body: string): readonly Sentence[] {
  const prose = withoutFigures(body).split(/^## (?:Sumber|Sources)$/m)[0] ?? '';
  return prose
    .split('\n')
    .filter((line) => !/^(?:#|\||!\[|- \*\*[A-F]\*\*)/.test(line))
    .map((line) =>
      line
        .replace(/^(?:> ?|- |\d+\. )+/, '')
        .replace(/^\*\*[^*]+[.:]\*\*/, '')
        .replace(/^\*\*[^*]+\*\*$/, '')
        .replace(/\]\([^)]*\)/g, ']')
        .replace(/[*[\]]/g, ''),
    )
    .flatMap(sentencesOf)
    .filter(({ text }) => /[.?:][”)]?$/.test(text));
}

/** A rough number of syllables: runs of vowels, without a silent e at the end. */
function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const runs = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, (end) => end.charAt(0)).match(/[aeiouy]+/g);
  return Math.max(1, runs?.length ?? 0);
}

/**
 * The school year whose pupils read an English text: Flesch–Kincaid (Kincaid and others, Naval Technical Training Command, 1975).
 * Words with figures count one syllable.
 */
export function schoolYear(sentences: readonly Sentence[]): number {
  const words = sentences.flatMap(({ text }) => wordsOf(text));
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/**
 * How hard a text in any language reads: LIX (Björnsson, Läsbarhet, 1968), the words of a sentence plus the share of words of more than
 * six letters. It stands here for Indonesian, because Flesch's weights are those of English syllables: unadapted they call an
 * Indonesian school book unreadable (Jurnal Pendidikan Edutama, 2021: -16 of 100), and no weights for Indonesian have been published
 * that others took up. Björnsson's own marks: under 30 very easy, 40 easy to middling, over 50 hard. Affixes make Indonesian words
 * long, so a plain text stands about ten above an English one.
 */
export function lix(sentences: readonly Sentence[]): number {
  const words = sentences.flatMap(({ text }) => wordsOf(text));
  const long = words.filter((word) => word.replace(/[^\p{L}]/gu, '').length > 6);
  return words.length / sentences.length + (100 * long.length) / words.length;
}
