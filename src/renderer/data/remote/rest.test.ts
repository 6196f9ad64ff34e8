import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BackendAddress } from '#domain/configuration.ts';
import { callRest } from './rest.ts';

/** A real server on this machine: what it answers is each test's matter. */
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let server: Server;
let backend: BackendAddress;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  backend = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, publishableKey: 'public-key' };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  answer = (_request, response) => response.end('[]');
});

const call = (given: Partial<Parameters<typeof callRest>[1]> = {}) =>
  callRest(backend, { path: 'articles', timeoutMs: 5000, ...given });

function results(status: number, body: unknown, headers: Record<string, string> = {}): void {
  answer = (_request, response) => {
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

describe('a request', () => {
  test('reads with the public key and asks for nothing else', async () => {
    const seen: { method?: string | undefined; url?: string | undefined; key?: unknown; type?: unknown } = {};
    answer = (request, response) => {
      Object.assign(seen, { method: request.method, url: request.url });
      Object.assign(seen, { key: request.headers['apikey'], type: request.headers['content-type'] });
      response.end('{"total":6}');
    };
    expect(await call({ path: 'rpc/search_articles?search=a%20b' })).toEqual({ ok: true, value: { total: 6 } });
    expect(seen).toEqual({
      method: 'GET',
      url: '/rest/v1/rpc/search_articles?search=a%20b',
      key: 'public-key',
      type: undefined,
    });
  });

  test('writes JSON and wants no row back, since nobody may read it', async () => {
    let received = '';
    const headers: Record<string, unknown> = {};
    answer = (request, response) => {
      Object.assign(headers, { method: request.method, ...request.headers });
      request.on('data', (part: Buffer) => (received += part.toString()));
      request.on('end', () => response.writeHead(201).end());
    };
    expect(await call({ path: 'contact_messages', body: { name: 'Ratna' } })).toEqual({ ok: true, value: null });
    expect(JSON.parse(received)).toEqual({ name: 'Ratna' });
    expect(headers).toMatchObject({
      method: 'POST',
      'content-type': 'application/json',
      prefer: 'return=minimal',
      apikey: 'public-key',
    });
  });
});

describe('its result', () => {
  test.each([
    ['an answer', 200, { ok: true }],
    ['a refusal', 403, { ok: false, code: 'refused' }],
  ])('is told to who wants to know whether the backend answers: %s', async (_what, status, result) => {
    results(status, '[]');
    const onAnswer = vi.fn();
    await callRest({ ...backend, onAnswer }, { path: 'articles', timeoutMs: 5000 });
    expect(onAnswer.mock.calls).toMatchObject([[result]]);
  });

  test('of an aborted request says nothing about the backend', async () => {
    const onAnswer = vi.fn();
    const stop = new AbortController();
    const answer = callRest({ ...backend, onAnswer }, { path: 'a', timeoutMs: 5000, signal: stop.signal });
    stop.abort();
    expect((await answer).ok).toBe(false);
    expect(onAnswer).not.toHaveBeenCalled();
  });
});

describe('every refusal has its code', () => {
  test.each([
    [404, { code: 'PGRST205', message: 'no table' }, 'no-table'],
    [404, { code: 'PGRST202', message: 'no function' }, 'no-table'],
    [404, { code: '42P01', message: 'relation does not exist' }, 'no-table'],
    [404, { code: 'PGRST116', message: 'no rows' }, 'not-found'],
    [409, { code: '23505', message: 'duplicate key' }, 'duplicate'],
    [429, { code: 'PT429', message: 'too many' }, 'too-many'],
    [400, { code: '23514', message: 'check violated' }, 'refused'],
    [401, { code: '42501', message: 'not allowed' }, 'refused'],
    [403, '<html>forbidden</html>', 'refused'],
    [413, '', 'refused'],
    [500, { code: 'XX000', message: 'broken' }, 'server'],
    [502, '<html>Bad gateway</html>', 'server'],
    [503, '', 'server'],
    [504, '', 'server'],
    [507, { code: '53100', message: 'The disk is full' }, 'disk-full'],
    // As PostgREST itself passes PostgreSQL's code on.
    [503, { code: '53100', message: 'could not extend file' }, 'disk-full'],
    [507, '<html>Insufficient Storage</html>', 'disk-full'],
  ] as const)('%i %j is %s', async (status, body, code) => {
    results(status, body);
    expect(await call()).toMatchObject({ ok: false, code });
  });

  test('and keeps the words of whoever refused, for the diagnostics', async () => {
    results(400, { code: '23514', message: 'new row violates check', details: null });
    expect(await call()).toEqual({
      ok: false,
      code: 'refused',
      reason: '23514',
      detail: '400 23514 new row violates check',
    });
  });

  test('a long page of an unknown server is cut in the diagnostics', async () => {
    results(502, 'x'.repeat(10_000));
    const result = await call();
    expect(result.ok ? '' : result.detail.length).toBeLessThan(120);
  });

  test.each(['null', '[]', '"text"', '7', '{"code":7,"message":null}'])(
    'an error that says %s is survived',
    async (body) => {
      results(400, body);
      expect(await call()).toMatchObject({ ok: false, code: 'refused' });
    },
  );
});

describe('a flood', () => {
  test('returns the wait of the database', async () => {
    results(429, { code: 'PT429', message: 'Too many messages', details: '{"retry_after": 1740}', hint: 'Wait' });
    expect(await call()).toMatchObject({ code: 'too-many', retryAfter: 1740 });
  });

  test('returns the wait of the header where the body has none', async () => {
    results(429, 'slow down', { 'retry-after': '120' });
    expect(await call()).toMatchObject({ code: 'too-many', retryAfter: 120 });
  });

  test.each([{}, { 'retry-after': 'Fri, 20 Nov 2026 12:00:00 GMT' }, { 'retry-after': '-5' }])(
    'tells no wait where nobody named one in seconds: %j',
    async (headers) => {
      results(429, '', headers as Record<string, string>);
      const result = await call();
      expect(result).toMatchObject({ code: 'too-many' });
      expect(result).not.toHaveProperty('retryAfter');
    },
  );
});

describe('a bad way there', () => {
  test('a login page of the network where JSON was due is a captive portal', async () => {
    results(200, '<!doctype html><title>Free Wi-Fi: log in</title>', { 'content-type': 'text/html' });
    expect(await call()).toMatchObject({ ok: false, code: 'captive-portal' });
    expect(await call({ body: { name: 'Ratna' } })).toMatchObject({ ok: false, code: 'captive-portal' });
  });

  test('an empty answer to a question is not taken for "there is nothing"', async () => {
    answer = (_request, response) => response.writeHead(200).end();
    expect(await call()).toMatchObject({ ok: false, code: 'captive-portal' });
  });

  test('an address that nobody listens on is offline', async () => {
    const gone = createServer();
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    const result = await callRest({ ...backend, url: `http://127.0.0.1:${port}` }, { path: 'x', timeoutMs: 5000 });
    expect(result).toMatchObject({ ok: false, code: 'offline' });
  });

  test('a connection that breaks in the middle of the answer is offline', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"total":', () => response.socket?.destroy());
    };
    expect(await call()).toMatchObject({ ok: false, code: 'offline' });
  });

  test('a backend that never answers is a timeout', async () => {
    answer = () => undefined;
    expect(await call({ timeoutMs: 30 })).toEqual({ ok: false, code: 'timeout', detail: 'No answer within 30 ms' });
  });

  test('so is one that stops in the middle of its answer', async () => {
    answer = (_request, response) => {
      response.writeHead(200).write('{"total":');
    };
    expect(await call({ timeoutMs: 30 })).toMatchObject({ ok: false, code: 'timeout' });
  });
});

describe('a caller who gives up', () => {
  test('ends the request at once, and the server sees it end', async () => {
    const stop = new AbortController();
    const ended = new Promise<void>((resolve) => {
      answer = (request) => {
        request.socket.once('close', () => resolve());
        stop.abort();
      };
    });
    const result = await call({ signal: stop.signal });
    expect(result.ok).toBe(false);
    expect(result).not.toMatchObject({ code: 'timeout' });
    await ended;
  });

  test('before it began sends nothing', async () => {
    let asked = 0;
    answer = (_request, response) => {
      asked += 1;
      response.end('[]');
    };
    expect(await call({ signal: AbortSignal.abort() })).toMatchObject({ ok: false });
    expect(asked).toBe(0);
  });
});
