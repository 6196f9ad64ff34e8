import { useTranslation } from 'react-i18next';
import type { PublishAnswer } from '#domain/draft.ts';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import { showToast } from '#renderer/ui/toast.ts';
import type { WorkingCopy } from '../drafts/working-copy.ts';
import { takeBack, type TakenBack } from './publishing.ts';

/** Takes back what was published or withdrawn, says how that went, and gives it. */
export function useTakeBack<Document>(copy: WorkingCopy<Document>, collection: DraftCollection<Document>) {
  const { t } = useTranslation('publishing');
  return async (answer: PublishAnswer): Promise<TakenBack> => {
    const taken = await takeBack(copy, collection, answer);
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
