import { useTranslation } from 'react-i18next';
import type { Failure } from '#domain/result.ts';
import { USED_BY_IMPORT, type CategoryApi, type ListedCategory } from '#renderer/data/collections/categories.ts';
import type { Request } from '#renderer/data/request-error.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { ConfirmDialog } from '../../feedback/confirm-dialog.tsx';

interface Props {
  readonly category: ListedCategory;
  readonly request: Request<CategoryApi>;
  readonly onRemoved: () => void;
  /** Articles have come to use it meanwhile. */
  readonly onUsed: () => void;
  readonly onClose: () => void;
}

/** Asks for a confirmation before a category without articles is deleted. */
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
      failureText={(failure) => `${t('notDeleted')} ${t(reasonOf(failure))}`}
      onClose={onClose}
    >
      <p>{t('deleteHint')}</p>
    </ConfirmDialog>
  );
}

function reasonOf({ code, reason }: Failure) {
  if (reason === USED_BY_IMPORT) return 'categories:importing' as const;
  // The list is read again; it then offers to merge the category instead.
  return code === 'duplicate' ? ('categories:inUse' as const) : errorMessageKey(code);
}
