import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { app } from 'electron';

/** Packs that the person opens in the system's file manager, from whenever they come. */
export interface ArrivingPacks {
  /** Whether one waits to be taken; the page that is opened for it asks for it by itself. */
  waits(): boolean;
  /** Its path, once; null where there is none. */
  take(): string | null;
  /** Tells of each one from now on, and of one that came since `waits` was asked: the first window is there. */
  follow(arrived: () => void): void;
  /** Takes the pack among the arguments of a second start, made in this folder; false if there is none. */
  openFrom(argv: readonly string[], folder: string): boolean;
}

/**
 * Listens to packs from now on. To be called before the app is ready: macOS tells of the file that started the app before that. Only
 * their paths are kept; what is in them is read by the page, which shows it before it takes anything in.
 */
export function listenForPacks(argv: readonly string[] = process.argv, folder = process.cwd()): ArrivingPacks {
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

/** Windows hands a path over among the arguments of a start, Linux a path or a file: address. */
function packIn(argv: readonly string[], folder: string): string | null {
  for (const argument of argv.slice(1)) {
    const path = pathOf(argument);
    if (path !== null && isPack(path)) return isAbsolute(path) ? path : resolve(folder, path);
  }
  return null;
}

function pathOf(argument: string): string | null {
  if (argument.startsWith('-')) return null;
  // A drive of Windows has one letter; other addresses are no files, and a file of another computer is fetched by nobody.
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
