import type { ServerResponse } from 'node:http';

/**
 * What a network can do to a request. A number is that status: 429 as from the auth service, others as a gateway's page. `html` and
 * `html-403` are captive portals; `delayMs` only delays the response.
 */
export type Fault = 'refuse' | 'hang' | 'html' | 'html-403' | number | { readonly delayMs: number };

/** A path of the auth service (`/token`, `/token?grant_type=refresh_token`), a whole one (`/rest/v1/profiles`), or `*`. */
export type FaultPath = `/${string}` | '*';

/** The faults that are switched on, and which of them meets a request. */
export class FaultBoard {
  readonly #faults = new Map<FaultPath, Fault>();

  set(path: FaultPath, fault: Fault): void {
    this.#faults.set(path, fault);
  }

  clear(path?: FaultPath): void {
    if (path === undefined) this.#faults.clear();
    else this.#faults.delete(path);
  }

  for(url: URL): Fault | undefined {
    return [...this.#faults].find(([path]) => meets(path, url))?.[1];
  }
}

function meets(path: FaultPath, url: URL): boolean {
  if (path === '*') return true;
  const wanted = new URL(/^\/(rest|auth|storage)\/v1/.test(path) ? path : `/auth/v1${path}`, url);
  const there = url.pathname === wanted.pathname || url.pathname.startsWith(`${wanted.pathname}/`);
  return there && [...wanted.searchParams].every(([name, value]) => url.searchParams.get(name) === value);
}

const PAGE =
  '<!doctype html><html><head><title>Wi-Fi</title></head><body><h1>Log in to this network</h1></body></html>';
const RATE_LIMIT = { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' };

/** Applies a fault to a response; true where nothing more is to be done. `headers` let a browser read the response. */
export async function suffer(
  fault: Fault,
  outgoing: ServerResponse,
  headers: Readonly<Record<string, string>>,
): Promise<boolean> {
  if (fault === 'hang') return true;
  if (fault === 'refuse') {
    outgoing.socket?.resetAndDestroy();
    return true;
  }
  if (typeof fault === 'object') {
    await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    return false;
  }
  if (fault === 429) {
    outgoing.writeHead(429, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(RATE_LIMIT));
    return true;
  }
  const status = fault === 'html' ? 200 : fault === 'html-403' ? 403 : fault;
  outgoing.writeHead(status, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
  return true;
}
