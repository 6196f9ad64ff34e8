import type { ParseKeys } from 'i18next';
import type * as z from 'zod/mini';
import type { Steps } from '#domain/article-document.ts';
import type { Language, Localized } from '#domain/localized.ts';

/** What every kind of content has: texts in two languages, and which of them are behind. */
export interface SidedDocument extends Localized<object> {
  readonly steps: Steps;
}

/** A text that each language has for itself. */
export interface SideField {
  readonly name: string;
  readonly label: ParseKeys;
  /** One line, several, or Markdown. */
  readonly kind: 'line' | 'lines' | 'markup';
  readonly most: number;
}

/** What both languages share, as comparing shows it: in words. */
export interface SharedField<Document> {
  readonly name: string;
  readonly label: ParseKeys;
  show(document: Document, language: Language): string;
  /** This field as the other document has it. */
  take(from: Document, into: Document): Document;
}

/** One kind of content: what its documents are made of. Everything that writes, compares and restores works from this. */
export interface DocumentKind<Document extends SidedDocument> {
  /** The collection's name in the backend. */
  readonly collection: string;
  readonly schema: z.ZodMiniType<Document>;
  readonly sideFields: readonly SideField[];
  readonly sharedFields: readonly SharedField<Document>[];
}

/** A text of one language. */
export function sideText(document: SidedDocument, language: Language, field: string): string {
  const value = (document[language] as Readonly<Record<string, unknown>>)[field];
  return typeof value === 'string' ? value : '';
}

/** The document with another text in one language; which side is behind isn't looked at (see panes/in-step.ts). */
export function withSideText<Document extends SidedDocument>(
  document: Document,
  language: Language,
  field: string,
  text: string,
): Document {
  return { ...document, [language]: { ...document[language], [field]: text } };
}
