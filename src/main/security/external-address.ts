import { plainMailAddress } from './mail-address.ts';

/** Windows cuts or refuses longer addresses that are passed to the shell. */
const LONGEST_ADDRESS = 2_081;

/** Enough for a message of the contact form with every letter escaped. */
const LONGEST_MAIL = 100_000;

/**
 * The address in the form in which the system may open it: https without credentials, mailto with the portal's own fields, or a
 * telephone number. Null for every other one.
 */
export function externalAddress(address: string): string | null {
  if (/^mailto:/i.test(address)) {
    return address.length > LONGEST_MAIL ? null : plainMailAddress(address, LONGEST_ADDRESS);
  }
  if (address.length > LONGEST_ADDRESS || !URL.canParse(address)) return null;
  const url = new URL(address);
  // Escaping may have made the address longer.
  if (url.href.length > LONGEST_ADDRESS) return null;
  return isPlainWebAddress(url) || isPhoneNumber(url) ? url.href : null;
}

function isPlainWebAddress(url: URL): boolean {
  return url.protocol === 'https:' && url.username === '' && url.password === '';
}

function isPhoneNumber(url: URL): boolean {
  return url.protocol === 'tel:' && /^\+?\d{3,20}$/.test(url.pathname);
}
