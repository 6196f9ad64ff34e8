import { SIDEBAR_DAYS } from '#domain/limits.ts';
import type { Input, Output } from '#ipc/contract.ts';
import { isLanguage } from '#domain/localized.ts';
import { openStore } from './open-store.ts';
import { isTheme, type Theme } from './theme.ts';

export type StoredPreferences = Output<'preferences.read'>;
export type Choice = Input<'preferences.write'>;

/** The choices that stay on this computer, for every window of the app. */
export interface Preferences {
  read(): StoredPreferences;
  /** Kept on the disk when it returns, unless nothing can be written there. */
  write(choice: Choice): void;
  /** Light, dark, or as the system has it. The app's menu alone chooses: the contract gives pages no such call. */
  theme(): Theme;
  chooseTheme(theme: Theme): void;
  /** Tells of every choice, the theme included. */
  subscribe(listener: (preferences: StoredPreferences) => void): () => void;
}

/** Preferences in `preferences.json` of the app's data folder. `now` gives milliseconds since 1970. */
export function storedPreferences(now: () => number = Date.now): Preferences {
  const store = openStore('preferences');
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
    chooseTheme: (theme) => keep('theme', theme),
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
