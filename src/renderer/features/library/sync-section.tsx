import { useTranslation } from 'react-i18next';
import type { LibraryStatus, LibrarySync, SyncProgress } from '../../data/offline-library.ts';
import { byteSize } from '../../i18n/byte-size.ts';
import { useLanguage } from '../../i18n/language.ts';
import { buttonClass } from '../../ui/button.tsx';

interface Props {
  readonly library: LibrarySync;
  readonly status: LibraryStatus;
}

/** How far a sync is, and how to begin, pause and continue one. */
export function SyncSection({ library, status: { choice, syncing, progress } }: Props) {
  const { t } = useTranslation(['library']);
  const paused = choice === 'paused';
  return (
    <>
      {!paused && progress !== null && progress.total > 0 && <Progress progress={progress} />}
      <div className="flex flex-wrap gap-3 pt-2">
        {!paused && (
          // Not disabled during the sync, because the button would lose the focus.
          <button
            type="button"
            className={`${buttonClass('outline', 'sm')} aria-disabled:cursor-default aria-disabled:text-ink-2`}
            aria-disabled={syncing}
            onClick={() => void (syncing || library.sync())}
          >
            {t(syncing ? 'syncing' : 'sync')}
          </button>
        )}
        <button
          type="button"
          className={buttonClass(paused ? 'default' : 'ghost', 'sm')}
          onClick={() => void library.choose(paused ? 'on' : 'paused')}
        >
          {t(paused ? 'resume' : 'pause')}
        </button>
      </div>
    </>
  );
}

function Progress({ progress: { done, total, doneBytes, totalBytes } }: { readonly progress: SyncProgress }) {
  const { t } = useTranslation(['library']);
  const { language } = useLanguage();
  return (
    <p className="flex w-full max-w-[28rem] flex-col gap-1">
      <progress className="h-2.5 w-full accent-brand" aria-label={t('progress')} max={total} value={done} />
      <span className="flex flex-wrap justify-between gap-x-4 text-small text-ink-2 tabular-nums">
        <span>{t('busy', { done, total })}</span>
        <span>{t('left', { size: byteSize(totalBytes - doneBytes, language) })}</span>
      </span>
    </p>
  );
}
