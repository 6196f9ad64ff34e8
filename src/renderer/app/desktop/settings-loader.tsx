import { useEffect, useState, type ComponentType } from 'react';
import { usePlatform } from '../../platform/port.ts';

type Settings = ComponentType<{ readonly onClose: () => void }>;

/** Opens the settings over whatever page is shown; their code is fetched the first time. */
export function SettingsLoader() {
  const platform = usePlatform();
  const [Settings, setSettings] = useState<Settings | null>(null);
  useEffect(
    () =>
      platform.subscribeCommands(({ command }) => {
        if (command !== 'settings') return;
        import('./settings/settings-dialog.tsx').then(
          ({ SettingsDialog }) => setSettings(() => SettingsDialog),
          (error: unknown) => console.error('The settings could not open:', error),
        );
      }),
    [platform],
  );
  return Settings && <Settings onClose={() => setSettings(null)} />;
}
