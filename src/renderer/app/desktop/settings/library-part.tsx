import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfflineLibrary } from '#renderer/data/offline-library.ts';
import { Freshness } from '#renderer/features/library/parts/last-synced.tsx';
import { librarySentence } from '#renderer/features/library/parts/library-sentence.ts';
import { useLibrary, useLibraryStatus } from '#renderer/features/library/parts/use-library.ts';
import { PortalLink } from '#renderer/i18n/portal-link.tsx';
import { buttonClass } from '#renderer/ui/button.tsx';
import { Part } from '#renderer/ui/lazy/choices.tsx';

/** The state of the library on this computer in short, with a link to its page. */
export function LibraryPart({ onLeave }: { readonly onLeave: () => void }) {
  const library = useLibrary();
  return library === null || typeof library === 'string' ? null : <Kept library={library} onLeave={onLeave} />;
}

function Kept({ library, onLeave }: { readonly library: OfflineLibrary; readonly onLeave: () => void }) {
  const { t } = useTranslation(['library', 'desktop']);
  const status = useLibraryStatus(library);
  const pictures = useSyncExternalStore(library.pictures.subscribe, library.pictures.read);
  const { choice, kept } = status;
  return (
    <Part label={t('desktop:library.title')}>
      <p role="status">{librarySentence(status, pictures, t)}</p>
      {choice !== 'off' && kept?.checkedAt != null && (
        <Freshness updatedAt={kept.updatedAt} checkedAt={kept.checkedAt} />
      )}
      <PortalLink to="/library" className={buttonClass('outline', 'sm')} onClick={onLeave}>
        {t('open')}
      </PortalLink>
    </Part>
  );
}
