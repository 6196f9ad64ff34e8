import {
  PICTURE_CACHE,
  type DataSaverRequest,
  DISPLAY_SCRIPT,
  DISPLAY_SCRIPT_MARK,
  DISPLAY_SETTINGS_EVENT,
} from '#domain/display-settings.ts';

/** Loads pictures from the network only when a reader asks for them; those on the device are shown. */
export interface DataSaver {
  /** Whether it is on. */
  read(): Promise<boolean>;
  /** Returns whether it is on now: a browser may refuse to store it. */
  write(on: boolean): Promise<boolean>;
  /** Whether the browser or the system requests saving data. */
  isSuggested(): boolean;
}

/** How long a worker may take to answer, ms. */
const PATIENCE_MS = 3000;
/** The timeout of a picture, ms. */
const PICTURE_MS = 30_000;

/**
 * The data saver of the site's service worker. Null where there is no worker, as in the desktop app, or one that doesn't answer:
 * then pictures load as usual.
 */
export async function findDataSaver(): Promise<DataSaver | null> {
  // Missing on plain http addresses.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const registration = await workers?.getRegistration().catch(() => undefined);
  if (!workers || !registration) return null;
  const worker = registration.active ?? (await workers.ready).active;
  if (!worker || (await ask(worker, null)) === null) return null;
  return {
    read: async () => (await ask(worker, null)) ?? false,
    write: async (on) => (await ask(worker, on)) ?? !on,
    isSuggested: () => (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true,
  };
}

function ask(worker: ServiceWorker, on: boolean | null): Promise<boolean | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const give = (answer: boolean | null) => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(() => give(null), PATIENCE_MS);
    port1.onmessage = ({ data }) => give(data === true);
    worker.postMessage({ dataSaver: { on } } satisfies DataSaverRequest, [port2]);
  });
}

/** Loads one picture on request and stores it on the device; false where that fails. */
export async function keepPicture(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PICTURE_MS) });
    // A network's login page is no picture.
    if (!answer.ok || !/^image\//.test(answer.headers.get('content-type') ?? '')) return false;
    await (await caches.open(PICTURE_CACHE)).put(address, answer);
    return true;
  } catch (error) {
    console.warn('A picture that was asked for could not be fetched:', address, error);
    return false;
  }
}

/**
 * Loads a page of the admin area anew that was opened as a public one, because pictures would be held back on it: some browsers (Firefox)
 * go on telling the worker the address that a page was opened with.
 */
export function reloadWithPictures(): void {
  const [opened] = performance.getEntriesByType('navigation');
  if (opened && !/^\/(en\/)?admin(\/|$)/.test(new URL(opened.name).pathname)) window.location.reload();
}

/** Applies the display settings that were just kept. With the first choice the script for that comes too: before, pages do without. */
export function applyDisplaySettings(): void {
  if (DISPLAY_SCRIPT_MARK in document.documentElement.dataset) {
    window.dispatchEvent(new Event(DISPLAY_SETTINGS_EVENT));
    return;
  }
  const script = document.createElement('script');
  script.src = DISPLAY_SCRIPT;
  document.head.append(script);
}

/** Calls the listener when another tab of the portal stores a choice. Returns how to end it. */
export function onChoiceInOtherTab(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
