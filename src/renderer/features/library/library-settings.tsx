import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LibraryStatus, OfflineLibrary } from '../../data/offline-library.ts';
import { Freshness } from './parts/last-synced.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { RoomSection } from './room-section.tsx';

interface Props {
  readonly library: OfflineLibrary;
  readonly status: LibraryStatus;
  onRemove(): void;
}

/** How fresh the kept library is, which pictures belong to it, and what it takes. */
export function LibrarySettings({ library, status, onRemove }: Props) {
  const { t } = useTranslation(['library']);
  const { kept } = status;
  return (
    <>
      {kept?.checkedAt != null && (
        <Part title={t('fresh.title')}>
          <Freshness updatedAt={kept.updatedAt} checkedAt={kept.checkedAt} />
        </Part>
      )}
      <div className="grid justify-items-start gap-3 border-t-[1.5px] border-line pt-2">
        <PicturesSection pictures={library.pictures} />
      </div>
      <Part title={t('room.title')}>
        <RoomSection library={library} status={status} onRemove={onRemove} />
      </Part>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid justify-items-start gap-3 border-t-[1.5px] border-line pt-5">
      <h3 className="text-[1.0625rem] font-bold">{title}</h3>
      {children}
    </section>
  );
}
