import { useTranslation } from 'react-i18next';
import type { ListedTag, TagApi } from '#renderer/data/collections/tags.ts';
import type { Request } from '#renderer/data/request-error.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { ConfirmDialog } from '../../feedback/confirm-dialog.tsx';

interface Props {
  readonly tag: ListedTag;
  readonly request: Request<TagApi>;
  readonly onRemoved: (said: string) => void;
  readonly onClose: () => void;
}

/** Asks for a confirmation before a tag is deleted: its articles stay, without it. */
export function TagDeletion({ tag, request, onRemoved, onClose }: Props) {
  const { t } = useTranslation(['categories', 'common']);
  const { language } = useLanguage();
  const name = tag.name[language];
  const using = tag.articles + tag.binned;
  return (
    <ConfirmDialog
      title={t('deleteAsk', { name })}
      action={t('delete')}
      busyLabel={t('deleting')}
      destructive
      mutationKey={['tags', 'remove']}
      onConfirm={() => request((api) => api.remove(tag.id))}
      onDone={() => onRemoved(t('tag.deleted', { name }))}
      failureText={({ code }) => `${t('tag.notDeleted')} ${t(errorMessageKey(code))}`}
      onClose={onClose}
    >
      <p>
        {using === 0
          ? t('tag.deleteUnused')
          : t('tag.deleteUsed', { count: using, number: wholeNumber(using, language) })}
      </p>
    </ConfirmDialog>
  );
}
