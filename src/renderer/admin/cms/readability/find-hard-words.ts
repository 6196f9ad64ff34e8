import type { Language } from '#domain/localized.ts';
import type { Advice } from './advice.ts';
import { WORD, type Sentence } from '#text/sentences.ts';

/** A hard word or phrase with its plain alternative. */
export type PlainerWord = readonly [hard: string, plainer: string];

/** Hard words of one language, to be found quickly: by the first word of each. */
export type WordList = ReadonlyMap<string, readonly Entry[]>;

interface Entry {
  /** The words after the first. */
  readonly rest: readonly string[];
  readonly plainer: string;
}

/** Makes a list of words with their forms. Of two entries for the same word the later one counts; an empty one removes the word. */
export function wordList(words: readonly PlainerWord[], language: Language): WordList {
  const known = new Map<string, PlainerWord>();
  for (const word of words) known.set(word[0].toLowerCase(), word);
  const list = new Map<string, Entry[]>();
  for (const [hard, [, plainer]] of known) {
    const [first, ...rest] = wordsOf(hard);
    if (first === undefined || plainer.trim() === '') continue;
    const forms = rest.length === 0 && language === 'en' ? englishForms(first) : [first];
    for (const form of forms) list.set(form, [...(list.get(form) ?? []), { rest, plainer }]);
  }
  // The longest that fits is the one that is meant.
  for (const entries of list.values()) entries.sort((one, other) => other.rest.length - one.rest.length);
  return list;
}

/** Words for which the list has plainer ones. */
export function hardWords(sentences: readonly Sentence[], language: Language, list: WordList): Advice[] {
  return sentences.flatMap((sentence) => {
    const found: Advice[] = [];
    const words = [...sentence.text.matchAll(WORD)].map(({ index, 0: word }) => ({ index, word: word.toLowerCase() }));
    for (let at = 0; at < words.length; at += 1) {
      const entry = entryAt(words, at, language, list);
      const [first, last] = [words[at], words[at + (entry?.rest.length ?? 0)]];
      if (!entry || !first || !last) continue;
      found.push({
        kind: 'hard-word',
        from: sentence.from + first.index,
        to: sentence.from + last.index + last.word.length,
        sentence: sentence.text,
        plainer: entry.plainer,
      });
      at += entry.rest.length;
    }
    return found;
  });
}

interface PlacedWord {
  readonly index: number;
  readonly word: string;
}

function entryAt(words: readonly PlacedWord[], at: number, language: Language, list: WordList): Entry | undefined {
  const first = words[at]?.word ?? '';
  const entries = list.get(first) ?? (language === 'id' ? list.get(withoutEnding(first)) : undefined);
  return entries?.find(({ rest }) =>
    rest.every((word, index) => {
      const written = words[at + 1 + index]?.word ?? '';
      return written === word || (language === 'id' && withoutEnding(written) === word);
    }),
  );
}

/** Indonesian hangs these on any word. */
function withoutEnding(word: string): string {
  return word.replace(/(?<=\p{L}{4})(?:nya|lah|kah|pun)$/u, '');
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

/** A word with the usual endings, in both spellings: utilise, utilised, utilizing. Forms that don't exist do no harm. */
function englishForms(word: string): string[] {
  const stem = word.replace(/e$/, '');
  const ended = word.endsWith('y')
    ? [`${word}s`, `${word.slice(0, -1)}ies`, `${word.slice(0, -1)}ied`, `${word}ing`]
    : [`${word}s`, `${stem}ed`, `${stem}ing`];
  const forms = word.endsWith('ly') ? [word] : [word, ...ended];
  return [...new Set(forms.flatMap((form) => [form, form.replace(/is(?=(?:e|es|ed|ing|ations?)$)/, 'iz')]))];
}
