import { useRef, type RefObject } from 'react';
import type { Language, Localized } from '#domain/localized.ts';
import {
  translationText,
  withTranslationText,
  type TranslatedDocument,
  type TranslationField,
  type TranslationValue,
} from '../content-type.ts';
import type { RenderPriority, EditableDraft } from '../drafts/editable-draft.ts';
import { markPartUpToDate, markUpToDate, writeTranslation } from '../translation/mark-outdated.ts';
import type { EditedTexts } from '../translation/editor-context.ts';

interface Item<Document extends TranslatedDocument> extends Pick<EditedTexts, 'markup' | 'invalid'> {
  readonly document: Document;
  readonly editable: EditableDraft<Document>;
  /** Whether both languages are published: only then can one of them be behind the other. */
  readonly bothLive: boolean;
}

interface ItemSides {
  readonly write: (side: Language, field: TranslationField, value: TranslationValue, priority?: RenderPriority) => void;
  readonly sides: EditedTexts;
  /** The language in which the user last typed, until it was reported for the presence. */
  readonly wroteRef: RefObject<Language | null>;
}

/** What writes an item's texts in both languages, for the fields that show them. */
export function useItemSides<Document extends TranslatedDocument>(item: Item<Document>): ItemSides {
  const { editable, document, bothLive, markup, invalid } = item;
  const wroteRef = useRef<Language | null>(null);
  const write: ItemSides['write'] = (side, field, value, priority) => {
    wroteRef.current = side;
    editable.change(
      (now) =>
        // Before both languages were published neither can be outdated.
        bothLive
          ? writeTranslation(now, side, field, value, new Date().toISOString())
          : withTranslationText(now, side, field.name, value),
      priority,
    );
  };
  const sides: EditedTexts = {
    document,
    // A field with markup shows by itself what is typed in it.
    onWrite: (side, field, value) => write(side, field, value, field.kind === 'markup' ? 'later' : 'now'),
    onReplace: (side, field, textFrom) => {
      const now = editable.read().document;
      const texts: Localized = {
        id: translationText(now, 'id', field.name),
        en: translationText(now, 'en', field.name),
      };
      const text = textFrom(texts);
      if (text !== null) write(side, field, text, 'now');
    },
    onUpToDate: (field, part) =>
      editable.change((now) => (part ? markPartUpToDate(now, field, part) : markUpToDate(now, field))),
    markup,
    invalid,
  };
  return { write, sides, wroteRef };
}
