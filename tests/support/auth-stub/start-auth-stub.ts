import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { claimsOf } from '../backend/tokens.ts';
import { FactorBook, type Asker, type ListedFactor, type StubAnswer } from './factors.ts';
import { FaultBoard, suffer, type Fault, type FaultPath } from './faults.ts';
import { SessionBook } from './sessions.ts';
import { totpCode } from './totp.ts';

/** An embedded backend seen through the stub: all of it, with a second factor, and with faults on demand. */
export interface AuthStub {
  readonly url: string;
  /** What came by, oldest first: `POST /auth/v1/token?grant_type=password`. */
  readonly requests: readonly string[];
  /** The six digits that an authenticator app with this secret shows now. */
  codeFor(secret: string): string;
  /** Gives a user a factor without the portal's doing: a verified one of a kind that the stub can't enrol, say. */
  addFactor(userId: string, factor?: Partial<ListedFactor>): { readonly id: string; readonly secret: string };
  /** From now on requests to this path meet this fault. */
  fail(path: FaultPath, fault: Fault): void;
  /** Takes one fault away, or all of them. */
  mend(path?: FaultPath): void;
  stop(): Promise<void>;
}

const CORS = { 'access-control-allow-origin': '*' };

/** Starts the stub in front of a backend. Clients get its address instead of the backend's; keys stay the same. */
export async function startAuthStub(backend: { readonly url: string; readonly jwtSecret: string }): Promise<AuthStub> {
  const factors = new FactorBook();
  const sessions = new SessionBook(factors, backend.jwtSecret);
  const faults = new FaultBoard();
  const requests: string[] = [];
  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch((error: unknown) => {
      if (!outgoing.headersSent) outgoing.writeHead(502, CORS);
      outgoing.end(String(error));
    });
  });

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '/', backend.url);
    const preflight = incoming.method === 'OPTIONS';
    if (!preflight) requests.push(`${incoming.method ?? ''} ${url.pathname}${url.search}`);
    const fault = faults.for(url);
    // What answers at all lets a browser ask: a refused preflight would look like a dead network.
    const suffered = fault !== undefined && (!preflight || fault === 'refuse' || fault === 'hang');
    if (suffered && (await suffer(fault, outgoing, CORS))) return;
    const request = await forward.read(incoming);
    const own = /^\/auth\/v1\/factors(?:\/([^/]+)(?:\/(challenge|verify))?)?$/.exec(url.pathname);
    if (own && !preflight) {
      const answer = await ownAnswer(request, own[1], own[2]);
      outgoing.writeHead(answer.status, { ...CORS, 'content-type': 'application/json' });
      outgoing.end(JSON.stringify(answer.body));
      return;
    }
    forward.send(outgoing, completed(url, await forward.ask(url, request)));
  }

  async function ownAnswer(request: Forwarded, factorId?: string, step?: string): Promise<StubAnswer> {
    const who = await forward.ask(new URL('/auth/v1/user', backend.url), { ...request, method: 'GET', body: null });
    const user = JSON.parse(who.text) as { id: string; email: string };
    // The auth service doesn't know this token: its words.
    if (who.status !== 200) return { status: who.status, body: user };
    const session = String(claimsOf(request.headers.get('authorization')?.slice(7) ?? '')['session_id']);
    const asker = { userId: user.id, email: user.email, aal: sessions.aalOf(session) };
    const body = JSON.parse(request.body?.toString() || '{}') as Readonly<Record<string, unknown>>;
    if (factorId === undefined) return factors.enroll(asker, body);
    if (step === 'challenge') return factors.challenge(asker, factorId);
    if (step === 'verify') return factors.verify(asker, factorId, body) ?? (await raised(request, session));
    return removed(asker, factorId);
  }

  function removed(asker: Asker, factorId: string): StubAnswer {
    const answer = factors.unenroll(asker, factorId);
    sessions.lower(asker.userId);
    return answer;
  }

  /** The same session with aal2. Other sessions of the user end, as supabase/auth ends those below aal2. */
  async function raised(request: Forwarded, session: string): Promise<StubAnswer> {
    const post = { ...request, method: 'POST' };
    await forward.ask(new URL('/auth/v1/logout?scope=others', backend.url), { ...post, body: null });
    sessions.raise(session);
    const refresh = Buffer.from(JSON.stringify({ refresh_token: sessions.refreshTokenOf(session) }));
    const url = new URL('/auth/v1/token?grant_type=refresh_token', backend.url);
    const answer = await forward.ask(url, { ...post, body: refresh });
    return { status: answer.status, body: sessions.complete(JSON.parse(answer.text), 'totp') as object };
  }

  function completed(url: URL, answer: Awaited<ReturnType<typeof forward.ask>>): typeof answer {
    if (!url.pathname.startsWith('/auth/v1/')) return answer;
    const method = url.pathname.endsWith('/verify') ? 'otp' : 'password';
    const location = answer.headers.get('location');
    if (location?.includes('#access_token=')) answer.headers.set('location', signedLocation(location));
    const json = answer.headers.get('content-type')?.includes('json') === true && answer.text !== '';
    return json ? { ...answer, text: JSON.stringify(sessions.complete(JSON.parse(answer.text), method)) } : answer;
  }

  function signedLocation(location: string): string {
    const [page = '', hash = ''] = location.split('#');
    const session = new URLSearchParams(hash);
    const token = session.get('access_token') ?? '';
    session.set('access_token', sessions.sign(token, session.get('refresh_token') ?? '', 'otp'));
    return `${page}#${session.toString()}`;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    codeFor: (secret) => totpCode(secret),
    addFactor: (userId, factor) => factors.add(userId, factor),
    fail: (path, fault) => faults.set(path, fault),
    mend: (path) => faults.clear(path),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A request on its way through the stub. */
interface Forwarded {
  readonly method: string;
  readonly headers: Headers;
  readonly body: Buffer | null;
}

interface Passed {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** These belong to one connection, or to a length that changes. */
const OWN_TO_A_HOP = [
  'host',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'accept-encoding',
];

async function read(incoming: IncomingMessage): Promise<Forwarded> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined && !OWN_TO_A_HOP.includes(name)) headers.set(name, String(value));
  }
  const parts: Buffer[] = [];
  for await (const part of incoming as AsyncIterable<Buffer>) parts.push(part);
  return { method: incoming.method ?? 'GET', headers, body: parts.length === 0 ? null : Buffer.concat(parts) };
}

async function ask(url: URL, { method, headers, body }: Forwarded): Promise<Passed> {
  const init = { method, headers, redirect: 'manual' } as const;
  const response = await fetch(url, body === null ? init : { ...init, body: new Uint8Array(body) });
  return { status: response.status, headers: new Headers(response.headers), text: await response.text() };
}

function send(outgoing: ServerResponse, { status, headers, text }: Passed): void {
  for (const name of OWN_TO_A_HOP) headers.delete(name);
  outgoing.writeHead(status, Object.fromEntries(headers));
  outgoing.end(status === 204 || status === 304 ? undefined : text);
}

/** Carries requests to the backend and answers back. */
const forward = { read, ask, send };
