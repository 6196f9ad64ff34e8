import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { usePlatform } from '../../../../platform/port.ts';

/** The list of messages that wait on this device, once any does: its code is fetched then. */
export function useWaitingMessages(): readonly [ComponentType | null, () => void] {
  const { waiting } = usePlatform();
  const [list, setList] = useState<{ readonly List: ComponentType } | null>(null);
  const show = useCallback(() => {
    import('./outbox-list.tsx').then(
      ({ OutboxList }) => setList({ List: OutboxList }),
      (error: unknown) => console.warn('The list of what waits could not be fetched:', error),
    );
  }, []);
  // After hydration: the page is prerendered without it.
  useEffect(() => {
    if (waiting.read()) show();
  }, [waiting, show]);
  return [list?.List ?? null, show];
}
