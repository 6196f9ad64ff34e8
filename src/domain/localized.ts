/** The portal's languages, the default first. */
export const LANGUAGES = ['id', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'id';

/** One value in both languages. */
export interface Localized<T = string> {
  readonly id: T;
  readonly en: T;
}

/** The one that a language isn't. */
export function otherLanguage(language: Language): Language {
  return language === 'id' ? 'en' : 'id';
}

/** True for exactly the language codes that the portal speaks. */
export function isLanguage(value: unknown): value is Language {
  return value === 'id' || value === 'en';
}
