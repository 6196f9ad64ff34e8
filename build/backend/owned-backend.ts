import { AccountError } from '#backend/accounts/backend-call.ts';
import type { OwnedBackend } from '#backend/accounts/backend-call.ts';

/** The backend at an address, with its secret key. The key goes to whoever answers there: over https only, or at home. */
export function ownedBackend(address: string, secretKey: string | undefined): OwnedBackend {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !(url.protocol === 'https:' || (url.protocol === 'http:' && isHome(url.hostname)))) {
    throw new AccountError(`--url is "${address}", but must be the https address of a project.`);
  }
  if (!secretKey) throw new AccountError('Put the secret key of the project into SUPABASE_SECRET_KEY.');
  return { url: url.origin, secretKey };
}

function isHome(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]';
}
