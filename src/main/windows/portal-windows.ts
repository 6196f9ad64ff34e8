import { appAddress } from '#main/protocol/app-address.ts';
import { openMainWindow, type WindowSurroundings } from './main-window.ts';
import type { OpenWindows } from './open-windows.ts';

/** Opens windows of the portal. */
export interface PortalWindows {
  /** A new window, on the home page or at another address of the portal. */
  open(address?: string): Promise<void>;
  openInNewTab(address: string): void;
  /**
   * Opens the windows that were open when the app was left, or one on the home page. If a link started the app, the front window
   * shows the link's page. Settles once the front window is shown; the others open behind it.
   */
  openLeft(linked: string | null): Promise<void>;
}

/** The windows of this app. */
export function portalWindows(
  surroundings: WindowSurroundings & { readonly open: Pick<OpenWindows, 'left' | 'follow'> },
): PortalWindows {
  const open = (address = appAddress('/')): Promise<void> => openMainWindow(surroundings, { address });
  const unopened = (error: unknown): void => console.error('Another window could not open:', error);
  return {
    open,
    openInNewTab: (address) => void open(address).catch(unopened),
    async openLeft(linked) {
      // Read before the first window opens, because that replaces the stored list.
      const [front, ...others] = surroundings.open.left();
      const address = appAddress(linked ?? front?.path ?? '/');
      const left = front && { state: front.state, top: linked === null ? front.top : 0 };
      await openMainWindow(surroundings, { address, left });
      for (const each of others)
        openMainWindow(surroundings, { address: appAddress(each.path), left: each, behind: true }).catch(unopened);
    },
  };
}
