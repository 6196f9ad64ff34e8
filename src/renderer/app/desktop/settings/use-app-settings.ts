import { useEffect, useState } from 'react';
import { usePlatform, type AppFacts, type AppSettings } from '../../../platform/port.ts';

export type ShownSettings = AppFacts & { readonly settings: AppSettings };

/** What is set up, as it is at every moment; null until it is read, and where there is no installed app. */
export function useAppSettings(): ShownSettings | null {
  const { app } = usePlatform();
  const [shown, setShown] = useState<ShownSettings | null>(null);
  useEffect(() => {
    if (!app) return;
    let wanted = true;
    const stop = app.subscribeSettings((settings) => setShown((known) => known && { ...known, settings }));
    void app.readSettings().then((read) => wanted && setShown(read));
    return () => {
      wanted = false;
      stop();
    };
  }, [app]);
  return shown;
}
