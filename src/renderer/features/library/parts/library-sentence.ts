import type { TFunction } from 'i18next';
import type { LibraryStatus, PictureStatus } from '#renderer/data/offline-library.ts';

/** How it stands with the library, in one sentence; '' while that isn't known. */
export function librarySentence(status: LibraryStatus, pictures: PictureStatus, t: TFunction<['library']>): string {
  const { choice, kept, count, problem } = status;
  if (choice === 'off') return t('off');
  if (problem === 'full') return t('full');
  if (problem === 'storage') return t('refused');
  if (choice === 'paused' && !kept?.complete) return t('paused', { count });
  if (problem !== null) return t(kept?.complete ? 'failed' : 'failedFirst');
  if (kept === null) return '';
  if (!kept.complete) return t('first');
  return t(isEverythingHere(status, pictures) ? 'all' : 'texts', { count });
}

/** Whether all texts and all wanted pictures are on this device, and the files that pages are made of. */
function isEverythingHere({ kept }: LibraryStatus, pictures: PictureStatus): boolean {
  const isCounted = pictures.kept?.missing === 0 && pictures.kept.updatedAt === kept?.updatedAt;
  return kept?.complete === true && isCounted && pictures.opens !== null;
}
