import { shell } from 'electron';
import { externalAddress } from './external-address.ts';

/** Opens an address in the system's browser or mail program if it is of an allowed kind. */
export function openExternally(address: string): void {
  const allowed = externalAddress(address);
  if (allowed === null) {
    // Only the scheme is logged: the rest may be private.
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
