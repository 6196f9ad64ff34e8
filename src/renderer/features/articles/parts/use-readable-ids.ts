import { useEffect, useState } from 'react';
import { useRepository } from '#renderer/data/repository.ts';
import { usePlatform } from '#renderer/platform/port.ts';

/** The only articles that open now; null where others may as well: there is a network, or the desktop app has its own. */
export function useReadableIds(): ReadonlySet<number> | null {
  const repository = useRepository();
  const platform = usePlatform();
  const [ids, setIds] = useState<ReadonlySet<number> | null>(null);
  useEffect(() => {
    if (platform.app !== null) return;
    let asked = 0;
    const look = async () => {
      const mine = (asked += 1);
      try {
        const found = platform.hasNetwork() ? null : await (await import('./readable-ids.ts')).readableIds(repository);
        if (mine === asked) setIds(found);
      } catch (error) {
        console.warn('Which articles open without a network could not be found out:', error);
      }
    };
    void look();
    const endNetwork = platform.subscribeNetwork(() => void look());
    const endSyncs = repository.subscribe?.(() => void look());
    return () => {
      asked += 1;
      endNetwork();
      endSyncs?.();
    };
  }, [repository, platform]);
  return ids;
}
