import type { TFunction } from 'i18next';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { LibraryStatus, LibrarySync } from '#renderer/data/library-sync.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { buttonClass } from '#renderer/ui/button.tsx';
import { timeAgo } from '#renderer/i18n/time-ago.ts';
import { Part } from './choices.tsx';

/** What is kept of the library on this computer, how fresh it is, and how far a sync is. */
export function LibraryPart({ library }: { readonly library: LibrarySync }) {
  const { t } = useTranslation(['desktop']);
  const status = useSyncExternalStore(library.subscribe, library.read);
  const { syncing, progress, kept } = status;
  return (
    <Part label={t('library.title')}>
      {/* Only whole sentences are read out, not each article that comes. */}
      <p role="status">{sentence(status, t)}</p>
      {progress !== null && progress.total > 0 && (
        <p className="flex w-full max-w-80 flex-col gap-1">
          <progress
            className="w-full accent-ink"
            aria-label={t('library.title')}
            max={progress.total}
            value={progress.done}
          />
          <span className="text-small text-ink-2 tabular-nums">
            {t('library.busy', { done: progress.done, total: progress.total })}
          </span>
        </p>
      )}
      {kept?.checkedAt != null && (
        <Freshness key={kept.checkedAt} updatedAt={kept.updatedAt} checkedAt={kept.checkedAt} />
      )}
      <div>
        <button
          type="button"
          className={buttonClass('outline', 'sm')}
          aria-disabled={syncing}
          onClick={() => void (syncing || library.sync())}
        >
          {t(syncing ? 'library.syncing' : 'library.sync')}
        </button>
      </div>
    </Part>
  );
}

function sentence({ kept, count, problem }: LibraryStatus, t: TFunction<['desktop']>): string {
  if (problem === 'full') return t('library.full');
  if (problem === 'storage') return t('library.refused');
  if (problem !== null) return t(kept?.complete ? 'library.failed' : 'library.failedFirst');
  if (kept === null) return '';
  return kept.complete ? t('library.all', { count }) : t('library.first');
}

function Freshness({ updatedAt, checkedAt }: { readonly updatedAt: number | null; readonly checkedAt: number }) {
  const { t } = useTranslation(['desktop']);
  const { language } = useLanguage();
  const [now] = useState(Date.now);
  const when = (moment: number) => timeAgo(moment, now, language);
  return (
    <p className="text-ink-2 text-small leading-[1.45]">
      {updatedAt !== null && <>{t('library.updated', { when: when(updatedAt) })} · </>}
      {t('connect.checked', { when: when(checkedAt) })}
    </p>
  );
}
