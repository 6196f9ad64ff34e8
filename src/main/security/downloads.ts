import type { DownloadItem, Session, WebContents } from 'electron';
import { isAppAddress } from '#main/protocol/app-address.ts';

/**
 * Cancels every download but the app's own. A click with Alt on any link starts one, and so does a file that the page can't show:
 * the system's save dialog would open for an address that never passed the navigation rules. `follow` is called with each download
 * that goes on, and its page.
 */
export function limitDownloads(session: Session, follow: (item: DownloadItem, contents: WebContents) => void): void {
  session.on('will-download', (event, item, contents) => {
    if (isOwnDownload(item)) return follow(item, contents);
    event.preventDefault();
    console.warn('Not downloaded: an address that the app did not offer as a file.');
  });
}

/**
 * Downloads that the main process began have no initiator. A page begins its downloads from a blob that it made itself: such an
 * address holds the origin of its maker, and no other site can use it.
 */
function isOwnDownload(item: Pick<DownloadItem, 'getURL' | 'getInitiatorOrigin'>): boolean {
  if (item.getInitiatorOrigin() === '') return true;
  const address = item.getURL();
  return address.startsWith('blob:') && isAppAddress(address.slice('blob:'.length));
}
