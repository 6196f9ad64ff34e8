import { createHmac } from 'node:crypto';
import { isSameSecret } from '../same-secret.ts';

/** Turns the hash of a mail's code into what stands in the mail's link, and back. */
export interface LinkTokens {
  of(hash: string): string;
  /** The hash in a token of ours; null for any other text. */
  read(token: string): string | null;
}

/**
 * The auth service takes the hash itself in a link, but it is made of the address and six digits: whoever knows the address tries a
 * million of them. Signed, a link can't be guessed, and needn't be counted.
 */
export function linkTokens(secret: string): LinkTokens {
  const signed = (hash: string): string =>
    `${hash}.${createHmac('sha256', secret).update(`link ${hash}`).digest('base64url')}`;
  return {
    of: signed,
    read(token) {
      const hash = token.split('.')[0] ?? '';
      return isSameSecret(token, signed(hash)) ? hash : null;
    },
  };
}
