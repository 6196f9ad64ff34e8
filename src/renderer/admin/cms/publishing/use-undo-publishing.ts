import { useTranslation } from 'react-i18next';
import type { PublishResult } from '#domain/draft.ts';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import { showToast } from '#renderer/ui/toast.ts';
import type { EditableDraft } from '../drafts/editable-draft.ts';
import { undoPublishing, type UndoResult } from './publishing.ts';

/** Undoes publishing or withdrawing, shows the result, and returns it. */
export function useUndoPublishing<Document>(editable: EditableDraft<Document>, collection: DraftCollection<Document>) {
  const { t } = useTranslation('publishing');
  return async (answer: PublishResult): Promise<UndoResult> => {
    const taken = await undoPublishing(editable, collection, answer);
    void showToast(
      {
        undone: { kind: 'success', title: t('live.undone') } as const,
        newer: { kind: 'info', title: t('newerLive') } as const,
        failed: { kind: 'error', title: t('live.notUndone') } as const,
      }[taken],
    );
    return taken;
  };
}
