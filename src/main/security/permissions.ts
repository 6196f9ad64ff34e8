import type { Session, WebContents } from 'electron';
import { isAppAddress } from '#main/protocol/app-address.ts';

/** Decides about a permission, by Electron's name for it and the address that requests it. */
export type PermissionRule = (permission: string, asker: string) => boolean;

/** "Copy link", and pictures or videos in full screen. */
const GRANTED: readonly string[] = ['clipboard-sanitized-write', 'fullscreen'];

/** `navigator.storage.persist()`: drafts and articles on this computer are never evicted. For the portal alone. */
const GRANTED_TO_PORTAL = 'persistent-storage';

/**
 * Since Electron 43 a page needs these to call a server on its own machine (Chromium's Local Network Access; the second is the
 * older name). The policy's connect-src limits which server.
 */
const GRANTED_FOR_LOOPBACK: readonly string[] = ['loopback-network', 'local-network-access'];

/** The permissions that the portal gets: three, and for a backend on this machine also those to call it. */
export function permissionRule(backend: string | null): PermissionRule {
  const granted = new Set(isLoopback(backend) ? [...GRANTED, ...GRANTED_FOR_LOOPBACK] : GRANTED);
  return (permission, asker) => granted.has(permission) || (permission === GRANTED_TO_PORTAL && isAppAddress(asker));
}

/** Applies a rule to permission requests and checks alike, and refuses every device. */
export function limitPermissions(session: Session, allows: PermissionRule): void {
  session.setPermissionRequestHandler((_contents, permission, answer, { requestingUrl }) =>
    answer(allows(permission, requestingUrl)),
  );
  session.setPermissionCheckHandler((_contents, permission, origin) => allows(permission, origin));
  session.setDevicePermissionHandler(() => false);
}

/** Gives a page no Bluetooth device, because no permission covers those: without a listener Electron gives it the first one that fits. */
export function refuseBluetooth(contents: WebContents): void {
  contents.on('select-bluetooth-device', (event, _devices, choose) => {
    event.preventDefault();
    choose('');
  });
}

function isLoopback(origin: string | null): boolean {
  if (origin === null) return false;
  const host = new URL(origin).hostname;
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}
