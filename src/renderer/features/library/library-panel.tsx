import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfflineLibrary } from '../../data/offline-library.ts';
import { LazyPanel } from '../../page/lazy-panel.tsx';
import { usePlatform } from '../../platform/port.ts';
import { Switch } from '../../ui/lazy/switch.tsx';
import { missedSearches } from '../articles/parts/missed-searches/missed-searches.ts';
import { StoredPart, loadOpened } from './stored-part.tsx';
import { PackLoader } from './parts/pack-loader.tsx';
import { librarySentence } from './parts/library-sentence.ts';
import { useLibrary, useLibraryStatus } from './parts/use-library.ts';
import { SyncSection } from './sync-section.tsx';

// Few ask for it, and dialogs are much code.
const RemoveQuestion = lazy(async () => ({ default: (await import('./remove-question.tsx')).RemoveQuestion }));

/** Most devices have nothing that waits to be sent. */
const loadOutbox = () => import('../contact/parts/outbox/outbox-list.tsx').then(({ OutboxList }) => OutboxList);

/** Most devices have no note of a search without results, and some keep none. */
async function loadMissedSearches(): Promise<ComponentType> {
  const notes = await missedSearches()
    .read()
    .catch((error: unknown) => console.warn('What was searched for and not found could not be read:', error));
  if (!notes?.length) return () => null;
  return (await import('../articles/parts/missed-searches/missed-searches-list.tsx')).MissedSearchesList;
}

/** Without a library there is nothing to set. */
const loadSettings = () => import('./library-settings.tsx').then(({ LibrarySettings }) => LibrarySettings);

/** What is on this device, and beside it how that is kept. Empty until it was read. */
export function LibraryPanel() {
  const { t } = useTranslation(['library', 'common']);
  const library = useLibrary();
  if (library === null) return null;
  if (typeof library !== 'string') return <Opened library={library} />;
  return (
    <div data-no-library className="grid gap-8">
      <LazyPanel load={loadOpened} />
      <p className="type-lead max-w-[32.2em]">{library === 'none' ? t('none') : t('common:error.screen')}</p>
      <Waiting />
    </div>
  );
}

/** What waits on this device to be sent, and what was searched for and not found. */
function Waiting() {
  const { waiting } = usePlatform();
  const [isWaiting] = useState(waiting.read);
  return (
    <>
      {isWaiting && <LazyPanel load={loadOutbox} />}
      <LazyPanel load={loadMissedSearches} />
    </>
  );
}

function Opened({ library }: { readonly library: OfflineLibrary }) {
  const { t } = useTranslation(['library']);
  const status = useLibraryStatus(library);
  const pictures = useSyncExternalStore(library.pictures.subscribe, library.pictures.read);
  const [asking, setAsking] = useState(false);
  const { choice, kept, syncing, problem } = status;
  const on = choice !== 'off';
  const isFull = problem === 'full' || problem === 'storage';
  return (
    <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[7fr_5fr]">
      <div className="grid min-w-0 content-start gap-5">
        {/* Only whole sentences are read out, not each article that comes. */}
        <p role="status" className={`max-w-[44em] font-bold ${isFull ? 'rounded-[8px] bg-danger-soft px-4 py-3' : ''}`}>
          {librarySentence(status, pictures, t)}
        </p>
        {on && pictures.opens === false && (
          <p className="max-w-[44em] rounded-[8px] bg-accent-soft px-4 py-3">{t('noPages')}</p>
        )}
        <a href="#library-settings" className="mb-4 justify-self-start font-bold text-brand underline lg:hidden">
          {t('toSettings')}
        </a>
        <StoredPart library={library} status={status} />
      </div>
      <aside id="library-settings" className="min-w-0 scroll-mt-24">
        <div className="grid gap-6 rounded-[10px] bg-sunk px-5 py-6 md:px-7 dark:bg-surface">
          <section className="grid justify-items-start gap-3">
            <h2 className="type-h3 font-extrabold">{t('settings')}</h2>
            <div className="font-bold">
              <Switch
                label={t('keep')}
                on={on}
                onChange={(wanted) => (wanted ? void library.choose('on') : setAsking(true))}
              />
            </div>
            {on && <SyncSection library={library} status={status} />}
          </section>
          {on && <LazyPanel load={loadSettings} library={library} status={status} onRemove={() => setAsking(true)} />}
          <PackLoader library={library} version={syncing ? -1 : (kept?.revision ?? 0)} />
          <Waiting />
        </div>
      </aside>
      {asking && (
        <Suspense>
          <RemoveQuestion library={library} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}
