import type { Language } from '#domain/localized.ts';
import { byteSize } from '#renderer/i18n/byte-size.ts';

/** Most characters of a link's words. */
export const LINK_WORDS_MAX = 200;

/** The default text of a link to an attached file: "Panduan semai (PDF, 1,2 MB)". */
export function attachmentWords(called: string, bytes: number, language: Language): string {
  const name = called
    .replace(/\.pdf$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
  return `${(name || 'PDF').slice(0, LINK_WORDS_MAX - 30)} (PDF, ${byteSize(bytes, language)})`;
}
