import { app } from 'electron';
import { pathOfTask } from './app-task.ts';
import { LINK_SCHEME, pathOfDeepLink } from './deep-link.ts';

/** Opens a path of the portal that a link asked for. */
type OpenPath = (path: string) => void;

/** Links that open the app, at its start and later. */
export interface DeepLinks {
  /** The path of the link that started the app, once; null if there was none. */
  takeFirst(): string | null;
  /** From now on links are opened at once, because the first window exists. */
  follow(open: OpenPath): void;
  /** Opens the link among the arguments of a second start, or keeps it until links are followed; false if there is none. */
  openFrom(argv: readonly string[]): boolean;
}

/**
 * Listens to links from now on. To be called before the app is ready: macOS sends the link that started the app before that. A
 * development build doesn't register the scheme, or the system would open links with whichever copy of Electron ran last.
 */
export function listenForDeepLinks(argv: readonly string[] = process.argv): DeepLinks {
  let open: OpenPath | null = null;
  let first = pathIn(argv);
  const arrived = (path: string): void => {
    if (open === null) first = path;
    else open(path);
  };
  app.on('open-url', (event, link) => {
    event.preventDefault();
    const path = pathOfDeepLink(link);
    if (path !== null) arrived(path);
  });
  if (app.isPackaged && !app.setAsDefaultProtocolClient(LINK_SCHEME))
    console.warn(`The system doesn't let the app open ${LINK_SCHEME}: links.`);
  return {
    takeFirst() {
      const path = first;
      first = null;
      return path;
    },
    follow(opens) {
      open = opens;
      if (first !== null) opens(first);
      first = null;
    },
    openFrom(seconds) {
      const path = pathIn(seconds);
      if (path !== null) arrived(path);
      return path !== null;
    },
  };
}

/** Windows and Linux pass a link as a command-line argument, and Windows also a task of the icon; the system may add other arguments. */
function pathIn(argv: readonly string[]): string | null {
  for (const argument of argv.slice(1)) {
    const path = pathOfDeepLink(argument) ?? pathOfTask(argument);
    if (path !== null) return path;
  }
  return null;
}
