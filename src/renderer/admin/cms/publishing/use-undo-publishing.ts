import { useTranslation } from 'react-i18next';
import type { PublishResult } from '#domain/draft.ts';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import type { MessageKey } from '#renderer/i18n/portal-i18n.ts';
import { showToast } from '#renderer/ui/toast.ts';
import type { ToastMessage } from '#renderer/ui/toast-message.ts';
import type { EditableDraft } from '../drafts/editable-draft.ts';
import { problemWord } from '../problem-codes.ts';
import { undoPublishing, type UndoResult } from './publishing.ts';

/** Undoes publishing or withdrawing, shows the result, and returns it. `problemWords` are those of the collection's problems. */
export function useUndoPublishing<Document>(
  editable: EditableDraft<Document>,
  collection: DraftCollection<Document>,
  problemWords: Readonly<Record<string, MessageKey>>,
) {
  const { t, i18n } = useTranslation('publishing');
  const notice = (taken: UndoResult): ToastMessage => {
    switch (taken.kind) {
      case 'undone':
        return { kind: 'success', title: t('live.undone') };
      case 'newer':
        return { kind: 'info', title: t('newerLive') };
      case 'blocked': {
        const why = taken.problems.map((problem) => i18n.t(problemWord(problemWords, problem)));
        return { kind: 'info', title: t('live.undoBlocked'), detail: why.join(' ') };
      }
      case 'failed':
        return { kind: 'error', title: t('live.notUndone') };
    }
  };
  return async (answer: PublishResult): Promise<UndoResult> => {
    const taken = await undoPublishing(editable, collection, answer);
    void showToast(notice(taken));
    return taken;
  };
}
