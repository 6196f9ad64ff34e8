import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { app } from 'electron';

/** Packs that the person opens in the system's file manager, at the app's start and later. */
export interface IncomingPacks {
  /** Whether a pack waits; the page that is opened for it calls `take` by itself. */
  waits(): boolean;
  /** Its path, once; null where there is none. */
  take(): string | null;
  /** Calls `arrived` for each pack from now on, and for one that came since `waits` was called, because the first window exists. */
  follow(arrived: () => void): void;
  /** Keeps the pack among the arguments of a second start, relative to this folder; false if there is none. */
  openFrom(argv: readonly string[], folder: string): boolean;
}

/**
 * Listens to packs from now on. To be called before the app is ready: macOS sends the file that started the app before that. Only
 * paths are kept; the page reads the pack and shows what is in it before it imports anything.
 */
export function listenForPacks(argv: readonly string[] = process.argv, folder = process.cwd()): IncomingPacks {
  let waiting = packIn(argv, folder);
  let isKnown = false;
  let tell: (() => void) | null = null;
  const arrived = (path: string): void => {
    waiting = path;
    isKnown = false;
    tell?.();
  };
  app.on('open-file', (event, path) => {
    event.preventDefault();
    if (isPack(path)) arrived(path);
  });
  return {
    waits() {
      isKnown = true;
      return waiting !== null;
    },
    take() {
      const path = waiting;
      waiting = null;
      return path;
    },
    follow(arrives) {
      tell = arrives;
      if (waiting !== null && !isKnown) tell();
    },
    openFrom(seconds, place) {
      const path = packIn(seconds, place);
      if (path !== null) arrived(path);
      return path !== null;
    },
  };
}

/** Windows passes a path as a command-line argument, Linux a path or a file: address. */
function packIn(argv: readonly string[], folder: string): string | null {
  for (const argument of argv.slice(1)) {
    const path = pathOf(argument);
    if (path !== null && isPack(path)) return isAbsolute(path) ? path : resolve(folder, path);
  }
  return null;
}

function pathOf(argument: string): string | null {
  if (argument.startsWith('-')) return null;
  // A one-letter scheme is a drive of Windows; other schemes name no file, and a file on another computer is never fetched.
  if (!/^[a-z][a-z0-9+.-]+:/i.test(argument)) return argument;
  try {
    const { protocol, host } = new URL(argument);
    return protocol === 'file:' && host === '' ? fileURLToPath(argument) : null;
  } catch {
    return null;
  }
}

function isPack(path: string): boolean {
  return path.length < 4096 && /\.tunas$/i.test(path) && !path.includes('\0');
}
