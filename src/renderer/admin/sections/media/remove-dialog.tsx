import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { mediaApi, type StoredPicture } from '#renderer/data/collections/media.ts';
import { byteSize } from '#renderer/i18n/byte-size.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { wholeNumber } from '#renderer/i18n/formats.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useAccountsRequest } from '#renderer/session/use-request.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/private/dialog.tsx';
import { removePictures } from './remove-pictures.ts';

interface Props {
  readonly pictures: readonly StoredPicture[];
  /** It is done, in a sentence. */
  readonly onRemoved: (sentence: string) => void;
  readonly onClose: () => void;
}

/** Asks before pictures go for good. */
export function RemoveDialog({ pictures, onRemoved, onClose }: Props) {
  const { t } = useTranslation(['media', 'common']);
  const { language } = useLanguage();
  const request = useAccountsRequest();
  const number = (value: number) => wholeNumber(value, language);
  const older = pictures.filter((picture) => picture.older).length;
  const size = byteSize(
    pictures.reduce((sum, { bytes }) => sum + bytes, 0),
    language,
  );
  const removal = useMutation({
    mutationKey: ['media', 'remove'],
    mutationFn: () => request((accounts) => removePictures(mediaApi(accounts), accounts.removeFiles, pictures)),
    onSuccess({ removed, kept }) {
      const done = t('removed', { count: removed, number: number(removed) });
      onRemoved(kept === 0 ? done : `${done} ${t('keptUsed', { count: kept, number: number(kept) })}`);
    },
  });
  return (
    <Dialog
      title={t('removeAsk', { count: pictures.length, number: number(pictures.length), size })}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="destructive"
            busy={removal.isPending}
            busyLabel={t('removing')}
            onClick={() => removal.mutate()}
          >
            {t('removeForever')}
          </Button>
          <Button variant="outline" disabled={removal.isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <p>{t('removeHint')}</p>
      {older > 0 && (
        <p className="text-warn font-semibold">{t('removeOlder', { count: older, number: number(older) })}</p>
      )}
      {removal.error && (
        <p role="alert" className="text-danger font-semibold">
          {t('notRemoved')} {t(errorMessageKey(removal.error.code))}
        </p>
      )}
    </Dialog>
  );
}
