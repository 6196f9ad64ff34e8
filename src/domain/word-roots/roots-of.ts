import type { Language } from '../localized.ts';
import { englishRoots } from './english.ts';
import { indonesianRoots } from './indonesian.ts';

const RULES = { id: indonesianRoots, en: englishRoots } as const;

/** The roots that a word of this language may be a form of. The word is in lower case. */
export function rootsOf(word: string, language: Language): readonly string[] {
  return RULES[language](word);
}
