import { createContext, useContext } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '#domain/localized.ts';

/** How Intl calls the two languages. */
export const LOCALES: Record<Language, string> = { id: 'id', en: 'en-GB' };

export interface LanguageChoice {
  /** The language on the screen. */
  readonly language: Language;
  /** The language that was chosen and whose texts can't be fetched now. */
  readonly unreachable: Language | null;
  /** Keeps the choice on the device and shows the portal in it. */
  choose(language: Language): void;
}

export const LanguageContext = createContext<LanguageChoice>({
  language: DEFAULT_LANGUAGE,
  unreachable: null,
  choose: () => {
    throw new Error('No language: render the portal inside LanguageContext.');
  },
});

/** The language on the screen, and how to choose another one. */
export function useLanguage(): LanguageChoice {
  return useContext(LanguageContext);
}

/**
 * Has the public texts of a language fetched, for a page that is shown in it within another one; rejects where they can't be
 * had. Where nobody provides it, they are there already.
 */
export const LearnTextsContext = createContext<(language: Language) => Promise<void>>(() => Promise.resolve());
