import { DEFAULT_LANGUAGE, type Language } from '#domain/localized.ts';
import type { Preferences } from '#main/preferences/preferences.ts';

/** The language that the app speaks: the chosen one, else the portal's first. */
export function chosenLanguage(preferences: Pick<Preferences, 'read'>): Language {
  return preferences.read().language ?? DEFAULT_LANGUAGE;
}
