import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/localized.ts';
import { cachedArticles } from '../../data/cached-pages.ts';
import type { LibraryStatus, OfflineLibrary } from '../../data/offline-library.ts';
import { LazyPanel } from '../../page/lazy-panel.tsx';
import { Button } from '../../ui/button.tsx';
import { GroundLine } from '../../ui/page-top.tsx';
import { Picture } from '../../ui/picture.tsx';
import { LibrarySize } from './library-size.tsx';
import { NothingOpened, type OpenedProps } from './nothing-opened.tsx';

interface Props {
  readonly library: OfflineLibrary;
  readonly status: LibraryStatus;
}

/** The articles on this device, to be found and read; before they are kept, those that were read here, and what keeping all means. */
export function StoredPart({ library, status }: Props) {
  const { t } = useTranslation(['library']);
  const { count, choice } = status;
  return (
    <section className="min-w-0">
      <GroundLine>
        <h2 className="type-h2 font-extrabold">{t('here')}</h2>
      </GroundLine>
      {choice !== 'off' && count > 0 ? (
        <Listed library={library} status={status} />
      ) : (
        <div className="grid justify-items-start gap-4 pt-6">
          <LazyPanel load={loadOpened} />
          <p className="type-lead max-w-[32.2em] text-ink-2">{t(choice === 'off' ? 'emptyHint' : 'coming')}</p>
          {choice === 'off' && (
            <>
              <Button onClick={() => void library.choose('on')}>{t('keepNow')}</Button>
              <p className="max-w-[38.1em] text-ink-2">
                <LibrarySize library={library} />
              </p>
            </>
          )}
          <Picture
            src="/pictures/ploughed-bed.svg"
            alt=""
            width={800}
            height={300}
            className="mt-2 aspect-[8/3] w-full rounded-[10px]"
          />
        </div>
      )}
    </section>
  );
}

/** Loads the list of what was read on this device, which only the browser knows; its code only where something was. */
export async function loadOpened(): Promise<ComponentType<OpenedProps>> {
  const copies = await cachedArticles().catch((error: unknown) =>
    console.warn('What was read on this device could not be listed:', error),
  );
  return copies?.length ? (await import('./opened-articles.tsx')).OpenedArticles : NothingOpened;
}

/** Before anything is kept there is nothing to list and to search. */
const loadArticles = () => import('../articles/parts/stored-articles.tsx').then(({ StoredArticles }) => StoredArticles);

function Listed({ library, status: { kept, count, syncing } }: Props) {
  const { t } = useTranslation(['library']);
  // While a sync is under way, each batch that came.
  const version = syncing ? count : (kept?.revision ?? 0);
  const languages = useLanguages(library, version);
  const noteOf = (id: number) =>
    languages
      ?.get(id)
      ?.map((each) => t(NAMES[each]))
      .join(', ');
  return (
    <div className="pt-6">
      <LazyPanel load={loadArticles} version={version} noteOf={noteOf} />
      {kept?.complete === false && languages && <LazyPanel load={loadOpened} besides={languages} />}
    </div>
  );
}

const NAMES = { id: 'library:languages.id', en: 'library:languages.en' } as const satisfies Record<Language, string>;

/** The languages of each article; null until they were read. */
function useLanguages(library: OfflineLibrary, version: number) {
  const [languages, setLanguages] = useState<Awaited<ReturnType<OfflineLibrary['languages']>> | null>(null);
  useEffect(() => {
    let wanted = true;
    library.languages().then(
      (read) => wanted && setLanguages(read),
      (error: unknown) => console.warn('The languages of the articles on this device could not be read:', error),
    );
    return () => {
      wanted = false;
    };
  }, [library, version]);
  return languages;
}
