import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LibrarySync } from '#renderer/data/offline-library.ts';
import type { Packs } from '#renderer/data/packs.ts';
import { usePlatform, type PackFiles } from '#renderer/platform/port.ts';
import { OpenPack } from './pack-open.tsx';
import { SavePack } from './pack-save.tsx';

interface Opened {
  readonly packs: Packs;
  readonly files: PackFiles;
}

interface Props {
  readonly library: Pick<LibrarySync, 'openPacks'>;
  /** Another number where the library is another one. */
  readonly version: number;
}

/** Passing the library on as a file, and taking such a file in. Nothing where there is no library. */
export function PackParts({ library, version }: Props) {
  const { t } = useTranslation(['library']);
  const platform = usePlatform();
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    if (!library.openPacks) return undefined;
    let wanted = true;
    Promise.all([library.openPacks(), platform.packFiles()]).then(
      ([packs, files]) => wanted && setOpened({ packs, files }),
      (error: unknown) => {
        if (!platform.reloadForNewBuild(error)) console.warn('Packs could not be opened:', error);
      },
    );
    return () => {
      wanted = false;
    };
  }, [library, platform]);
  if (!opened) return null;
  return (
    <>
      <Part title={t('pack.save.title')} lead={t('pack.save.lead')}>
        <SavePack {...opened} version={version} />
      </Part>
      <Part title={t('pack.open.title')} lead={t('pack.open.lead')}>
        <OpenPack {...opened} />
      </Part>
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

function Part({ title, lead, children }: PartProps) {
  return (
    <section className="grid justify-items-start gap-4 border-t-[1.5px] border-line pt-5">
      <h2 className="type-h3 font-extrabold">{title}</h2>
      <p className="max-w-[38.1em] text-ink-2">{lead}</p>
      {children}
    </section>
  );
}
