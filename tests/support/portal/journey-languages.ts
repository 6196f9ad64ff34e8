import { LANGUAGES, type Language } from '#domain/localized.ts';
import { SHEET_FOLDER } from './sheet.ts';

/** Whether this run walks everything: `npm run prove` and `npm run sheet`. */
export const LONG_FORM = Boolean(process.env['PROVE']) || SHEET_FOLDER !== undefined;

/**
 * The languages that a long journey is walked in: the named one by `npm test`, both by `npm run prove` and `npm run sheet`.
 * Journeys about the words themselves are walked in both each time.
 */
export function languagesOfRun(usual: Language): readonly Language[] {
  return LONG_FORM ? LANGUAGES : [usual];
}
