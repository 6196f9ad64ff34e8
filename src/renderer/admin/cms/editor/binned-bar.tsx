import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '#renderer/admin/rights.ts';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import type { EditableDraft } from '../drafts/editable-draft.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { Button } from '#renderer/ui/button.tsx';
import { showToast } from '#renderer/ui/toast.ts';
import { EDITING_NOTICE } from '#renderer/admin/classes.ts';

interface Props<Document> {
  readonly id: number;
  readonly collection: DraftCollection<Document>;
  readonly editable: EditableDraft<Document>;
}

/** The item lies in the bin: nothing is saved before it is restored. */
export function BinnedBar<Document>({ id, collection, editable }: Props<Document>) {
  const { t } = useTranslation(['editor', 'common']);
  const { may } = useRights();
  const [busy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    const restored = await collection.restore([id]);
    const now = restored.ok ? await collection.read(id) : restored;
    setBusy(false);
    if (now.ok) editable.learn(now.value);
    else void showToast({ kind: 'error', title: t('notRestored'), detail: t(errorMessageKey(now.code)) });
  };
  return (
    <div role="alert" className={`${EDITING_NOTICE} bg-warn-soft`}>
      <p>{t('binned')}</p>
      {may('content.edit') && (
        <Button size="sm" onClick={() => void restore()} busy={busy} busyLabel={t('restoring')}>
          {t('restore')}
        </Button>
      )}
    </div>
  );
}
