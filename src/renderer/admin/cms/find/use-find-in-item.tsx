import { type ReactNode, useState } from 'react';
import { useRights } from '#renderer/admin/rights.ts';
import type { Language } from '#domain/localized.ts';
import { type TranslatedDocument, type TranslationField, translationText } from '../content-type.ts';
import type { EditableDraft, EditableDraftState } from '../drafts/editable-draft.ts';
import type { MarkdownExtras } from '../translation/editor-context.ts';
import { FindBar } from './find-bar.tsx';
import { useFind } from './use-find.ts';
import { writableTexts } from './writable-texts.ts';

interface Settings<Document extends TranslatedDocument> {
  readonly fields: readonly TranslationField[];
  readonly editable: EditableDraft<Document>;
  readonly state: EditableDraftState<Document>;
  readonly markup: MarkdownExtras;
  readonly onWrite: (language: Language, field: TranslationField, text: string) => void;
  readonly onShow: (language: Language) => void;
}

/** Finding and replacing in the texts of an open item: what opens it, and the bar, null while it is closed. */
export function useFindInItem<Document extends TranslatedDocument>(
  settings: Settings<Document>,
): {
  readonly open: () => void;
  readonly bar: ReactNode;
} {
  const { fields, editable, state, markup, onWrite, onShow } = settings;
  const { languages } = useRights();
  const [before, setBefore] = useState<TranslatedDocument | null>(null);
  const [after, setAfter] = useState<TranslatedDocument | null>(null);
  const read = () => editable.read().document;
  const texts = () =>
    // Handles come and go with the editors' views: this is only called once they are mounted.
    writableTexts({ fields, languages, handles: markup.handles.current, read, write: onWrite });
  const find = useFind({
    texts,
    written: state.document,
    onShow,
    onReplaceAll: () => setBefore(read()),
  });
  if (!find.open) return { open: () => find.openWith('replace'), bar: null };
  const each = (act: (language: Language, field: TranslationField) => boolean) =>
    languages.every((language) => fields.every((field) => field.kind === 'items' || act(language, field)));
  const isAsReplaced =
    before !== null &&
    after !== null &&
    each(
      (language, field) =>
        translationText(after, language, field.name) === translationText(state.document, language, field.name),
    );
  const undo = () => {
    each((language, field) => {
      const text = before ? translationText(before, language, field.name) : '';
      if (before && text !== translationText(read(), language, field.name)) onWrite(language, field, text);
      return true;
    });
    setBefore(null);
  };
  const replaceAll = (words: string) => {
    const count = find.replaceAll(words);
    setAfter(read());
    return count;
  };
  return {
    open: () => find.openWith('replace'),
    bar: (
      <div className="sticky top-(--bar-height) max-sm:top-0 z-4 h-0">
        <FindBar find={{ ...find, replaceAll }} languages={languages} onUndo={isAsReplaced ? undo : null} />
      </div>
    ),
  };
}
