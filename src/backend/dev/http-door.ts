import type { IncomingMessage, ServerResponse } from 'node:http';

/** What answers a request once it may pass. */
export type Answer = (request: Request) => Promise<Response>;

const OPEN_PATHS = /^\/(rest|auth|storage)\/v1(\/|$)/;
const LONGEST_BODY = 10 * 1024 * 1024;

/** What every refusal of PostgREST has. */
const REST = { details: null, hint: null };

/** The same for everybody, as a hosted project has it: keys and policies protect the data, not the origin. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Content-Range, Content-Location, Preference-Applied, Retry-After, sb-error-code',
};
const PREFLIGHT = {
  ...CORS,
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
  'access-control-allow-headers':
    'apikey, authorization, content-type, prefer, x-client-info, content-profile, accept-profile, accept, range, ' +
    'range-unit, x-upsert, x-metadata, x-region, cache-control, x-supabase-api-version',
  'access-control-max-age': '86400',
};

/**
 * Makes a request handler for node:http that lets through only what a hosted project answers. Requests reach `answer`
 * one by one: PGlite has a single session, and interleaved transactions on it ran with each other's roles.
 */
export function openDoor(answer: Answer, log: (line: string) => void) {
  let queue: Promise<unknown> = Promise.resolve();

  async function reply(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (incoming.method === 'OPTIONS' && incoming.headers['access-control-request-method'] !== undefined) {
      return send(outgoing, 204, PREFLIGHT, null);
    }
    // Joined, not resolved: `//x` would otherwise count as another host.
    const url = new URL(`http://127.0.0.1${incoming.url?.startsWith('/') ? incoming.url : '/'}`);
    if (!OPEN_PATHS.test(url.pathname)) {
      return sendJson(outgoing, 404, { ...REST, code: 'PGRST125', message: 'Invalid path specified in request URL' });
    }
    // Read before queueing: a slow sender must not hold up the others.
    const body = await readBody(incoming);
    if (body === null) return sendJson(outgoing, 413, tooLarge(url.pathname));
    const turn = queue.then(() => bufferedAnswer(toRequest(incoming, url, body)));
    queue = turn.catch(() => undefined);
    const response = await turn;
    if (response.status >= 500) {
      log(`${incoming.method ?? ''} ${url.pathname} failed with ${response.status}: ${response.body.toString('utf8')}`);
    }
    send(outgoing, response.status, { ...response.headers, ...CORS }, response.body);
  }

  async function bufferedAnswer(request: Request) {
    const response = await answer(request);
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    };
  }

  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    reply(incoming, outgoing).catch((error: unknown) => {
      // Somebody who hung up gets no answer, and is nobody's fault.
      if (outgoing.destroyed || incoming.destroyed) return;
      log(`${incoming.method ?? ''} ${incoming.url ?? ''} failed: ${String(error)}`);
      sendJson(outgoing, 500, { ...REST, message: 'The backend failed' });
    });
  };
}

function toRequest(incoming: IncomingMessage, url: URL, body: Buffer): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const method = incoming.method ?? 'GET';
  const hasBody = body.length > 0 && method !== 'GET' && method !== 'HEAD';
  // A body sent in chunks names no length, and lite holds a file to its bucket's limit by that name alone.
  if (hasBody) headers.set('content-length', String(body.length));
  return new Request(url, { method, headers, ...(hasBody ? { body: new Uint8Array(body) } : {}) });
}

async function readBody(incoming: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    length += part.length;
    // Read to its end, but not kept: an answer before the end would be lost to a sender that is still writing.
    if (length <= LONGEST_BODY) parts.push(part);
  }
  return length <= LONGEST_BODY ? Buffer.concat(parts) : null;
}

/** A refusal in the form of whoever was asked. */
function tooLarge(pathname: string): object {
  return pathname.startsWith('/storage/')
    ? { statusCode: '413', error: 'Payload too large', message: 'The object exceeded the maximum allowed size' }
    : { ...REST, message: 'The request is too large' };
}

function sendJson(outgoing: ServerResponse, status: number, body: object): void {
  const bytes = Buffer.from(JSON.stringify(body));
  send(outgoing, status, { ...CORS, 'content-type': 'application/json; charset=utf-8' }, bytes);
}

function send(outgoing: ServerResponse, status: number, headers: Record<string, string>, body: Buffer | null): void {
  if (outgoing.destroyed || outgoing.headersSent) return;
  const { 'content-length': _, 'transfer-encoding': __, ...kept } = headers;
  const empty = body === null || status === 204 || status === 304;
  outgoing.writeHead(status, empty ? kept : { ...kept, 'content-length': body.length });
  outgoing.end(empty ? undefined : body);
}
