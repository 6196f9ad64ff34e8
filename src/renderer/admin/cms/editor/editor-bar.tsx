import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { BarSlotContext, ItemNameSlotContext } from '#renderer/data/admin-section.ts';
import { AlertIcon } from '#renderer/ui/icons.tsx';
import { titleOf, type SidedDocument } from '../document-kind.ts';
import { KeepingLine } from '../drafts/keeping-line.tsx';
import { LeaveQuestion } from '../drafts/leave-question.tsx';
import type { WorkingCopy, WorkingState } from '../drafts/working-copy.ts';
import { useLanguage } from '#renderer/i18n/language.ts';

interface Props<Document extends SidedDocument> {
  readonly copy: WorkingCopy<Document>;
  readonly state: WorkingState<Document>;
  readonly onCompare: () => void;
}

/** What the bar above says while an item is open: its title, and how safe it is. */
export function EditorBar<Document extends SidedDocument>({ copy, state, onCompare }: Props<Document>) {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const slot = useContext(BarSlotContext);
  const nameSlot = useContext(ItemNameSlotContext);
  const title = titleOf(state.document, language) || t('untitled');
  return (
    <>
      <LeaveQuestion unsafe={state.keeping.kind === 'nowhere'} />
      {nameSlot && createPortal(title, nameSlot)}
      {slot && createPortal(<Safety copy={copy} state={state} onCompare={onCompare} />, slot)}
    </>
  );
}

function Safety<Document extends SidedDocument>({ copy, state, onCompare }: Props<Document>) {
  const { t } = useTranslation('editor');
  return (
    <>
      {state.conflict && (
        // That what is written is safe here is half of the truth: the bar about the other version may be out of sight.
        <button type="button" className="editor-bar-conflict" onClick={onCompare}>
          <AlertIcon />
          {t('otherVersion')}
        </button>
      )}
      <KeepingLine keeping={state.keeping} onSave={() => void copy.save()} onReturn={copy.retry} />
    </>
  );
}
