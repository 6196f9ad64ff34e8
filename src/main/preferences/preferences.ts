import { SIDEBAR_DAYS } from '#domain/limits.ts';
import type { Input, Output } from '#ipc/contract.ts';
import { isLanguage, type Language } from '#domain/localized.ts';
import { openStore } from './open-store.ts';

export type StoredPreferences = Output<'preferences.read'>;
export type Choice = Input<'preferences.write'>;

/** The choices that stay on this computer, for every window of the app. */
export interface Preferences {
  read(): StoredPreferences;
  /** Kept on the disk when it returns. */
  write(choice: Choice): void;
  subscribe(listener: (preferences: StoredPreferences) => void): () => void;
}

type Stored = {
  language?: Language;
  sidebarOpen?: { open: boolean; until: number };
};

/** Preferences in `preferences.json` of the app's data folder. */
export function storedPreferences(now: () => number = Date.now): Preferences {
  const store = openStore<Stored>('preferences');
  const listeners = new Set<(preferences: StoredPreferences) => void>();
  const read = (): StoredPreferences => {
    const language = store.get('language');
    const sidebar = store.get('sidebarOpen');
    return {
      language: isLanguage(language) ? language : null,
      sidebarOpen: sidebar !== undefined && sidebar.until > now() ? sidebar.open : null,
    };
  };
  return {
    read,
    write(choice) {
      if (choice.name === 'language') store.set('language', choice.value);
      else store.set('sidebarOpen', { open: choice.value, until: now() + SIDEBAR_DAYS * 86_400_000 });
      for (const listener of listeners) listener(read());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
