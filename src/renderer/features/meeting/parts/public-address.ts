/** Names that a device has for itself: no phone in the room could open them. */
const OWN = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** An address that others can open as well; null where it is none. */
export function sharedAddress(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && !OWN.test(hostname) ? address : null;
}
