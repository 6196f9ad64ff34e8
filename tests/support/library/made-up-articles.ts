import type { Article } from '#domain/article.ts';
import type { LibraryArticle } from '#domain/library.ts';
import type { Language } from '#domain/localized.ts';
import { numbersFrom } from '../seeded-numbers.ts';

const STEMS = {
  id: 'pupuk tanam panen siram benih lahan air kompos cangkul hama daun akar semai bajak ternak olah campur kering jual rawat',
  en: 'plant water harvest weed seed compost soil leaf root plough sow dry mix farm prune graze mulch ripen grow store',
};
const AFFIXED: Readonly<Record<Language, readonly ((stem: string) => string)[]>> = {
  id: [
    (w) => w,
    (w) => `di${w}`,
    (w) => `${w}an`,
    (w) => `pe${w}an`,
    (w) => `ber${w}`,
    (w) => `${w}kan`,
    (w) => `${w}nya`,
  ],
  en: [(w) => w, (w) => `${w}s`, (w) => `${w}ing`, (w) => `${w}ed`, (w) => `${w}er`],
};
const SYLLABLES =
  'ba ca da ga ha ja ka la ma na pa ra sa ta wa ya bi di ki li mi ni ri si ti bu du ku lu mu nu ru su tu'.split(' ');

/** Words as a language has them: few common ones and many rare ones, some of which are forms of one another. */
export function vocabulary(language: Language, size: number): readonly string[] {
  const random = numbersFrom(language === 'id' ? 11 : 12);
  const words = new Set(STEMS[language].split(' ').flatMap((stem) => AFFIXED[language].map((affix) => affix(stem))));
  const syllable = () => SYLLABLES[Math.floor(random() * SYLLABLES.length)] ?? '';
  while (words.size < size) {
    const stem = Array.from({ length: 2 + Math.floor(random() * 3) }, syllable).join('');
    const affix = AFFIXED[language][Math.floor(random() ** 3 * AFFIXED[language].length)];
    words.add(affix?.(stem) ?? stem);
  }
  const all = [...words].slice(0, size);
  // Common and rare ones mixed.
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [all[at], all[other]] = [all[other] ?? '', all[at] ?? ''];
  }
  return all;
}

/** Picks positions in a list by Zipf's law: the second is half as frequent as the first. */
function zipf(size: number, random: () => number): () => number {
  const sums = new Float64Array(size);
  let sum = 0;
  for (let at = 0; at < size; at += 1) sums[at] = sum += 1 / (at + 2);
  return () => {
    const wanted = random() * sum;
    let [low, high] = [0, size - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

interface MadeUp {
  readonly seed?: number;
  /** Words of a language, and words of an article's content. */
  readonly words?: number;
  readonly length?: number;
}

/** Makes articles in both languages, the same ones at every run. */
export function articleMaker({ seed = 1, words = 12_000, length = 800 }: MadeUp = {}): (id: number) => LibraryArticle {
  const random = numbersFrom(seed);
  const drawn = { id: drawer('id', words, random), en: drawer('en', words, random) };
  return (id) => ({ id, version: id, texts: { id: text('id', id), en: text('en', id) } });

  function text(language: Language, id: number): Article {
    const several = (count: number) => Array.from({ length: count }, drawn[language]).join(' ');
    return {
      ...{ id, language, title: several(6), excerpt: several(20), content: several(length), words: length },
      ...{ image: '/pictures/x.svg', imageAlt: '', date: '2026-01-01', author: 'Ayu' },
      ...{ reviewedOn: null, reviewBy: null, audience: '', place: '', version: String(id) },
      category: { slug: id % 2 ? 'organic' : 'technology', name: { id: 'Organik', en: 'Organic' } },
    };
  }
}

function drawer(language: Language, size: number, random: () => number): () => string {
  const [all, draw] = [vocabulary(language, size), zipf(size, random)];
  return () => all[draw()] ?? '';
}
