import { DEFAULT_LANGUAGE, type Language } from '#domain/localized.ts';
import type { Preferences } from '#main/preferences/preferences.ts';

/** The language of the app's own texts: the chosen one, else the portal's default. */
export function chosenLanguage(preferences: Pick<Preferences, 'read'>): Language {
  return preferences.read().language ?? DEFAULT_LANGUAGE;
}
