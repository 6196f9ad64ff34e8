import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Packs } from '../../data/packs.ts';
import type { Collection } from '../../data/saved/saved.ts';
import { useMessages } from '../../i18n/portal-i18n.ts';
import { usePlatform, type PackFiles } from '../../platform/port.ts';
import { Dialog } from '../../ui/lazy/dialog.tsx';
import libraryEn from '../library/parts/page-messages/en.json';
import libraryId from '../library/parts/page-messages/id.json';
import { SavePack } from '../library/parts/pack-save.tsx';
import { useLibrary } from '../library/parts/use-library.ts';

interface Props {
  readonly collection: Collection;
  readonly opener: Element | null;
  onClose(): void;
}

/** Saves a collection as a pack, with everything else that can be chosen for one. */
export function PackDialog({ collection, opener, onClose }: Props) {
  useMessages({ id: { library: libraryId }, en: { library: libraryEn } });
  const { t } = useTranslation(['collections', 'library', 'common']);
  const library = useLibrary();
  const platform = usePlatform();
  const [opened, setOpened] = useState<{ readonly packs: Packs; readonly files: PackFiles } | 'failed' | null>(null);
  useEffect(() => {
    if (library === null || typeof library === 'string' || !library.openPacks) return undefined;
    let wanted = true;
    Promise.all([library.openPacks(), platform.packFiles()]).then(
      ([packs, files]) => wanted && setOpened({ packs, files }),
      (error: unknown) => {
        if (platform.reloadForNewBuild(error)) return;
        console.warn('Packs could not be opened:', error);
        if (wanted) setOpened('failed');
      },
    );
    return () => {
      wanted = false;
    };
  }, [library, platform]);
  const isNone = library === 'none' || (library !== null && typeof library !== 'string' && !library.openPacks);
  const hasFailed = library === 'failed' || opened === 'failed';
  return (
    <Dialog title={t('pack.of', { name: collection.name })} closeLabel={t('close')} opener={opener} onClose={onClose}>
      <div className="grid justify-items-start gap-4">
        <p className="text-ink-2">{t('library:pack.save.lead')}</p>
        {isNone && <p role="alert">{t('library:pack.none')}</p>}
        {hasFailed && <p role="alert">{t('common:error.screen')}</p>}
        {opened !== null && opened !== 'failed' && (
          <SavePack {...opened} version={0} first={{ kind: 'collection', collection }} />
        )}
      </div>
    </Dialog>
  );
}
