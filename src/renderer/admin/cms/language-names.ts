import type { Localized } from '#domain/localized.ts';

/** The languages by their own names, as people look for them. */
export const LANGUAGE_NAMES: Localized = { id: 'Indonesia', en: 'English' };
