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
