import type { Session } from 'electron';

/** The portal's languages, by Chromium's names for their dictionaries. */
const LANGUAGES: readonly string[] = ['id', 'en-US'];

/**
 * Disables the spell checker until the first window is shown: on Windows and Linux Electron downloads the dictionaries of all its
 * languages by itself, even while the checker is disabled. macOS ignores the languages.
 */
export function silenceSpellChecker(session: Session): void {
  session.setSpellCheckerLanguages([]);
  session.setSpellCheckerEnabled(false);
}

/** Checks Indonesian and English from now on; macOS has its own checker that detects the language. */
export function startSpellChecker(session: Session): void {
  // A language that Electron doesn't have is an error; macOS has an empty list.
  const languages = LANGUAGES.filter((language) => session.availableSpellCheckerLanguages.includes(language));
  if (languages.length > 0) session.setSpellCheckerLanguages(languages);
  session.setSpellCheckerEnabled(true);
}
