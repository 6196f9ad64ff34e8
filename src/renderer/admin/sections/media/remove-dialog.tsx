import { useRef } from 'react';
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
  const deleting = useRef({ sent: new Set<string>(), gone: new Set<string>() });
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
      onConfirm={() =>
        request((accounts) => removePictures(mediaApi(accounts), accounts.removeFiles, pictures, deleting.current))
      }
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

/** The pictures whose files one request deletes: the storage takes a thousand names at most. */
const REMOVED_AT_ONCE = 100;

/**
 * Deletes the files of unused pictures. Whether they are still unused is checked again right before, over the pages of the list:
 * they may have been used in a text since. Another try knows the folders whose files it sent to be deleted, and those that are gone.
 */
async function removePictures(
  api: Pick<MediaApi, 'list'>,
  removeFiles: Accounts['removeFiles'],
  pictures: readonly StoredPicture[],
  { sent, gone }: { readonly sent: Set<string>; readonly gone: Set<string> },
): Promise<Result<Removal>> {
  const wanted = new Set(pictures.map(({ folder }) => folder).filter((folder) => !gone.has(folder)));
  const unused = await readUnused(api, '', wanted);
  if (!unused.ok) return unused;
  // What is missing of those that were sent was deleted by a request whose answer was lost.
  const left = new Set(unused.value.map(({ folder }) => folder));
  for (const folder of sent) if (!left.has(folder)) gone.add(folder);
  for (let at = 0; at < unused.value.length; at += REMOVED_AT_ONCE) {
    const part = unused.value.slice(at, at + REMOVED_AT_ONCE);
    const deleted = new Set<string>();
    for (const { folder } of part) sent.add(folder);
    for (const bucket of [PICTURE_BUCKET, ATTACHMENT_BUCKET]) {
      const own = part
        .flatMap(({ files }) => files)
        .filter((file) => isAttached(file) === (bucket === ATTACHMENT_BUCKET));
      const result = own.length === 0 ? ok([]) : await removeFiles(bucket, own);
      if (!result.ok) return result;
      for (const name of result.value) deleted.add(name);
      for (const { folder, files } of part) if (files.some((name) => deleted.has(name))) gone.add(folder);
    }
    // The storage leaves out what this person may not delete, and what came into use in this moment.
    if (deleted.size === 0) return failed('refused', 'No file was deleted');
  }
  return ok({ removed: gone.size, kept: pictures.length - gone.size });
}

/** All unused pictures that a search finds, from every page of the list; where `wanted` is given, only those, until all are found. */
export async function readUnused(
  api: Pick<MediaApi, 'list'>,
  search: string,
  wanted?: ReadonlySet<string>,
): Promise<Result<readonly StoredPicture[]>> {
  // By folder: what is uploaded or deleted meanwhile moves pictures from one page to the next.
  const found = new Map<string, StoredPicture>();
  for (let page = 1; wanted === undefined || found.size < wanted.size; page += 1) {
    const result = await api.list('unused', page, search);
    if (!result.ok) return result;
    if (result.value.rows.length === 0) break;
    for (const row of result.value.rows) if (wanted?.has(row.folder) ?? true) found.set(row.folder, row);
  }
  return ok([...found.values()]);
}
