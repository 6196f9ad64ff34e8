import { attachmentPath } from '#domain/attachment-address.ts';
import { knownPath } from '#domain/portal-paths.ts';
import { isSafeAddress } from '#text/safe-address.ts';

/** Makes an address of a typed text: a host name or mail address gets its scheme. Null where articles may not link to it. */
export function writtenAddress(written: string): string | null {
  const trimmed = written.trim();
  const named = /^(?!mailto:)[^\s/:@?#]+@[^\s/:@?#.]+(?:\.[^\s/:@?#.]+)+$/i.test(trimmed)
    ? `mailto:${trimmed}`
    : /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#:].*)?$/iu.test(trimmed)
      ? `https://${trimmed}`
      : trimmed;
  if (!isSafeAddress(named) || !leadsSomewhere(named)) return null;
  // What would end the address in the middle of the markup, as browsers write it.
  return named.replace(/[\s()<>\\\u0000-\u001f]/gu, (sign) =>
    sign === '(' ? '%28' : sign === ')' ? '%29' : encodeURI(sign),
  );
}

/** A page of the portal, an attached file, a heading of the text, another site or a mail's address: a mere word is none of them. */
function leadsSomewhere(address: string): boolean {
  if (/^#./.test(address)) return true;
  if (attachmentPath(address) !== null) return true;
  if (address.startsWith('/')) return knownPath(address.split(/[?#]/)[0] ?? '') !== null;
  if (/^mailto:/i.test(address)) return /^mailto:[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/i.test(address);
  return /^https?:\/\//i.test(address) && URL.canParse(address) && /[^.]\.[^.]/.test(new URL(address).hostname);
}
