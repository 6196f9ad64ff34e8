import { type Language, LANGUAGES } from '#domain/localized.ts';
import { type TranslatedDocument, type TranslationField, translationText } from '../content-type.ts';
import type { FindableText } from '../markdown/find/find-pattern.ts';
import type { MarkdownHandle } from '../markdown/markdown-handle.ts';
import { findInField } from './find-in-field.ts';

/** A text of the open item that the person may change, as it can be found in. */
export interface WritableText {
  readonly language: Language;
  readonly field: TranslationField;
  readonly finder: FindableText;
}

interface Writing {
  readonly fields: readonly TranslationField[];
  /** What the person may write in. */
  readonly languages: readonly Language[];
  readonly handles: ReadonlyMap<string, MarkdownHandle>;
  readonly read: () => TranslatedDocument;
  readonly write: (language: Language, field: TranslationField, text: string) => void;
}

/** The texts of an item in the order in which they stand; lists of entries aren't among them, nor an editor that isn't there yet. */
export function writableTexts({ fields, languages, handles, read, write }: Writing): WritableText[] {
  return LANGUAGES.filter((language) => languages.includes(language)).flatMap((language) =>
    fields.flatMap((field) => {
      const finder =
        field.kind === 'markup'
          ? handles.get(`${language}.${field.name}`)?.find
          : field.kind === 'items'
            ? null
            : findInField({
                element: () => fieldElement(language, field.name),
                read: () => translationText(read(), language, field.name),
                write: (text) => write(language, field, text),
              });
      return finder ? [{ language, field, finder }] : [];
    }),
  );
}

function fieldElement(language: Language, field: string): HTMLTextAreaElement | null {
  return document.querySelector(`.side-control[data-side='${language}'][data-field='${field}'] textarea`);
}

/** The index of the text with the focus; -1 where none has it. */
export function focusedText(texts: readonly WritableText[]): number {
  const place = document.activeElement?.closest<HTMLElement>('.side-control[data-field]');
  const { side, field } = place?.dataset ?? {};
  return texts.findIndex((text) => text.language === side && text.field.name === field);
}
