import { useState } from 'react';
import type { ArticleDocument } from '#domain/article-document.ts';
import type { DraftCollection } from '../../../data/collections/draft-collection.ts';
import type { WorkingCopy } from '../../../editing/working-copy/working-copy.ts';
import { errorMessageKey } from '../../../i18n/error-message.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';

interface Props {
  readonly id: number;
  readonly collection: DraftCollection<ArticleDocument>;
  readonly copy: WorkingCopy<ArticleDocument>;
}

/** The article lies in the bin: nothing is saved before it is restored. */
export function BinnedBar({ id, collection, copy }: Props) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    const restored = await collection.restore([id]);
    const now = restored.ok ? await collection.read(id) : restored;
    setBusy(false);
    if (now.ok) copy.learn(now.value);
    else void showToast({ kind: 'error', title: t('edit.notRestored'), detail: t(errorMessageKey(now.code)) });
  };
  return (
    <div role="alert" className="conflict-bar">
      <p>{t('edit.binned')}</p>
      <Button size="sm" onClick={() => void restore()} busy={busy} busyLabel={t('edit.restoring')}>
        {t('edit.restore')}
      </Button>
    </div>
  );
}
