import { createContext, useContext } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '#domain/localized.ts';

/** The locales of the two languages for Intl. */
export const LOCALES: Record<Language, string> = { id: 'id', en: 'en-GB' };

export interface LanguageChoice {
  /** The language on the screen. */
  readonly language: Language;
  /** The language that was chosen and whose messages can't be loaded now. */
  readonly unreachable: Language | null;
  /** Stores the choice and switches the portal to it. */
  choose(language: Language): void;
}

export const LanguageContext = createContext<LanguageChoice>({
  language: DEFAULT_LANGUAGE,
  unreachable: null,
  choose: () => {
    throw new Error('No language: render the portal inside LanguageContext.');
  },
});

/** The current language, and how to choose the other one. */
export function useLanguage(): LanguageChoice {
  return useContext(LanguageContext);
}

/**
 * Loads the public messages of a language, for a page that is rendered in it within a page in the other one; rejects where that
 * fails. Without a provider they are loaded already.
 */
export const LearnTextsContext = createContext<(language: Language) => Promise<void>>(() => Promise.resolve());
