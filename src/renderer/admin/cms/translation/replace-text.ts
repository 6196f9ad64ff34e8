import type { Localized } from '#domain/localized.ts';

/**
 * Sets a text that is computed from a field's present texts, including letters that aren't rendered yet. Null leaves them
 * unchanged. The field is re-rendered at once, because its view doesn't show the change by itself, as it does with typed text.
 */
export type ReplaceText = (textFrom: (texts: Localized) => string | null) => void;
