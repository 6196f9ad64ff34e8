import type { LiveBefore } from '#domain/draft.ts';
import type { Language, Localized } from '#domain/localized.ts';

/**
 * How to take a change of these languages back. The other language isn't put back, nor looked at: somebody may have
 * published it meanwhile.
 */
export function undoOutcome(before: readonly LiveBefore[], languages: readonly Language[]): readonly LiveBefore[] {
  const only = <T>(of: Partial<Localized<T | null>>) =>
    Object.fromEntries(languages.map((language) => [language, of[language] ?? null]));
  return before.map(({ id, live, was }) => ({ id, live: only(live), ...(was && { was: only(was) }) }));
}
