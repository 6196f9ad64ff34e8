import { PICTURE_BUCKET } from '#domain/media.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import type { MediaApi, StoredPicture } from '#renderer/data/collections/media.ts';

/** What became of it; `kept` are in use by now. */
interface Removal {
  readonly removed: number;
  readonly kept: number;
}

/**
 * Deletes the files of pictures that nothing uses. What was found unused is looked for once more right before, over the pages
 * of the list: somebody may have put it into a text since.
 */
export async function removePictures(
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
  const gone = await removeFiles(PICTURE_BUCKET, files);
  if (!gone.ok) return gone;
  // The storage leaves out what this person may not delete.
  if (gone.value.length === 0) return failed('refused', 'No file was deleted');
  return ok({ removed: found.length, kept: wanted.size - found.length });
}
