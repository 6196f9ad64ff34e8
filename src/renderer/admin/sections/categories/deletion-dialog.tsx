import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CategoryApi, ListedCategory } from '#renderer/data/collections/categories.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/private/dialog.tsx';
import type { Request } from '#renderer/data/request.ts';

interface Props {
  readonly category: ListedCategory;
  readonly request: Request<CategoryApi>;
  readonly onRemoved: () => void;
  /** Articles have come to use it meanwhile. */
  readonly onUsed: () => void;
  readonly onClose: () => void;
}

/** Asks before a category that no article uses goes. */
export function DeletionDialog({ category, request, onRemoved, onUsed, onClose }: Props) {
  const { t } = useTranslation(['categories', 'common']);
  const { language } = useLanguage();
  const {
    mutate,
    isPending: busy,
    error,
  } = useMutation({
    mutationKey: ['categories', 'remove'],
    mutationFn: () => request((api) => api.remove(category.id)),
    onSuccess: () => onRemoved(),
    onError: ({ code }) => code === 'duplicate' && onUsed(),
  });
  return (
    <Dialog
      title={t('deleteAsk', { name: category.name[language] })}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={
        <>
          <Button variant="destructive" busy={busy} busyLabel={t('deleting')} onClick={() => mutate()}>
            {t('delete')}
          </Button>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <p>{t('deleteHint')}</p>
      {error && error.code !== 'duplicate' && (
        <p role="alert" className="mt-2 text-danger font-semibold">
          {t('notDeleted')} {t(errorMessageKey(error.code))}
        </p>
      )}
    </Dialog>
  );
}
