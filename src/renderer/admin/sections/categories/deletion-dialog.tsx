import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '#domain/result.ts';
import type { ListedCategory } from '#renderer/data/collections/categories.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/private/dialog.tsx';
import type { QueryApi } from './use-categories-api.ts';

interface Props {
  readonly category: ListedCategory;
  readonly ask: QueryApi;
  readonly onRemoved: () => void;
  /** Articles have come to use it meanwhile. */
  readonly onUsed: () => void;
  readonly onClose: () => void;
}

/** Asks before a category that no article uses goes. */
export function DeletionDialog({ category, ask, onRemoved, onUsed, onClose }: Props) {
  const { t } = useTranslation(['categories', 'common']);
  const { language } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const remove = async () => {
    setBusy(true);
    setFailure(null);
    const result = await ask((api) => api.remove(category.id));
    setBusy(false);
    if (result.ok) onRemoved();
    else if (result.code === 'duplicate') onUsed();
    else setFailure(result.code);
  };
  return (
    <Dialog
      title={t('deleteAsk', { name: category.name[language] })}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={
        <>
          <Button variant="destructive" busy={busy} busyLabel={t('deleting')} onClick={() => void remove()}>
            {t('delete')}
          </Button>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <p>{t('deleteHint')}</p>
      {failure !== null && (
        <p role="alert" className="category-failure">
          {t('notDeleted')} {t(errorMessageKey(failure))}
        </p>
      )}
    </Dialog>
  );
}
