import type { LiveBefore } from '#domain/draft.ts';
import type { Language } from '#domain/localized.ts';

/**
 * How to take a change of these languages back. The other language isn't put back either: somebody may have published it
 * meanwhile.
 */
export function putBack(before: readonly LiveBefore[], languages: readonly Language[]): readonly LiveBefore[] {
  return before.map(({ id, live }) => ({
    id,
    live: Object.fromEntries(languages.map((language) => [language, live[language] ?? null])),
  }));
}
