/**
 * A plain Chromium has no custom schemes, so `app://bundle/x` is `https://bundle.app.desktop.test/x` there: a secure context with
 * an origin of its own, like a scheme registered in Electron. None of it reaches the network.
 */
const SUFFIX = '.desktop.test';

/** The address under which the page finds an address of the app. */
export function toPageAddress(appAddress: string): string {
  const parts = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)(.*)$/is.exec(appAddress);
  if (parts === null || isWeb(parts[1] ?? '')) return appAddress;
  return `https://${parts[2]}.${parts[1]}${SUFFIX}${parts[3]}`;
}

/** The address as Electron would name it to the app; addresses of the web stay as they are. */
export function toAppAddress(pageAddress: string): string {
  const parts = /^https:\/\/([^/?#]+)\.([a-z0-9+-]+)\.desktop\.test(.*)$/is.exec(pageAddress);
  return parts === null ? pageAddress : `${parts[2]}://${parts[1]}${parts[3]}`;
}

/** The scheme without its colon, `app`. */
export function schemeOf(address: string): string {
  return (/^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1] ?? '').toLowerCase();
}

function isWeb(scheme: string): boolean {
  return ['http', 'https', 'ws', 'wss'].includes(scheme.toLowerCase());
}
