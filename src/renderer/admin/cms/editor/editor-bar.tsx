import { useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { BarSlotContext, ItemNameSlotContext } from '#renderer/admin/section.ts';
import { AlertIcon } from '#renderer/ui/icons.tsx';
import { titleOf, type TranslatedDocument } from '../content-type.ts';
import { DraftSaveStatus } from '../drafts/save-status.tsx';
import { LeaveQuestion } from '../drafts/leave-question.tsx';
import type { EditableDraft, EditableDraftState } from '../drafts/editable-draft.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { EditorActions, type EditorActionsProps } from './editor-actions.tsx';

const EDITOR_BAR_CONFLICT =
  'editor-bar-conflict inline-flex flex-none gap-2 items-center min-h-11 px-3 py-1 border-[1.5px] border-warn ' +
  'rounded-[8px] bg-warn-soft text-ink font-bold leading-[1.2]';
/**
 * As wide as its usual content, whatever it shows, so that nothing beside it moves. A message about unsaved text is a sentence: it
 * may be wider, and has a line of its own where the bar hasn't room for it beside the title.
 */
const SAFETY =
  'editor-safety flex flex-none justify-end w-11 @min-[96rem]:w-[15.5rem] ' +
  'has-[[data-kind=failed],[data-kind=nowhere]]:w-auto has-[[data-kind=failed],[data-kind=nowhere]]:flex-initial ' +
  'has-[[data-kind=failed],[data-kind=nowhere]]:max-w-[19rem] ' +
  'has-[[data-kind=failed],[data-kind=nowhere]]:[&_.save-status]:flex-nowrap ' +
  'has-[[data-kind=failed],[data-kind=nowhere]]:[&_.save-status-words]:whitespace-normal ' +
  '@max-[96rem]:has-[[data-kind=failed],[data-kind=nowhere]]:order-1 ' +
  '@max-[96rem]:has-[[data-kind=failed],[data-kind=nowhere]]:max-w-none ' +
  '@max-[96rem]:has-[[data-kind=failed],[data-kind=nowhere]]:flex-[1_1_100%]';

interface Props<Document extends TranslatedDocument> {
  readonly editable: EditableDraft<Document>;
  readonly state: EditableDraftState<Document>;
  readonly onCompare: () => void;
  /** Who else is here. */
  readonly presence?: ReactNode;
  readonly actions: EditorActionsProps;
}

/** The top bar's content while an item is open: its title, the save status, and its actions. */
export function EditorBar<Document extends TranslatedDocument>({
  editable,
  state,
  onCompare,
  presence,
  actions,
}: Props<Document>) {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const slot = useContext(BarSlotContext);
  const nameSlot = useContext(ItemNameSlotContext);
  const title = titleOf(state.document, language) || t('untitled');
  const inBar = (
    <>
      {state.conflict && (
        // That what is written is safe here is half of the truth: the bar about the other version may be out of sight.
        <button type="button" className={EDITOR_BAR_CONFLICT} onClick={onCompare} aria-label={t('otherVersion')}>
          <AlertIcon />
          <span className="@max-[96rem]:sr-only">{t('otherVersion')}</span>
        </button>
      )}
      {presence}
      <div className={SAFETY}>
        <DraftSaveStatus draft={editable} />
      </div>
      <EditorActions {...actions} />
    </>
  );
  return (
    <>
      <LeaveQuestion unsafe={state.saveState.kind === 'nowhere'} />
      {nameSlot && createPortal(<span title={title}>{title}</span>, nameSlot)}
      {slot && createPortal(inBar, slot)}
    </>
  );
}
