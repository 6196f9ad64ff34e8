import { useTranslation } from 'react-i18next';
import type { CategoryApi, ListedCategory } from '#renderer/data/collections/categories.ts';
import type { Request } from '#renderer/data/request.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { ConfirmDialog } from '../../data-table/confirm-dialog.tsx';

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
  return (
    <ConfirmDialog
      title={t('deleteAsk', { name: category.name[language] })}
      action={t('delete')}
      busyLabel={t('deleting')}
      destructive
      mutationKey={['categories', 'remove']}
      onConfirm={() => request((api) => api.remove(category.id))}
      onDone={onRemoved}
      onFailed={({ code }) => code === 'duplicate' && onUsed()}
      failureText={({ code, detail }) => {
        // No article in the list uses it; those that do are still to come.
        if (detail.includes('An import')) return `${t('notDeleted')} ${t('importing')}`;
        return code === 'duplicate' ? null : `${t('notDeleted')} ${t(errorMessageKey(code))}`;
      }}
      onClose={onClose}
    >
      <p>{t('deleteHint')}</p>
    </ConfirmDialog>
  );
}
