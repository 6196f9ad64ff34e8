import { LANGUAGES, type Language } from '#domain/localized.ts';

/**
 * The languages that a long journey is walked in: the named one by `npm test`, both by `npm run prove`. Journeys about the
 * words themselves are walked in both each time.
 */
export function languagesOfRun(usual: Language): readonly Language[] {
  return process.env['PROVE'] ? LANGUAGES : [usual];
}
