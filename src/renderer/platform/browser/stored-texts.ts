import { isLanguage, type Language } from '#domain/localized.ts';
import type { Drafts, Preferences, WaitingMark } from '../port.ts';

/**
 * Storage access that never throws: browsers refuse it in private windows, with cookies off, and when the device is full. A refused
 * write is logged on the console, because the only loss is a choice that has to be made again.
 */
export function guarded<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch (error) {
    console.warn('This browser keeps nothing on the device:', error);
    return otherwise;
  }
}

/** Key under which the chosen language is stored; the inline script in the page's head reads it too. */
const LANGUAGE_KEY = 'tunas.language';

/** The key of the choice whether the library is kept (domain/library.ts); missing where none was made. */
export const LIBRARY_KEY = 'tunas.library';

/** Whether the user chose to keep the library. */
export function keepsLibrary(): boolean {
  return !/off|^$/.test(guarded(() => window.localStorage.getItem(LIBRARY_KEY), null) ?? '');
}

/** In local storage on every host, so that they can be read synchronously during a render. */
export const localChoices: Pick<Preferences, 'readChoice' | 'writeChoice' | 'readNumber' | 'writeNumber'> = {
  readChoice(name, values) {
    const kept = guarded(() => window.localStorage.getItem(`tunas.${name}`), null);
    return values.find((value) => value === kept) ?? null;
  },
  writeChoice: (name, value) => writeText(`tunas.${name}`, value),
  readNumber(name) {
    const kept = Number(guarded(() => window.localStorage.getItem(`tunas.${name}`), null));
    return kept > 0 && Number.isFinite(kept) ? kept : null;
  },
  // Nothing is no number.
  writeNumber: (name, value) => writeText(`tunas.${name}`, String(value ?? '')),
};

function writeText(key: string, text: string): void {
  guarded(() => window.localStorage.setItem(key, text), undefined);
}

/** Preferences in local storage; where the sidebar's state is kept differs between the hosts. */
export function browserPreferences(sidebar: Pick<Preferences, 'readSidebarOpen' | 'writeSidebarOpen'>): Preferences {
  return {
    ...sidebar,
    ...localChoices,
    readLanguage(): Language | null {
      const value = guarded(() => window.localStorage.getItem(LANGUAGE_KEY), null);
      return isLanguage(value) ? value : null;
    },
    writeLanguage: (language) => writeText(LANGUAGE_KEY, language),
  };
}

const WAITING_KEY = 'tunas.waiting';

/** A mark in local storage. */
export const waitingMark: WaitingMark = {
  read: () => guarded(() => window.localStorage.getItem(WAITING_KEY) !== null, false),
  write: (waits) =>
    guarded(
      () => (waits ? window.localStorage.setItem(WAITING_KEY, '1') : window.localStorage.removeItem(WAITING_KEY)),
      undefined,
    ),
};

/** Drafts in session storage: they outlive a reload and a crash of the page, and end with the tab. */
export function browserDrafts(): Drafts {
  const key = (name: string) => `tunas.draft.${name}`;
  return {
    read: (name) => guarded(() => window.sessionStorage.getItem(key(name)), null),
    write: (name, text) => guarded(() => window.sessionStorage.setItem(key(name), text), undefined),
    remove: (name) => guarded(() => window.sessionStorage.removeItem(key(name)), undefined),
  };
}
