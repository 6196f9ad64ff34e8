import type * as z from 'zod/mini';
import type { Language, Localized } from '#domain/localized.ts';
import type { OutdatedField, OutdatedFields } from '#domain/draft.ts';
import type { MessageKey } from '../../i18n/portal-i18n.ts';
import type { ItemsFieldDefinition } from './field-definition.ts';

/**
 * What the backend gets of a document: what is half typed stays on this device until it is whole, and the backend keeps what
 * it had there `last`.
 */
export type ValidPart<Document> = (document: Document, last: Document | null) => Document;

/** What every kind of content has: texts in two languages, and which of them are behind. */
export interface TranslatedDocument extends Localized<object> {
  readonly outdated: OutdatedFields;
}

/** One entry of a list, by the names of its fields. */
export type Entry = Readonly<Record<string, unknown>>;

/** What one field of one language holds. */
export type TranslationValue = string | readonly Entry[];

/** A text that each language has for itself. */
export interface TranslationField {
  readonly name: string;
  readonly label: MessageKey;
  /** One line, several, Markdown, or a list of entries. */
  readonly kind: 'line' | 'lines' | 'markup' | 'items';
  /** In characters; in entries, of a list. */
  readonly most: number;
  /** What the entries of a list are made of. */
  readonly items?: ItemsFieldDefinition;
  /** Beside the label: that it may stay empty, and where it shows. */
  readonly note?: MessageKey;
  /** Begins a group: what comes after it belongs to it. */
  readonly opens?: true;
  /** Written beside what both languages share (a picture's description), and only compared like the others. */
  readonly apart?: boolean;
  /** Written among the details where the text itself fills the page. */
  readonly aside?: true;
}

/** What both languages share, as comparing shows it: in words. */
export interface SharedField<Document> {
  readonly name: string;
  readonly label: MessageKey;
  show(document: Document, language: Language): string;
  /** What the entries of a list are made of; the document has it under that name. */
  readonly items?: ItemsFieldDefinition;
  /** This field as the other document has it. */
  take(from: Document, into: Document): Document;
}

/** What a kind's documents are made of: comparing and restoring works from this. */
export interface DocumentParts<Document extends TranslatedDocument> {
  /** A document with every field that it has today. */
  readonly schema: z.ZodMiniType<Document>;
  /** Reads a document that was stored before a field was added: that one is empty. */
  readonly storedSchema: z.ZodMiniType<Document>;
  readonly sideFields: readonly TranslationField[];
  readonly sharedFields: readonly SharedField<Document>[];
}

/** One kind of content. Everything that lists, writes, publishes and restores works from this. */
export interface ContentType<Document extends TranslatedDocument> extends DocumentParts<Document> {
  /** The collection's name in the backend. */
  readonly collection: string;
  /** A page for one text: its title and words without frames, everything else in a drawer beside it. Without it, a form. */
  readonly layout?: 'canvas';
  /** There is exactly one, with the id 1: no list, no new ones, no bin. */
  readonly single?: true;
  /** Drafts can have preview links. */
  readonly hasPreviewLinks?: true;
  /** Where its list is: an item is at `<path>/<id>`, a new one at `<path>/new`. */
  readonly path: string;
  /** What the list is called. */
  readonly listLabel: MessageKey;
  /** Reads what this device kept, perhaps written by an older build; null where it is no such document. */
  read(value: unknown): Document | null;
  /** What the backend takes of it. Without it, everything. */
  readonly whole?: ValidPart<Document>;
  /** Whether anything of it is written, and whether anything is in one language: else that one is missing. */
  isBegun(document: Document): boolean;
  isBegunTranslation(document: Document, language: Language): boolean;
  /**
   * Why a language can't be published yet, as the backend finds it; `today` is an ISO date in Jakarta, `missingMedia` are the addresses
   * of uploads that are known to be gone.
   */
  problems(document: Document, language: Language, today: string, missingMedia?: readonly string[]): readonly string[];
  readonly problemWords: Readonly<Record<string, MessageKey>>;
  /** What is missing beside the texts of a language: it belongs to what both share. */
  isSharedProblem(problem: string): boolean;
  /** The moment (ISO) from which on the item itself lets visitors see it; null or nothing where it names none. */
  opensAt?(document: Document): string | null;
  /** A document to begin another item with; its titles end in `ending`. */
  duplicate(document: Document, ending: Localized): Document;
  /** The page on which visitors read it; null as long as none shows it. */
  readersPath(id: number): string | null;
}

/** What a field of one language holds; nothing is an empty text. */
export function translationValue(document: TranslatedDocument, language: Language, field: string): TranslationValue {
  const value = (document[language] as Readonly<Record<string, unknown>>)[field];
  return typeof value === 'string' || Array.isArray(value) ? value : '';
}

/** A text of one language; the words of a list, a paragraph for each entry. */
export function translationText(document: TranslatedDocument, language: Language, field: string): string {
  return wordsOf(translationValue(document, language, field));
}

/** The words of a list, a paragraph for each entry; a text is its own. */
export function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return joinedWords(value, '\n\n');
  return typeof value === 'object' && value !== null ? joinedWords(Object.values(value), '\n') : '';
}

function joinedWords(values: readonly unknown[], between: string): string {
  const words = values.map(wordsOf).filter((each) => each !== '');
  return words.join(between);
}

/** The document with another text (or list) in one language; which side is behind isn't looked at (translation/mark-outdated.ts does). */
export function withTranslationText<Document extends TranslatedDocument>(
  document: Document,
  language: Language,
  field: string,
  value: TranslationValue,
): Document {
  return { ...document, [language]: { ...document[language], [field]: value } };
}

/** What an item is called: its title in this language, else in the other one; empty where it has none. */
export function titleOf(document: TranslatedDocument, language: Language): string {
  const [own, id, en] = [language, 'id' as const, 'en' as const].map((each) =>
    translationText(document, each, 'title'),
  );
  return own || id || en || '';
}

/**
 * Two marks of one field, of which each takes the other language for outdated, because two people changed one language each: the
 * later change is the source, and it is noted that neither text can be trusted to follow the other.
 */
export function opposedMarks(one: OutdatedField, other: OutdatedField): OutdatedField {
  return { ...(Date.parse(other.since) > Date.parse(one.since) ? other : one), bothChanged: true };
}
