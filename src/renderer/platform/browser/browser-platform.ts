/** Whether the device has a network at all, not whether a server answers. */
export const hasNetwork = () => navigator.onLine;

/** Calls the listener when the network comes or goes. */
export function subscribeNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Calls the listener when the network is back. */
export function subscribeOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}

/** A random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing on plain http addresses, getRandomValues isn't. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Names that an auth service's redirect puts behind the #, after RFC 6749, sections 4.2.2 and 4.2.2.1. */
const SESSION_NAMES = ['access_token', 'error', 'error_code', 'error_description'];

/** See Platform.readSessionFragment. */
export function readSessionFragment(): string | null {
  const fragment = window.location.hash.slice(1);
  const names = new URLSearchParams(fragment);
  if (!SESSION_NAMES.some((name) => names.has(name))) return null;
  // Replaced, not added: neither Back nor a shared address may bring the token along.
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  return fragment;
}
