import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Answer, PlainResponse, PlainRequest } from './plain-http.ts';
import { attemptLimit } from './failed-attempts.ts';
import { refusalFor, RefusedError, type Refusal } from './refused-error.ts';
import { compressed } from './compressed.ts';
import { bodyReader, drain, senderOf, type ReadBody } from './request-body.ts';
import { isOpenPath, METHODS, refusalOf } from './request-limits.ts';

const NOTHING = Buffer.alloc(0);

/** The same for everybody, as a hosted project has it: keys and policies protect the data, not the origin. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Content-Range, Content-Location, Preference-Applied, Retry-After, sb-error-code',
};
const PREFLIGHT = {
  ...CORS,
  'access-control-allow-methods': METHODS.join(', '),
  'access-control-allow-headers':
    'apikey, authorization, content-type, prefer, x-client-info, content-profile, accept-profile, accept, range, ' +
    'range-unit, x-upsert, x-metadata, x-region, cache-control, x-supabase-api-version',
  'access-control-max-age': '86400',
};

/** Refused requests are answered late, after so many ms, to slow down floods. */
const REFUSED_AFTER_MS = 300;

const FAILED: Refusal = {
  status: 500,
  codes: { rest: 'XX000', auth: 'unexpected_failure', storage: 'InternalError' },
  message: 'The backend failed',
};

/** Headers that only a proxy in front of the backend may set. The embedded one has none, so clients that send these have invented them. */
const PROXY_HEADERS = /^(forwarded|x-forwarded-.*|x-real-ip|true-client-ip|cf-.*)$/;

interface ServerParts {
  /** Answers one request at a time. */
  readonly answer: Answer;
  /** Whether a key or an access token comes from this backend. */
  readonly isOurs: (key: string) => boolean;
  readonly log: (line: string) => void;
}

/**
 * Makes a request handler for node:http that lets through only what a hosted project answers. Requests reach `answer`
 * one by one: PGlite has a single session, and interleaved transactions on it ran with each other's roles.
 */
export function createBackendServer({ answer, isOurs, log }: ServerParts) {
  const bodies = bodyReader();
  const attempts = attemptLimit();
  let last: Promise<unknown> = Promise.resolve();

  async function result(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (incoming.method === 'OPTIONS' && incoming.headers['access-control-request-method'] !== undefined) {
      return send(outgoing, { status: 204, headers: PREFLIGHT, body: NOTHING });
    }
    // Joined, not resolved: `//x` would otherwise count as another host.
    const url = new URL(`http://127.0.0.1${incoming.url?.startsWith('/') ? incoming.url : '/'}`);
    const sender = senderOf(incoming.headers, isOurs);
    const respond = async (body: ReadBody): Promise<void> => {
      const refusal = refusalOf(incoming, url, body);
      const answered =
        refusal === null && Buffer.isBuffer(body)
          ? await answerInTurn(incoming, url, body)
          : await setTimeout(REFUSED_AFTER_MS, refusalFor(url.pathname, refusal ?? FAILED));
      if (answered.status >= 500) {
        const said = Buffer.from(answered.body).toString('utf8');
        log(`${incoming.method ?? ''} ${url.pathname} failed with ${answered.status}: ${said}`);
      }
      send(outgoing, await compressed(incoming.headers, answered));
      drain(incoming, sender);
    };
    // Read before queueing, so that a slow sender doesn't block others.
    return isOpenPath(url.pathname) ? bodies.read(incoming, sender, respond) : respond(NOTHING);
  }

  async function answerInTurn(incoming: IncomingMessage, url: URL, body: Buffer): Promise<PlainResponse> {
    const address = incoming.socket.remoteAddress ?? '';
    // Counted when its turn comes: a crowd that waits already is refused as well.
    const answered = last.then(() =>
      attempts.limit(address, incoming.method ?? 'GET', url, () => answer(toRequest(incoming, url, body))),
    );
    // The next one's turn comes also where this one fails, which is reported below.
    last = answered.catch(() => undefined);
    try {
      return await answered;
    } catch (error) {
      if (error instanceof RefusedError) return refusalFor(url.pathname, error.refusal);
      throw error;
    }
  }

  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    result(incoming, outgoing).catch((error: unknown) => {
      // A client that has disconnected gets no response, and this is no error.
      if (outgoing.destroyed || incoming.destroyed) return;
      log(`${incoming.method ?? ''} ${incoming.url ?? ''} failed: ${String(error)}`);
      send(outgoing, refusalFor(incoming.url ?? '', FAILED));
    });
  };
}

function toRequest(incoming: IncomingMessage, url: URL, body: Buffer): PlainRequest {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value === undefined || PROXY_HEADERS.test(name)) continue;
    headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  // As the proxies of a hosted project say it: limits by network read it from the request's headers.
  headers['x-forwarded-for'] = incoming.socket.remoteAddress ?? '';
  headers['cf-connecting-ip'] = headers['x-forwarded-for'];
  const method = incoming.method ?? 'GET';
  const hasBody = body.length > 0 && method !== 'GET' && method !== 'HEAD';
  // A body sent in chunks names no length, and lite holds a file to its bucket's limit by that name alone.
  if (hasBody) headers['content-length'] = String(body.length);
  return { method, url: url.href, headers, body: hasBody ? new Uint8Array(body) : null };
}

function send(outgoing: ServerResponse, { status, headers, body }: PlainResponse): void {
  if (outgoing.destroyed || outgoing.headersSent) return;
  const {
    'content-length': _,
    'transfer-encoding': __,
    ...kept
  }: Record<string, string> = {
    ...headers,
    ...CORS,
  };
  const empty = status === 204 || status === 304;
  // What is left of a body that wasn't read to its end would pass for the next request.
  if (!outgoing.req.complete) kept['connection'] = 'close';
  outgoing.writeHead(status, empty ? kept : { ...kept, 'content-length': body.length });
  outgoing.end(empty ? undefined : body);
}
