import type { Localized } from '#domain/localized.ts';

/**
 * Writes what is worked out from a field's texts as they are at that moment, letters that aren't drawn yet among them. Null leaves them
 * as they are. The field is drawn anew with it at once: its view doesn't show it by itself, as it does what is typed.
 */
export type ReplaceText = (textFrom: (texts: Localized) => string | null) => void;
