import type { Session, WebContents } from 'electron';

/** Decides on a permission by Electron's name for it. */
export type PermissionRule = (permission: string) => boolean;

/** "Copy link", and pictures or videos in full screen. */
const GRANTED: readonly string[] = ['clipboard-sanitized-write', 'fullscreen'];

/**
 * Since Electron 43 a page needs these to call a server on its own machine (Chromium's Local Network Access; the second
 * is the older name). Which server that is, the policy's connect-src says.
 */
const GRANTED_FOR_LOOPBACK: readonly string[] = ['loopback-network', 'local-network-access'];

/** The permissions the portal gets: two, and with a backend on this machine the one to call it. */
export function permissionRule(backend: string | null): PermissionRule {
  const granted = new Set(isLoopback(backend) ? [...GRANTED, ...GRANTED_FOR_LOOPBACK] : GRANTED);
  return (permission) => granted.has(permission);
}

/** Applies a rule to requests and checks alike, and refuses every device. */
export function limitPermissions(session: Session, allows: PermissionRule): void {
  session.setPermissionRequestHandler((_contents, permission, answer) => answer(allows(permission)));
  session.setPermissionCheckHandler((_contents, permission) => allows(permission));
  session.setDevicePermissionHandler(() => false);
}

/**
 * Lets a page have no Bluetooth device: no permission asks about those. Where nobody listens, Electron gives it the first one
 * that fits.
 */
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
