import { copyText } from '../browser/clipboard.ts';
import { newId } from '../browser/new-id.ts';
import { reloadForNewBuild } from '../browser/reload-for-new-build.ts';
import { memorySession } from '../browser/memory-session.ts';
import { takeSessionFragment } from '../browser/session-fragment.ts';
import { browserDrafts, browserPreferences } from '../browser/stored-texts.ts';
import type { Platform } from '../port.ts';
import { storedSidebar } from './stored-sidebar.ts';

/**
 * The portal in the desktop app. `publicUrl` is the site's public address: app:// addresses are never shared, so without
 * one there is no link.
 */
export function desktopPlatform(publicUrl: string | null): Platform {
  return {
    preferences: browserPreferences(storedSidebar()),
    drafts: browserDrafts(),
    // In memory until the system's keychain can hold its key: never in plain text on the disk.
    session: memorySession(),
    takeSessionFragment,
    publicAddress: (path) => (publicUrl === null ? null : publicUrl + path),
    // The main process refuses the window and hands the address to the system's browser, where people are signed in.
    openSharePage: (address) => void window.open(address, '_blank', 'noopener'),
    // The main process turns an address of the app itself into a second window.
    openBeside: (path) => void window.open(path, '_blank', 'noopener'),
    copyText,
    reloadForNewBuild,
    newId,
  };
}
