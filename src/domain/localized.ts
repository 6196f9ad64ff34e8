/** The portal's languages, the default first. */
export const LANGUAGES = ['id', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'id';

/** One value in both languages. */
export interface Localized<T = string> {
  readonly id: T;
  readonly en: T;
}

/** The other of the two languages. */
export function otherLanguage(language: Language): Language {
  return language === 'id' ? 'en' : 'id';
}

/** Whether a value is one of the portal's language codes. */
export function isLanguage(value: unknown): value is Language {
  return value === 'id' || value === 'en';
}
