/**
 * True for addresses that an article may link to or show: http(s), mail, and places within the portal. Checked on what a
 * browser would make of it: control characters and blanks inside a scheme are dropped there before it is read. A host behind
 * `@` or before `\` is refused, because readers and programs disagree on which host that is.
 */
export function isSafeAddress(address: string): boolean {
  const seen = address.trim().replace(/[\u0000-\u0020\u007f-\u009f]/g, '');
  if (/^(https?:\/\/[^/?#@\\]+([/?#]|$)|mailto:)/i.test(seen)) return true;
  if (/^[a-z][a-z0-9+.-]*:/i.test(seen)) return false;
  return !/^[/\\]{2}/.test(seen);
}
