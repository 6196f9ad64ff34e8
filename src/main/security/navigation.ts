import type { WebContents } from 'electron';
import { rateCap } from '#main/ipc/rate-cap.ts';
import { isAppAddress } from '#main/protocol/app-address.ts';
import { openExternally } from './open-externally.ts';

/** The part of Electron's navigation events that decides. */
interface Navigation {
  readonly url: string;
  readonly isMainFrame: boolean;
  preventDefault(): void;
}

/**
 * What one page may open beside itself: far more than a person clicks. Chromium asks for no click in an app, so a script could
 * open windows, or the browser's tabs, until nothing moves.
 */
const RATE = { burst: 20, perSecond: 1 };
const mayOpen = rateCap<WebContents>(RATE, () => performance.now());

/**
 * Keeps a page within the portal: no other site in its frames, no window and no web view of its own making. A page of the
 * portal that asks for a new window gets one from `openPortal`, confined like the first.
 */
export function confineToPortal(contents: WebContents, openPortal: (address: string) => void): void {
  contents.on('will-frame-navigate', (navigation: Navigation) => {
    if (isAppAddress(navigation.url)) return;
    navigation.preventDefault();
    // A link that a reader follows in an article or to write a mail; a frame never gets that far.
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
