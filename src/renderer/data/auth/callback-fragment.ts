/** auth-js warns of a session in an address that was issued longer ago than this, s. */
export const STALE_AFTER_S = 120;

/** Longest message of an address that is shown: anybody may write such an address. */
const LONGEST_MESSAGE = 200;

export type CallbackFragment =
  | {
      readonly kind: 'session';
      readonly accessToken: string;
      readonly refreshToken: string;
      /** How long the access token lasted when it was issued, s. */
      readonly lasting: number;
      /** In seconds since 1970, by the backend's clock where the address contains the session's end. */
      readonly issuedAt: number;
      readonly type: string | null;
    }
  | { readonly kind: 'error'; readonly reason: string | undefined; readonly detail: string };

/** What stood behind the # of the address, after the implicit flow's rules: an error counts before everything else. */
export function readFragment(fragment: string, nowS: number): CallbackFragment {
  const named = new URLSearchParams(fragment);
  const code = named.get('error_code') ?? named.get('error');
  const description = named.get('error_description');
  if (code !== null || description !== null) {
    const detail = description ?? 'Error in URL with unspecified error_description';
    return { kind: 'error', reason: code?.slice(0, 60), detail: printable(detail) };
  }
  const [accessToken, refreshToken, expiresIn] = ['access_token', 'refresh_token', 'expires_in'].map((name) =>
    named.get(name),
  );
  const lasting = Number(expiresIn);
  if (!accessToken || !refreshToken || !named.get('token_type') || !(lasting > 0)) {
    return { kind: 'error', reason: undefined, detail: 'No session defined in URL' };
  }
  const expiresAt = Number(named.get('expires_at')) || nowS + lasting;
  return {
    kind: 'session',
    accessToken,
    refreshToken,
    lasting,
    issuedAt: expiresAt - lasting,
    type: named.get('type'),
  };
}

function printable(text: string): string {
  return text.replace(/\p{C}/gu, ' ').slice(0, LONGEST_MESSAGE);
}
