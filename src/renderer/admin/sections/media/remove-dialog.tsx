import { useTranslation } from 'react-i18next';
import { ATTACHMENT_BUCKET } from '#domain/attachment-address.ts';
import { PICTURE_BUCKET } from '#domain/picture-address.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { isAttached, mediaApi, type MediaApi, type StoredPicture } from '#renderer/data/collections/media.ts';
import { byteSize } from '#renderer/i18n/byte-size.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useAccountsRequest } from '#renderer/session/use-request.ts';
import { ConfirmDialog } from '../../feedback/confirm-dialog.tsx';

interface Props {
  readonly pictures: readonly StoredPicture[];
  /** It is done, in a sentence. */
  readonly onRemoved: (sentence: string) => void;
  readonly onClose: () => void;
}

/** Asks for a confirmation before pictures and attached files are deleted. */
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
  return (
    <ConfirmDialog
      title={t('removeAsk', { count: pictures.length, number: number(pictures.length), size })}
      action={t('removeForever')}
      busyLabel={t('removing')}
      destructive
      mutationKey={['media', 'remove']}
      onConfirm={() => request((accounts) => removePictures(mediaApi(accounts), accounts.removeFiles, pictures))}
      onDone={({ removed, kept }) => {
        const done = t('removed', { count: removed, number: number(removed) });
        onRemoved(kept === 0 ? done : `${done} ${t('keptUsed', { count: kept, number: number(kept) })}`);
      }}
      failureText={({ code }) => `${t('notRemoved')} ${t(errorMessageKey(code))}`}
      onClose={onClose}
    >
      <p>{t('removeHint')}</p>
      {older > 0 && (
        <p className="text-warn font-semibold">{t('removeOlder', { count: older, number: number(older) })}</p>
      )}
    </ConfirmDialog>
  );
}

/** What became of it; `kept` are in use by now. */
interface Removal {
  readonly removed: number;
  readonly kept: number;
}

/**
 * Deletes the files of unused pictures. Whether they are still unused is checked again right before, over the pages of the list:
 * they may have been used in a text since.
 */
async function removePictures(
  api: Pick<MediaApi, 'list'>,
  removeFiles: Accounts['removeFiles'],
  pictures: readonly StoredPicture[],
): Promise<Result<Removal>> {
  const wanted = new Set(pictures.map(({ folder }) => folder));
  const found: StoredPicture[] = [];
  for (let page = 1; found.length < wanted.size; page += 1) {
    const result = await api.list('unused', page);
    if (!result.ok) return result;
    if (result.value.rows.length === 0) break;
    found.push(...result.value.rows.filter(({ folder }) => wanted.has(folder)));
  }
  const files = found.flatMap((picture) => picture.files);
  if (files.length === 0) return ok({ removed: 0, kept: wanted.size });
  let gone = 0;
  for (const bucket of [PICTURE_BUCKET, ATTACHMENT_BUCKET]) {
    const own = files.filter((file) => isAttached(file) === (bucket === ATTACHMENT_BUCKET));
    const result = own.length === 0 ? ok([]) : await removeFiles(bucket, own);
    if (!result.ok) return result;
    gone += result.value.length;
  }
  // The storage leaves out what this person may not delete.
  if (gone === 0) return failed('refused', 'No file was deleted');
  return ok({ removed: found.length, kept: wanted.size - found.length });
}
