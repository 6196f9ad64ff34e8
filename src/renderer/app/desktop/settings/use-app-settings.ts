import { useCallback, useEffect, useState } from 'react';
import type { AppInfo, AppSettings, InstalledApp } from '#renderer/platform/port.ts';

export type ShownSettings = AppInfo & { readonly settings: AppSettings };

type Reading =
  | { readonly kind: 'reading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'read'; readonly shown: ShownSettings };

/** The current settings, and a function to read them again where the app didn't answer. */
export function useAppSettings(app: InstalledApp): { readonly reading: Reading; readonly readAgain: () => void } {
  const [reading, setReading] = useState<Reading>({ kind: 'reading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let ended = false;
    // A change event before the first answer is newer than that answer.
    let changed: AppSettings | null = null;
    const stop = app.subscribeSettings((settings) => {
      changed = settings;
      setReading((known) => (known.kind === 'read' ? { kind: 'read', shown: { ...known.shown, settings } } : known));
    });
    void app.readSettings().then((read) => {
      if (ended) return;
      setReading(read ? { kind: 'read', shown: { ...read, settings: changed ?? read.settings } } : { kind: 'failed' });
    });
    return () => {
      ended = true;
      stop();
    };
  }, [app, attempt]);
  const readAgain = useCallback(() => {
    setReading({ kind: 'reading' });
    setAttempt((made) => made + 1);
  }, []);
  return { reading, readAgain };
}
