import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { createBackendServer } from './http-server.ts';
import type { Answer } from './plain-http.ts';
import { LONGEST_BODY } from './request-body.ts';

const LONG = JSON.stringify({ rows: 'padi '.repeat(1000) });
const PATH = '/rest/v1/contact_messages';
const ours = { authorization: 'Bearer ours' };
const invented = { authorization: 'Bearer a.b.c' };

let server: Server | undefined;
/** Of each connection, in the order in which they came. */
const sockets: Socket[] = [];
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  sockets.length = 0;
});

const said: Answer = () =>
  Promise.resolve({ status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from(LONG) });

async function serve(answer: Answer = said): Promise<string> {
  const started = createServer(
    createBackendServer({ answer, isOurs: (key) => key === 'ours', log: () => undefined }),
  ).on('connection', (socket) => void sockets.push(socket));
  server = started;
  await new Promise<void>((resolve) => void started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

interface Sent {
  readonly headers?: Record<string, string>;
  /** Sent in pieces of 64 KiB, without saying how much it will be. */
  readonly bytes?: number;
}

function send(url: string, { headers = {}, bytes = 0 }: Sent): Promise<{ response: IncomingMessage; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const sending = request(
      url + PATH,
      { method: 'POST', headers: { connection: 'keep-alive', ...headers } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => resolve({ response, body: Buffer.concat(parts) }));
      },
    );
    // Once it is answered, the rest may go nowhere.
    sending.on('error', reject);
    const piece = Buffer.alloc(64 * 1024, ' ');
    for (let left = bytes; left > 0; left -= piece.length) sending.write(piece.subarray(0, left));
    sending.end();
  });
}

const readOfAll = (): number => sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0);

it.each([
  ['of a visitor', {}],
  ['with a token that anybody could write', invented],
  ['with the publishable key as token', { authorization: 'Bearer sb_publishable_x', apikey: 'sb_publishable_x' }],
  ['with a secret key that is none', { apikey: 'sb_secret_x' }],
])('the end of a body that is too long isn’t read: %s', async (_who, headers) => {
  const asked: string[] = [];
  const url = await serve((each) => {
    asked.push(each.url);
    return said(each);
  });
  const answers = await Promise.all(
    Array.from({ length: 60 }, () =>
      send(url, { headers, bytes: 9_900_000 }).then(
        ({ response }) => response.statusCode,
        () => 'cut',
      ),
    ),
  );
  expect(answers.filter((each) => each !== 413 && each !== 'cut')).toEqual([]);
  expect(asked).toEqual([]);
  // Of the 594 MB that were sent.
  expect(readOfAll()).toBeLessThan(60 * 8 * LONGEST_BODY.visitor);
});

it('a sender that is still writing gets the refusal', async () => {
  const url = await serve();
  for (const bytes of [LONGEST_BODY.visitor + 1, 500_000]) {
    const { response, body } = await send(url, { bytes });
    expect(response.statusCode).toBe(413);
    expect(String(body)).toContain('PGRST413');
  }
  // Its length is told: nothing of it is read before the answer.
  const told = await fetch(url + PATH, { method: 'POST', body: 'x'.repeat(500_000) });
  expect(told.status).toBe(413);
  expect((await send(url, { bytes: LONGEST_BODY.visitor })).response.statusCode).toBe(200);
});

it('people who are signed in send files of 10 MiB, and no more', async () => {
  const url = await serve();
  expect((await send(url, { headers: ours, bytes: 10 * 1024 * 1024 })).response.statusCode).toBe(200);
  expect((await send(url, { headers: ours, bytes: 20 * 1024 * 1024 })).response.statusCode).toBe(413);
});

it('bodies that wait for their turn are held up to a limit, and those of visitors leave the room of uploads', async () => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const url = await serve(async (each) => {
    await released;
    return said(each);
  });
  const bytes = LONGEST_BODY.visitor;
  const visitors = Array.from({ length: 140 }, () => send(url, { bytes }).then(({ response }) => response.statusCode));
  // Room for 136 of them, whose first 8 KiB are read in any case.
  const refused = await Promise.race(
    visitors.map((each) => each.then((status) => (status === 429 ? 'refused' : String(status)))),
  );
  expect(refused).toBe('refused');
  const upload = send(url, { headers: ours, bytes: 5_000_000 });
  release();
  expect((await upload).response.statusCode).toBe(200);
  const counts = await Promise.all(visitors);
  expect(counts.filter((status) => status === 200).length).toBeGreaterThanOrEqual(100);
  // Afterwards there is room again.
  expect((await send(url, { bytes })).response.statusCode).toBe(200);
});

it('bodies that never end keep out no short ones', async () => {
  const url = await serve();
  const stalled = Array.from({ length: 140 }, () => {
    const sending = request(url + PATH, { method: 'POST', headers: { 'content-length': LONGEST_BODY.visitor } });
    sending.write(Buffer.alloc(LONGEST_BODY.visitor - 1, ' '));
    return new Promise<string>((resolve) => {
      sending.on('response', ({ statusCode }) => resolve(String(statusCode)));
      // They are cut at the end of the test.
      sending.on('error', () => resolve('cut'));
    });
  });
  // The room is taken.
  expect(await Promise.race(stalled)).toBe('429');
  expect((await send(url, { bytes: LONGEST_BODY.visitor })).response.statusCode).toBe(429);
  for (const bytes of [0, 300, 8000]) expect((await send(url, { bytes })).response.statusCode).toBe(200);
});

it.each([
  ['gzip, deflate, br', 'gzip'],
  ['br;q=1.0, gzip;q=0.5', 'gzip'],
  ['gzip;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
])('an answer is compressed where %j is taken', async (accepted, encoding) => {
  const { response, body } = await send(await serve(), { headers: { 'accept-encoding': accepted } });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.headers.vary).toBe('accept-encoding');
  expect(response.headers['content-length']).toBe(String(body.length));
  expect(String(encoding === 'gzip' ? gunzipSync(body) : body)).toBe(LONG);
});

it.each([
  ['a picture', 'image/webp', Buffer.alloc(5000, 'x')],
  ['what is short', 'application/json', Buffer.from('{}')],
])('%s is sent as it is', async (_what, type, bytes) => {
  const url = await serve(() => Promise.resolve({ status: 200, headers: { 'content-type': type }, body: bytes }));
  const { response, body } = await send(url, { headers: { 'accept-encoding': 'gzip' } });
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(body).toEqual(bytes);
});
