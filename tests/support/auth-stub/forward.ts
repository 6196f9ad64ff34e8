import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request on its way through the stub. */
export interface Forwarded {
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
const OWN_TO_A_HOP = ['host', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'accept-encoding'];

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
export const forward = { read, ask, send };
