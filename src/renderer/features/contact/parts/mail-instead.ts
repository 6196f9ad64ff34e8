/** The same words as a mail in the reader's own program (RFC 6068), for when they can't be sent from here. */
export function mailInstead(
  address: string,
  { name, phone, subject, message }: Readonly<Record<'name' | 'phone' | 'subject' | 'message', string>>,
): string {
  const from = [name, phone].filter(Boolean).join('\r\n');
  const parts = { subject, body: from ? `${message}\r\n\r\n${from}` : message };
  const query = Object.entries(parts)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&');
  return query ? `mailto:${address}?${query}` : `mailto:${address}`;
}
