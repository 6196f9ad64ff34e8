/** Windows cuts or refuses longer addresses handed to the shell. */
const LONGEST_ADDRESS = 2_081;

/** What a mail may be prepared with. Some mail programs also know "attach", which would take a file along. */
const MAIL_FIELDS: ReadonlySet<string> = new Set(['to', 'cc', 'bcc', 'subject', 'body']);

/**
 * The address in the form in which the system may open it: https without credentials, mailto
 * without attachments, or a telephone number.
 * Null for every other one.
 */
export function externalAddress(address: string): string | null {
  if (address.length > LONGEST_ADDRESS || !URL.canParse(address)) return null;
  const url = new URL(address);
  // Escaping may have made it longer.
  if (url.href.length > LONGEST_ADDRESS) return null;
  return isPlainWebAddress(url) || isPlainMailAddress(url) || isPhoneNumber(url) ? url.href : null;
}

function isPlainWebAddress(url: URL): boolean {
  return url.protocol === 'https:' && url.username === '' && url.password === '';
}

function isPlainMailAddress(url: URL): boolean {
  return (
    url.protocol === 'mailto:' && [...url.searchParams.keys()].every((name) => MAIL_FIELDS.has(name.toLowerCase()))
  );
}

function isPhoneNumber(url: URL): boolean {
  return url.protocol === 'tel:' && /^\+?\d{3,20}$/.test(url.pathname);
}
