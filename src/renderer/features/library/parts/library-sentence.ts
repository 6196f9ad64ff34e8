import type { TFunction } from 'i18next';
import type { LibraryStatus } from '#renderer/data/offline-library.ts';

/** How it stands with the library, in one sentence; '' while that isn't known. */
export function librarySentence({ choice, kept, count, problem }: LibraryStatus, t: TFunction<['library']>): string {
  if (choice === 'off') return t('off');
  if (problem === 'full') return t('full');
  if (problem === 'storage') return t('refused');
  if (choice === 'paused' && !kept?.complete) return t('paused', { count });
  if (problem !== null) return t(kept?.complete ? 'failed' : 'failedFirst');
  if (kept === null) return '';
  return kept.complete ? t('all', { count }) : t('first');
}
