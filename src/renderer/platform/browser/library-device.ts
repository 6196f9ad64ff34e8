import { LIBRARY_CHOICES, PICTURE_CHOICES, type LibraryChoice, type PictureChoice } from '#domain/library.ts';
import { guarded, LIBRARY_KEY } from './stored-texts.ts';
import { inOneWindow, whenFree } from './web-locks.ts';

/** The browser's part in keeping the library. `otherwise`: the default until the user chooses. */
export function libraryDevice(otherwise: LibraryChoice) {
  let inMemory = otherwise;
  let pictures: PictureChoice | null = null;
  const stored = () => guarded(() => window.localStorage.getItem(LIBRARY_KEY), null);
  return {
    inOneWindow,
    whenFree,
    readChoice(): LibraryChoice {
      const value = stored();
      return LIBRARY_CHOICES.find((choice) => choice === value) ?? inMemory;
    },
    writeChoice(choice: LibraryChoice): void {
      // It counts until the window is closed where the browser stores nothing.
      inMemory = choice;
      guarded(() => window.localStorage.setItem(LIBRARY_KEY, choice), undefined);
    },
    readPictureChoice(): PictureChoice {
      const value = guarded(() => window.localStorage.getItem(PICTURES_KEY), null);
      return PICTURE_CHOICES.find((choice) => choice === value) ?? pictures ?? (isCounted() ? 'none' : 'small');
    },
    writePictureChoice(choice: PictureChoice): void {
      pictures = choice;
      guarded(() => window.localStorage.setItem(PICTURES_KEY, choice), undefined);
    },
    subscribePictureChoice(listener: () => void): void {
      window.addEventListener('storage', ({ key }) => key === PICTURES_KEY && listener());
    },
    subscribeChoice(listener: () => void): void {
      window.addEventListener('storage', ({ key }) => key === LIBRARY_KEY && listener());
    },
    notifyChange(name: string): void {
      // The storage event reaches other windows only if the value differs from before.
      guarded(() => window.localStorage.setItem(CHANGED_KEY, `${name} ${Date.now()}`), undefined);
    },
    subscribeChange(name: string, listener: () => void): void {
      window.addEventListener(
        'storage',
        ({ key, newValue }) => key === CHANGED_KEY && newValue?.startsWith(`${name} `) && listener(),
      );
    },
    async room() {
      const storage = storageManager();
      const { usage } = (await asked(storage?.estimate?.())) ?? {};
      return { used: usage ?? null, persisted: await asked(storage?.persisted?.()), needs: placeToPut() };
    },
    /** Everything that the desktop app's pages are made of is in the app; the web has another answer. */
    opensOffline: () => Promise.resolve(true),
    async persist(): Promise<void> {
      await asked(storageManager()?.persist?.());
    },
  };
}

const PICTURES_KEY = 'tunas.library-pictures';

/** Under it stands which library changed last, and when. */
const CHANGED_KEY = 'tunas.library-changed';

/** Whether data traffic may cost money, as far as the browser knows. */
function isCounted(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly type?: string; readonly saveData?: boolean } };
  return connection?.saveData === true || connection?.type === 'cellular';
}

/** Missing on plain http addresses, and some of its calls in older browsers; the types know only browsers that have them. */
function storageManager(): Partial<StorageManager> | undefined {
  return navigator.storage as StorageManager | undefined;
}

async function asked<T>(answer: Promise<T> | undefined): Promise<T | null> {
  try {
    return (await answer) ?? null;
  } catch (error) {
    console.warn('This browser says nothing about its storage:', error);
    return null;
  }
}

/**
 * Safari removes what a site keeps once it was used for seven days without a visit to the site, unless that was put on the Home
 * Screen or in the Dock (https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/). All browsers of an iPhone are Safari.
 */
function placeToPut(): 'home-screen' | 'dock' | null {
  if (!navigator.vendor.startsWith('Apple') || window.matchMedia('(display-mode: standalone)').matches) return null;
  return navigator.maxTouchPoints > 1 ? 'home-screen' : 'dock';
}
