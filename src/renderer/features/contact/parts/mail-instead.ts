/** The same words as a mail in the reader's own program (RFC 6068), for when they can't be sent from here. */
export function mailInstead(
  address: string,
  typed: { readonly name: string; readonly subject: string; readonly message: string },
): string {
  const parts = { subject: typed.subject, body: typed.name ? `${typed.message}\r\n\r\n${typed.name}` : typed.message };
  const query = Object.entries(parts)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&');
  return query ? `mailto:${address}?${query}` : `mailto:${address}`;
}
