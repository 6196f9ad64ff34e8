import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { BarSlotContext, ItemNameSlotContext } from '#renderer/admin/section.ts';
import { AlertIcon } from '#renderer/ui/icons.tsx';
import { titleOf, type TranslatedDocument } from '../content-type.ts';
import { SaveStatus } from '../drafts/save-status.tsx';
import { LeaveQuestion } from '../drafts/leave-question.tsx';
import type { EditableDraft, EditableDraftState } from '../drafts/editable-draft.ts';
import { useLanguage } from '#renderer/i18n/language.ts';

const EDITOR_BAR_CONFLICT =
  'editor-bar-conflict inline-flex flex-none gap-2 items-center min-h-11 px-3.5 py-1 border-[1.5px] border-warn ' +
  'rounded-[8px] bg-warn-soft text-ink font-bold max-[30em]:flex-initial max-[30em]:min-w-0 max-[30em]:px-2 ' +
  'max-[30em]:py-1 max-[30em]:text-[0.844rem] max-[30em]:leading-[1.2] max-[30em]:text-left ' +
  'max-[30em]:[&>svg]:hidden';

interface Props<Document extends TranslatedDocument> {
  readonly copy: EditableDraft<Document>;
  readonly state: EditableDraftState<Document>;
  readonly onCompare: () => void;
}

/** What the bar above says while an item is open: its title, and how safe it is. */
export function EditorBar<Document extends TranslatedDocument>({ copy, state, onCompare }: Props<Document>) {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const slot = useContext(BarSlotContext);
  const nameSlot = useContext(ItemNameSlotContext);
  const title = titleOf(state.document, language) || t('untitled');
  return (
    <>
      <LeaveQuestion unsafe={state.saveState.kind === 'nowhere'} />
      {nameSlot && createPortal(title, nameSlot)}
      {slot && createPortal(<Safety copy={copy} state={state} onCompare={onCompare} />, slot)}
    </>
  );
}

function Safety<Document extends TranslatedDocument>({ copy, state, onCompare }: Props<Document>) {
  const { t } = useTranslation('editor');
  return (
    <>
      {state.conflict && (
        // That what is written is safe here is half of the truth: the bar about the other version may be out of sight.
        <button type="button" className={EDITOR_BAR_CONFLICT} onClick={onCompare}>
          <AlertIcon />
          {t('otherVersion')}
        </button>
      )}
      <SaveStatus saveState={state.saveState} onSave={() => void copy.save()} onReturn={copy.retry} />
    </>
  );
}
