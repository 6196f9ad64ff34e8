import type { PublishAnswer } from '#domain/draft.ts';
import type { DraftCollection } from '../../data/collections/draft-collection.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { showToast } from '../../ui/toast.ts';
import type { WorkingCopy } from '../working-copy/working-copy.ts';
import { takeBack } from './publishing.ts';

/** Takes back what was published or withdrawn, and says how that went. */
export function useTakeBack<Document>(copy: WorkingCopy<Document>, collection: DraftCollection<Document>) {
  const { t } = useTranslation();
  return async (answer: PublishAnswer): Promise<void> => {
    switch (await takeBack(copy, collection, answer)) {
      case 'undone':
        return void showToast({ kind: 'success', title: t('live.undone') });
      case 'newer':
        return void showToast({ kind: 'info', title: t('publish.newerLive') });
      case 'failed':
        return void showToast({ kind: 'error', title: t('live.notUndone') });
    }
  };
}
