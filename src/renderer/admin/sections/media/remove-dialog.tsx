import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '#domain/result.ts';
import type { StoredPicture } from '#renderer/data/collections/media.ts';
import { byteSize } from '#renderer/i18n/byte-size.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { wholeNumber } from '#renderer/i18n/formats.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/private/dialog.tsx';
import { removePictures } from './remove-pictures.ts';
import type { AskMedia } from '../../cms/pictures/use-media.ts';

interface Props {
  readonly pictures: readonly StoredPicture[];
  readonly ask: AskMedia;
  /** It is done, in a sentence. */
  readonly onRemoved: (sentence: string) => void;
  readonly onClose: () => void;
}

/** Asks before pictures go for good. */
export function RemoveDialog({ pictures, ask, onRemoved, onClose }: Props) {
  const { t } = useTranslation(['media', 'common']);
  const { language } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const number = (value: number) => wholeNumber(value, language);
  const older = pictures.filter((picture) => picture.older).length;
  const size = byteSize(
    pictures.reduce((sum, { bytes }) => sum + bytes, 0),
    language,
  );
  const remove = async () => {
    setBusy(true);
    setFailure(null);
    const result = await ask((api, { removeFiles }) => removePictures(api, removeFiles, pictures));
    setBusy(false);
    if (!result.ok) return setFailure(result.code);
    const { removed, kept } = result.value;
    const done = t('removed', { count: removed, number: number(removed) });
    onRemoved(kept === 0 ? done : `${done} ${t('keptUsed', { count: kept, number: number(kept) })}`);
  };
  return (
    <Dialog
      title={t('removeAsk', { count: pictures.length, number: number(pictures.length), size })}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={
        <>
          <Button variant="destructive" busy={busy} busyLabel={t('removing')} onClick={() => void remove()}>
            {t('removeForever')}
          </Button>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <p>{t('removeHint')}</p>
      {older > 0 && <p className="media-warning">{t('removeOlder', { count: older, number: number(older) })}</p>}
      {failure !== null && (
        <p role="alert" className="media-failure">
          {t('notRemoved')} {t(errorMessageKey(failure))}
        </p>
      )}
    </Dialog>
  );
}
