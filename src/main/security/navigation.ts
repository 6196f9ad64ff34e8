import type { WebContents } from 'electron';
import { rateCap } from '#main/ipc/rate-cap.ts';
import { isAppAddress } from '#main/protocol/app-address.ts';
import { openExternally } from './open-externally.ts';

/** The properties of Electron's navigation events that are used. */
interface Navigation {
  readonly url: string;
  readonly isMainFrame: boolean;
  preventDefault(): void;
}

/**
 * How often one page may open something else: far more than a person clicks. Electron requires no click for it, so a script could
 * open windows, or tabs of the browser, without end.
 */
const RATE = { burst: 20, perSecond: 1 };
const mayOpen = rateCap<WebContents>(RATE, () => performance.now());

/**
 * Keeps a page within the portal: no other site in its frames, and no windows or web views of its own making. A page that opens a
 * window of the portal gets one from `openPortal`, with the same restrictions.
 */
export function confineToPortal(contents: WebContents, openPortal: (address: string) => void): void {
  contents.on('will-frame-navigate', (navigation: Navigation) => {
    if (isAppAddress(navigation.url)) return;
    navigation.preventDefault();
    // A link that a reader follows in an article or to write a mail. Frames are excluded.
    if (navigation.isMainFrame && mayOpen(contents)) openExternally(navigation.url);
  });
  contents.on('will-redirect', (navigation: Navigation) => {
    if (!isAppAddress(navigation.url)) navigation.preventDefault();
  });
  contents.setWindowOpenHandler(({ url }) => {
    if (mayOpen(contents)) {
      if (isAppAddress(url)) openPortal(url);
      else openExternally(url);
    }
    return { action: 'deny' };
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
}
