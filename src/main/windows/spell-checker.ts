import type { Session } from 'electron';

/** The portal's languages, by Chromium's names for their dictionaries. */
const LANGUAGES: readonly string[] = ['id', 'en-US'];

/**
 * Keeps the spell checker quiet, for the time before the first window shows: on Windows and Linux Electron fetches the
 * dictionaries of all its languages from the network by itself, also while the checker is off. macOS ignores the languages.
 */
export function silenceSpellChecker(session: Session): void {
  session.setSpellCheckerLanguages([]);
  session.setSpellCheckerEnabled(false);
}

/** Checks Indonesian and English from now on; macOS has a checker of its own that finds the language itself. */
export function startSpellChecker(session: Session): void {
  // A language it doesn't have is an error, and none means that it has no choice.
  const languages = LANGUAGES.filter((language) => session.availableSpellCheckerLanguages.includes(language));
  if (languages.length > 0) session.setSpellCheckerLanguages(languages);
  session.setSpellCheckerEnabled(true);
}
