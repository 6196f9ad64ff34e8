import { app, type WebContents } from 'electron';
import type { Handlers } from '#ipc/contract.ts';
import type { Language } from '#domain/localized.ts';
import type { UpdateMethod } from '#main/updates/update-method.ts';
import { settingsOf } from './app-settings.ts';
import type { Preferences } from '#main/preferences/preferences.ts';

/** What the settings' handlers need. */
export interface SettingsDependencies {
  readonly preferences: Preferences;
  readonly updateMethod: UpdateMethod;
  /** Sets the app's language and switches its pages to it. */
  chooseLanguage(language: Language): void;
  openDataFolder(): Promise<boolean>;
  checkForUpdates(): void;
}

/** The IPC handlers of the settings. */
export function settingsHandlers({ preferences, updateMethod, ...dependencies }: SettingsDependencies) {
  return {
    'settings.read': () => ({
      settings: settingsOf(preferences),
      version: app.getVersion(),
      dataFolder: app.getPath('userData'),
      updateMethod,
    }),
    'settings.write': (setting) => {
      if (setting.name === 'language') dependencies.chooseLanguage(setting.value);
      else preferences.set(setting);
    },
    'settings.openFolder': () => dependencies.openDataFolder(),
    'settings.checkUpdates': () => {
      dependencies.checkForUpdates();
    },
  } satisfies Partial<Handlers<WebContents>>;
}
