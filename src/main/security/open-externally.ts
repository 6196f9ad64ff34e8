import { shell } from 'electron';
import { externalAddress } from './external-address.ts';

/** Hands an address to the system's browser or mail program if it is one of those we let out. */
export function openExternally(address: string): void {
  const allowed = externalAddress(address);
  if (allowed === null) {
    // Only the scheme: what follows it may hold something private.
    console.warn(`Not opened outside the app: an address of ${address.length} characters, ${schemeOf(address)}`);
    return;
  }
  shell.openExternal(allowed).catch((error: unknown) => {
    console.error('The system could not open an address:', error);
  });
}

function schemeOf(address: string): string {
  return URL.canParse(address) ? new URL(address).protocol : 'unreadable';
}
