import { createContext, use, type ReactNode, type RefObject } from 'react';
import type { Language } from '#domain/localized.ts';
import type { FindPages } from '#renderer/data/collections/portal-pages.ts';
import type { WritingMode } from '#renderer/platform/port.ts';
import type { TranslatedDocument, TranslationField, TranslationValue } from '../content-type.ts';
import type { MarkdownHandle } from '../markdown/markdown-handle.ts';
import type { PendingPicture } from '../markdown/paste/pending-pictures.ts';
import type { OutdatedPart } from './parts/outdated-parts.ts';
import type { ReplaceText } from './replace-text.ts';

/** What fields with markup need besides their text. */
export interface MarkdownExtras {
  readonly pictureSource: (address: string) => string | null;
  readonly onChoosePicture: (language: Language, field: string) => void;
  readonly onPictures: (language: Language, field: string, files: readonly File[]) => void;
  readonly onChooseAttachment: (language: Language, field: string) => void;
  /** Files that are no pictures. */
  readonly onAttachments: (language: Language, field: string, files: readonly File[]) => void;
  /** Pictures that came with a pasted text. */
  readonly onHeldPictures: (language: Language, field: string, pictures: readonly PendingPicture[]) => void;
  /** Called with how many pastes aren't in the text yet. */
  readonly onPending: (language: Language, field: string, pastes: number) => void;
  /** Pages of the portal, for links, by what they are called in each language. */
  readonly findPages: Readonly<Record<Language, FindPages>>;
  /** How the texts are shown, in both languages. */
  readonly mode: WritingMode;
  readonly onMode: (mode: WritingMode) => void;
  /** The fields themselves, by `<language>.<field>`. */
  readonly handles: RefObject<Map<string, MarkdownHandle>>;
  /** What stands under a text: its pictures and attached files. */
  readonly below: (language: Language, field: string) => ReactNode;
}

/** What is written in both languages, and what becomes of it. */
export interface EditedTexts {
  readonly document: TranslatedDocument;
  readonly onWrite: (language: Language, field: TranslationField, value: TranslationValue) => void;
  readonly onReplace: (language: Language, field: TranslationField, ...how: Parameters<ReplaceText>) => void;
  /** Of one part of the text, or of all of it. */
  readonly onUpToDate: (field: string, part?: OutdatedPart) => void;
  readonly markup: MarkdownExtras;
  /** Names of the fields with problems reported by publishing, by language. */
  readonly invalid: Readonly<Record<Language, readonly string[]>>;
}

/** Gives the fields of an editor the item that is written in it. */
export const EditorContext = createContext<EditedTexts | null>(null);

/** The item that is written in the editor around this field. */
export function useEditedTexts(): EditedTexts {
  const texts = use(EditorContext);
  if (texts === null) throw new Error('There is no EditorContext around this field');
  return texts;
}
