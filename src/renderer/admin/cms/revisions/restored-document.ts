import { fieldsOf } from '#domain/json.ts';
import type { Language } from '#domain/localized.ts';
import { translationValue, type DocumentParts, type TranslatedDocument } from '../content-type.ts';
import { ownLanguagePart } from '../drafts/own-language.ts';
import { writeTranslation } from '../translation/mark-outdated.ts';
import type { HistoryEntry } from './history-entries.ts';

interface Wanted {
  /** The language that comes back; null for both, with what they share. */
  readonly language: Language | null;
  /** Whether what both languages share comes back with one that was published. */
  readonly withShared: boolean;
  /** Whether it is noted which side is outdated (translation/mark-outdated.ts). */
  readonly marksOutdated: boolean;
}

/**
 * What is written now (`now`) with an older version in its place: `content` is what the backend kept of that. Null where it can't be
 * read as one of today's documents.
 */
export function restoredDocument<Document extends TranslatedDocument>(
  kind: DocumentParts<Document>,
  now: Document,
  entry: HistoryEntry['kind'],
  content: unknown,
  { language, withShared, marksOutdated }: Wanted,
): Document | null {
  const { shared, text } = (entry === 'published' ? content : {}) as { shared?: unknown; text?: unknown };
  const published = { id: now.id, en: now.en, outdated: now.outdated, ...(shared as object), [language ?? 'id']: text };
  const isPublished = entry === 'published' && language !== null;
  const exact = kind.schema.safeParse(isPublished ? published : content);
  // What a version from before a field was there doesn't say stays as it is.
  const read = exact.success ? exact : kind.storedSchema.safeParse(completedBy(now, isPublished ? published : content));
  if (!read.success) {
    console.error('An older version can’t be read as one of today’s documents:', read.error.issues);
    return null;
  }
  // Both languages as they were then, and what was outdated of them.
  if (language === null) return read.data;
  const restored = entry === 'published' && withShared ? read.data : ownLanguagePart(read.data, now, language);
  if (!marksOutdated) return { ...restored, outdated: now.outdated };
  // A text that changes makes the other language outdated, as an edit would.
  const moment = new Date().toISOString();
  const { outdated } = kind.sideFields.reduce(
    (so, field) => writeTranslation(so, language, field, translationValue(restored, language, field.name), moment),
    now,
  );
  return { ...restored, outdated };
}

/** An older version with what is written now in each field that it lacks; without both languages it is none, and comes back as it is. */
function completedBy(now: TranslatedDocument, older: unknown): unknown {
  const { id, en, ...shared } = fieldsOf(older);
  if (!id || !en) return older;
  return { ...now, ...shared, id: { ...now.id, ...fieldsOf(id) }, en: { ...now.en, ...fieldsOf(en) } };
}
