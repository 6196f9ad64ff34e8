import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LibraryRoom, LibraryStatus, LibrarySync } from '../../data/offline-library.ts';
import { byteSize } from '../../i18n/byte-size.ts';
import { useLanguage } from '../../i18n/language.ts';
import { buttonClass } from '../../ui/button.tsx';

interface Props {
  readonly library: LibrarySync;
  readonly status: LibraryStatus;
  onRemove(): void;
}

const NEEDS = { 'home-screen': 'library:room.homeScreen', dock: 'library:room.dock' } as const;

/** What the library takes, whether the device promises to keep it, and how to remove it. */
export function RoomSection({ library, status: { syncing, count }, onRemove }: Props) {
  const { t } = useTranslation(['library']);
  const { language } = useLanguage();
  const [room, setRoom] = useState<LibraryRoom | null>(null);
  useEffect(() => {
    let wanted = true;
    void library.room().then((now) => wanted && setRoom(now));
    return () => {
      wanted = false;
    };
  }, [library, syncing, count]);
  if (room === null) return null;
  const { used, persisted, needs } = room;
  return (
    <>
      <p className="max-w-[38.1em]">
        {used === null ? t('room.unknown') : t('room.used', { size: byteSize(used, language) })}
      </p>
      {needs !== null && <p className="max-w-[38.1em] rounded-[8px] bg-accent-soft px-4 py-3">{t(NEEDS[needs])}</p>}
      {needs === null && persisted !== null && (
        <p className="max-w-[38.1em] text-ink-2">{t(persisted ? 'room.persisted' : 'room.notPersisted')}</p>
      )}
      <button type="button" className={buttonClass('outline', 'sm')} onClick={onRemove}>
        {t('remove')}
      </button>
    </>
  );
}
