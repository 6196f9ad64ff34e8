import type { Language } from '#domain/localized.ts';
import type { PlainerWord } from '../find-hard-words.ts';
import { ENGLISH } from './english.ts';
import { INDONESIAN } from './indonesian.ts';

/** The portal's own list of hard words, by language. */
export const BUILT_IN_WORDS: Readonly<Record<Language, readonly PlainerWord[]>> = { id: INDONESIAN, en: ENGLISH };
