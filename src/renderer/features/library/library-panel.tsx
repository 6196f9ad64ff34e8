import { lazy, Suspense, useEffect, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LibrarySize } from '#domain/library.ts';
import type { Result } from '#domain/result.ts';
import type { LibrarySync, OfflineLibrary } from '../../data/offline-library.ts';
import { byteSize } from '../../i18n/byte-size.ts';
import { useLanguage } from '../../i18n/language.ts';
import { usePlatform } from '../../platform/port.ts';
import { Switch } from '../../ui/on-demand/switch.tsx';
import { Freshness } from './parts/last-synced.tsx';
import { PackLoader } from './parts/pack-loader.tsx';
import { librarySentence } from './parts/library-sentence.ts';
import { useLibrary, useLibraryStatus } from './parts/use-library.ts';
import { PicturesSection } from './pictures-section.tsx';
import { RoomSection } from './room-section.tsx';
import { SyncSection } from './sync-section.tsx';

// Few ask for it, and dialogs are much code.
const RemoveQuestion = lazy(async () => ({ default: (await import('./remove-question.tsx')).RemoveQuestion }));

const OutboxList = lazy(async () => ({
  default: (await import('../contact/parts/outbox/outbox-list.tsx')).OutboxList,
}));

const MissedSearchesList = lazy(async () => ({
  default: (await import('../articles/parts/missed-searches/missed-searches-list.tsx')).MissedSearchesList,
}));

/** The choices and the state of the library on this device. Empty until they were read. */
export function LibraryPanel() {
  const { t } = useTranslation(['library', 'common']);
  const library = useLibrary();
  const { waiting } = usePlatform();
  const [isWaiting] = useState(waiting.read);
  if (library === null) return null;
  const why = library === 'none' ? t('none') : library === 'failed' && t('common:error.screen');
  return (
    <>
      {typeof library === 'string' ? <p className="type-lead max-w-[32.2em]">{why}</p> : <Opened library={library} />}
      {isWaiting && (
        <Suspense>
          <OutboxList />
        </Suspense>
      )}
      <Suspense>
        <MissedSearchesList />
      </Suspense>
    </>
  );
}

function Opened({ library }: { readonly library: OfflineLibrary }) {
  const { t } = useTranslation(['library']);
  const status = useLibraryStatus(library);
  const [asking, setAsking] = useState(false);
  const size = useId();
  const { choice, kept } = status;
  const on = choice !== 'off';
  return (
    <div className="grid gap-8">
      <section className="grid justify-items-start gap-2 border-t-2 border-ink pt-5">
        <h2 className="sr-only">{t('here')}</h2>
        <div className="type-lead font-bold">
          <Switch
            label={t('keep')}
            on={on}
            describedBy={size}
            onChange={(wanted) => (wanted ? void library.choose('on') : setAsking(true))}
          />
        </div>
        <p id={size} className="text-ink-2">
          {on ? null : <Size library={library} />}
        </p>
        {/* Only whole sentences are read out, not each article that comes. */}
        <p role="status">{librarySentence(status, t)}</p>
        {on && <SyncSection library={library} status={status} />}
      </section>
      {on && kept?.checkedAt != null && (
        <Part title={t('fresh.title')}>
          <Freshness updatedAt={kept.updatedAt} checkedAt={kept.checkedAt} />
        </Part>
      )}
      {on && (
        <div className="grid justify-items-start gap-3 border-t-[1.5px] border-line pt-2">
          <PicturesSection pictures={library.pictures} />
        </div>
      )}
      {on && (
        <Part title={t('room.title')}>
          <RoomSection library={library} status={status} onRemove={() => setAsking(true)} />
        </Part>
      )}
      <PackLoader library={library} version={status.syncing ? -1 : (kept?.revision ?? 0)} />
      {asking && (
        <Suspense>
          <RemoveQuestion library={library} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid justify-items-start gap-3 border-t-[1.5px] border-line pt-5">
      <h2 className="type-h3 font-extrabold">{title}</h2>
      {children}
    </section>
  );
}

/** The size of the download, shown before it starts. */
function Size({ library }: { readonly library: LibrarySync }) {
  const { t } = useTranslation(['library']);
  const { language } = useLanguage();
  const [size, setSize] = useState<Result<LibrarySize> | null>(null);
  useEffect(() => {
    let wanted = true;
    void library.measure().then((measured) => wanted && setSize(measured));
    return () => {
      wanted = false;
    };
  }, [library]);
  if (size === null) return t('measuring');
  if (!size.ok) return t('sizeUnknown');
  return t('size', { count: size.value.count, size: byteSize(size.value.bytes, language) });
}
