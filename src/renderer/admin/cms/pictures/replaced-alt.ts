import type { Localized } from '#domain/localized.ts';

/** Descriptions once another picture stands there: what came with the one before goes with it, what a person wrote stays. */
export function exchangedAlt(alt: Localized, went: Localized, came: Localized): Localized {
  const exchanged = (now: string, gone: string, next: string) => (now.trim() === '' || now === gone ? next : now);
  return { id: exchanged(alt.id, went.id, came.id), en: exchanged(alt.en, went.en, came.en) };
}
