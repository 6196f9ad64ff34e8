import { isTextSize, isTheme, USUAL_TEXT_SIZE, type TextSize, type Theme } from '#domain/app-settings.ts';
import { SIDEBAR_DAYS } from '#domain/limits.ts';
import type { Input, Output } from '#ipc/contract.ts';
import { isLanguage } from '#domain/localized.ts';
import { openStore } from './open-store.ts';

export type StoredPreferences = Output<'preferences.read'>;
export type Choice = Input<'preferences.write'>;
/** A setting of the app; the language can also be changed by pages. */
export type Setting = Exclude<Input<'settings.write'>, { readonly name: 'language' }>;

/** The choices that are kept on this computer, for all windows of the app. */
export interface Preferences {
  read(): StoredPreferences;
  /** Written to the disk when it returns, unless the disk refuses. */
  write(choice: Choice): void;
  /** Light, dark, or as the system has it. */
  theme(): Theme;
  textSize(): TextSize;
  /** Whether system notifications are shown. */
  notices(): boolean;
  /** Whether the app checks for updates by itself. */
  updates(): boolean;
  /** Writes one of these four settings. */
  set(setting: Setting): void;
  /** What was stored about the key file that the person chose for sessions, unchecked. */
  keyFile(): unknown;
  /** True if it was written to the disk. Pages can't call this. */
  noteKeyFile(choice: object): boolean;
  /** Calls the listener after every change of a choice or setting. */
  subscribe(listener: (preferences: StoredPreferences) => void): () => void;
}

/**
 * Preferences in `preferences.json` of the app's data folder. `now` gives milliseconds since 1970; `refused` is called with the
 * error of each failed write.
 */
export function storedPreferences(
  now: () => number = Date.now,
  refused: (error: unknown) => void = () => undefined,
): Preferences {
  const store = openStore('preferences', refused);
  const listeners = new Set<(preferences: StoredPreferences) => void>();
  const read = (): StoredPreferences => {
    const language = store.get('language');
    return {
      language: isLanguage(language) ? language : null,
      sidebarOpen: sidebarChoice(store.get('sidebarOpen'), now()),
    };
  };
  const keep = (name: string, value: unknown): void => {
    store.set(name, value);
    for (const listener of listeners) listener(read());
  };
  return {
    read,
    write(choice) {
      if (choice.name === 'language') keep('language', choice.value);
      else keep('sidebarOpen', { open: choice.value, until: now() + SIDEBAR_DAYS * 86_400_000 });
    },
    theme() {
      const theme = store.get('theme');
      return isTheme(theme) ? theme : 'system';
    },
    keyFile: () => store.get('sessionKeyFile'),
    noteKeyFile: (choice) => store.set('sessionKeyFile', choice),
    textSize() {
      const size = store.get('textSize');
      return isTextSize(size) ? size : USUAL_TEXT_SIZE;
    },
    notices: () => store.get('notices') !== false,
    updates: () => store.get('updates') !== false,
    set: ({ name, value }) => keep(name, value),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function sidebarChoice(stored: unknown, now: number): boolean | null {
  if (typeof stored !== 'object' || stored === null || !('open' in stored) || !('until' in stored)) return null;
  const { open, until } = stored;
  return typeof open === 'boolean' && typeof until === 'number' && until > now ? open : null;
}
