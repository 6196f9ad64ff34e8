import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type CannedAnswer = readonly [status: number, body: unknown];

export interface SeenRequest {
  /** The method and the path without its query. */
  readonly asked: string;
  readonly body: unknown;
  readonly authorization: string | undefined;
}

export const SECRET_KEY = 'sb_secret_test';

/**
 * A server that gives these answers, the next one at each repetition of a request, and records the requests. Requests without an
 * answer get 404; null is never answered; the body of a redirect is its location. It is closed after the test.
 */
export async function backendThat(answers: Readonly<Record<string, readonly CannedAnswer[] | null>>) {
  const seen: SeenRequest[] = [];
  const left = new Map(Object.entries(answers).map(([wanted, each]) => [wanted, each && [...each]]));
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const wanted = `${request.method ?? ''} ${request.url?.split('?')[0] ?? ''}`;
      const text = Buffer.concat(parts).toString();
      seen.push({ asked: wanted, body: text && JSON.parse(text), authorization: request.headers.authorization });
      const mine = left.get(wanted);
      if (mine === null) return;
      const [status, body] = mine?.shift() ?? [404, { msg: 'not found' }];
      const location = status >= 300 && status < 400 ? { location: String(body) } : {};
      response.writeHead(status, { 'content-type': 'application/json', ...location });
      response.end(typeof body === 'string' && body.startsWith('<') ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, secretKey: SECRET_KEY, seen };
}
