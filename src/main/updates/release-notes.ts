import type { StoredValues } from '#main/preferences/open-store.ts';
import type { AvailableUpdate } from './updater.ts';

/** The key under which the notes are stored until they were shown. */
const NOTES = 'notes';

/** The most that fits into a system message. */
const LONGEST_NOTES = 1_500;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': '’', nbsp: ' ' };

/** Stores the release notes of a downloaded version, for its first start. */
export function storeReleaseNotes(kept: Pick<StoredValues, 'set'>, { version, notes }: AvailableUpdate): void {
  const text = plainNotes(notes);
  if (text !== '') kept.set(NOTES, { version, text });
}

/** The release notes of the running version, once, where it was installed as an update; null otherwise. */
export function consumeReleaseNotes(kept: StoredValues, version: string): string | null {
  const stored = kept.get(NOTES);
  if (typeof stored !== 'object' || stored === null) return null;
  const { version: noted, text } = stored as Readonly<Record<string, unknown>>;
  // That version isn't installed yet: the notes stay.
  if (noted !== version) return null;
  kept.delete(NOTES);
  // The file may have been edited.
  return plainNotes(text) || null;
}

/**
 * A feed's release notes as plain text: feeds give text, Markdown or HTML, or a list with one entry for each version. They are only
 * ever shown as text.
 */
export function plainNotes(notes: unknown): string {
  const texts = Array.isArray(notes) ? notes.map((each: unknown) => noteOf(each)) : [notes];
  const plain = texts
    .filter((text) => typeof text === 'string')
    .map(plainText)
    .filter((text) => text !== '')
    .join('\n\n');
  return plain.length <= LONGEST_NOTES ? plain : `${plain.slice(0, LONGEST_NOTES).trimEnd()}…`;
}

function noteOf(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'note' in entry ? entry.note : null;
}

function plainText(text: string): string {
  return text
    .slice(0, 20 * LONGEST_NOTES)
    .replace(/<(script|style)\b[\s\S]*?(<\/\1>|$)/gi, '')
    .replace(/<li\b[^<>]*>/gi, '\n• ')
    .replace(/<(br|\/p|\/h[1-6]|\/ul|\/ol|\/div)\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_whole, name: string) => ENTITIES[name] ?? '')
    .replace(/^#{1,6} +/gm, '')
    .replace(/^[*-] +/gm, '• ')
    .replace(/[^\P{C}\n]/gu, '')
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
