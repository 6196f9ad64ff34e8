import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startOpenBackend } from '../../src/backend/embedded/start-backend.ts';
import type { OpenBackend } from '../../src/backend/embedded/start-backend.ts';
import { JPEG, newName, PDF, storageCall, WEBP } from '../support/backend/storage-call.ts';
import { copyUsedDataFolder } from '../support/backend/used-data-folder.ts';

// Uploads that must be refused, by the service role: no policy applies to it, so that only the server can refuse them.

let outside = '';
let backend: OpenBackend;
beforeAll(async () => {
  outside = mkdtempSync(join(tmpdir(), 'tunas-storage-'));
  await copyUsedDataFolder(join(outside, 'data'));
  backend = await startOpenBackend({ dataFolder: join(outside, 'data'), port: 0, seed: false });
});
afterAll(async () => {
  await backend.stop();
  rmSync(outside, { recursive: true, force: true });
});

/** Every file outside the database, with its content, and the database's rows about them. */
async function everything(): Promise<string[]> {
  const files = readdirSync(outside, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.startsWith(join('data', 'database')) && statSync(join(outside, file)).isFile())
    .map((file) => `${file} ${readFileSync(join(outside, file), 'latin1')}`);
  const { rows } = await backend.database.connection.driver.query<{ line: string }>(
    `select concat_ws(' ', bucket_id, name, version) as line from storage.objects`,
  );
  return [...files, ...rows.map((row) => row.line)].sort();
}
let before: string[] = [];
const THERE = newName();
beforeAll(async () => {
  const answer = await storageCall(backend, 'service', `POST /object/article-images/${THERE}`, { body: WEBP });
  expect(answer.outcome).toBe('ok');
});
beforeEach(async () => {
  before = await everything();
});
afterEach(async () => {
  expect(await everything()).toEqual(before);
});

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');
const HTML_IN_WEBP = Buffer.from('RIFF<script>alert(1)</script>');

describe('a file that is no picture', () => {
  it.each([
    ['SVG', 'a.svg', SVG, 'image/svg+xml'],
    ['SVG named .png', 'a.png', SVG, 'image/svg+xml'],
    ['SVG declared PNG', 'a.png', SVG, 'image/png'],
    ['SVG declared WebP', '800.webp', SVG, 'image/webp'],
    ['SVG declared JPEG', '800.jpg', SVG, 'image/jpeg'],
    ['SVG declared twice', '800.webp', SVG, 'image/webp, image/svg+xml'],
    ['JPEG declared WebP', '800.webp', JPEG, 'image/webp'],
    ['WebP declared JPEG', '800.jpg', WEBP, 'image/jpeg'],
    ['HTML behind the first mark of WebP', '800.webp', HTML_IN_WEBP, 'image/webp'],
    ['the beginning of a WebP alone', '800.webp', WEBP.subarray(0, 14), 'image/webp'],
    ['nothing', '800.webp', Buffer.alloc(0), 'image/webp'],
    ['WebP declared nothing', '800.webp', WEBP, ''],
    ['WebP declared anything', '800.webp', WEBP, 'application/octet-stream'],
    ['a form', '800.webp', WEBP, 'multipart/form-data; boundary=x'],
    ['JSON', '800.webp', Buffer.from('{}'), 'application/json'],
  ])('is refused: %s', async (_name, file, body, type) => {
    for (const method of ['POST', 'PUT']) {
      const answer = await storageCall(backend, 'service', `${method} /object/article-images/${newName(file)}`, {
        body: Buffer.from(body),
        type,
      });
      expect([answer.status, answer.outcome]).toEqual([400, '415 invalid_mime_type']);
      expect(answer.body).toMatchObject({ message: expect.stringMatching(/mime type|content/) as string });
    }
  });

  it.each([
    ['HTML named .pdf', 'panduan.pdf', HTML, 'application/pdf'],
    ['HTML declared HTML', 'panduan.html', HTML, 'text/html'],
    [
      'HTML before the mark of a PDF',
      'panduan.pdf',
      Buffer.from('<script>alert(1)</script>%PDF-1.7'),
      'application/pdf',
    ],
    ['a PDF declared HTML', 'panduan.pdf', PDF, 'text/html'],
    ['a PDF declared twice', 'panduan.pdf', PDF, 'application/pdf, text/html'],
    ['a picture declared a PDF', 'panduan.pdf', WEBP, 'application/pdf'],
    ['a picture', '800.webp', WEBP, 'image/webp'],
    ['nothing', 'panduan.pdf', Buffer.alloc(0), 'application/pdf'],
  ])('is refused among attached files: %s', async (_name, file, body, type) => {
    for (const method of ['POST', 'PUT']) {
      const answer = await storageCall(backend, 'service', `${method} /object/article-files/${newName(file)}`, {
        body: Buffer.from(body),
        type,
      });
      expect([answer.status, answer.outcome]).toEqual([400, '415 invalid_mime_type']);
    }
  });

  it('is refused among pictures: a PDF', async () => {
    const answer = await storageCall(backend, 'service', `POST /object/article-images/${newName('800.webp')}`, {
      body: PDF,
      type: 'application/pdf',
    });
    expect([answer.status, answer.outcome]).toEqual([400, '415 invalid_mime_type']);
  });

  it('is refused at a signed address, too', async () => {
    const name = newName();
    const signed = await storageCall(backend, 'service', `POST /object/upload/sign/article-images/${name}`, {
      body: {},
    });
    const { token } = signed.body as { token: string };
    const path = `PUT /object/upload/sign/article-images/${name}?token=${token}`;
    expect((await storageCall(backend, 'visitor', path, { body: SVG })).outcome).toBe('415 invalid_mime_type');
    const other = path.replace(name, newName());
    expect((await storageCall(backend, 'visitor', other, { body: WEBP })).status).toBe(403);
  });

  it.each(['object/list', 'object/sign', 'object/move', '%6fbject'])('is refused at /%s', async (path) => {
    const answer = await storageCall(backend, 'service', `POST /${path}/article-images/${newName()}`, { body: SVG });
    expect(answer.status).toBe(400);
  });
});

describe('a file that is too large', () => {
  it('is refused where it has more than its bucket takes, its length told or not', async () => {
    const body = Buffer.concat([WEBP, Buffer.alloc(2 * 1024 * 1024 - WEBP.length + 1)]);
    const path = `/storage/v1/object/article-images/${newName()}`;
    expect(await send('POST', path, [body])).toEqual([400, '413', 'Payload too large']);
    expect(await send('POST', path, [body.subarray(0, 1000), body.subarray(1000)])).toEqual([
      400,
      '413',
      'Payload too large',
    ]);
  });

  it('is refused among attached files at 11 MB, its length told or not', async () => {
    const body = Buffer.concat([PDF, Buffer.alloc(11 * 1024 * 1024)]);
    const path = `/storage/v1/object/article-files/${newName('panduan.pdf')}`;
    const type = 'application/pdf';
    for (const parts of [[body], [body.subarray(0, 1000), body.subarray(1000)]])
      expect(await send('POST', path, parts, type)).toEqual([413, '413', 'Payload too large']);
  });

  it('is refused at 50 MB, in Storage’s words', async () => {
    const body = Buffer.alloc(50_000_000, WEBP);
    const answer = await storageCall(backend, 'service', `POST /object/article-images/${newName()}`, { body });
    expect(answer.status).toBe(413);
    expect(answer.body).toEqual({
      statusCode: '413',
      error: 'Payload too large',
      message: 'The object exceeded the maximum allowed size',
    });
  });
});

const BAD_NAMES = [
  '..%2fkeys.json',
  'a%2f800.webp',
  '..%2f..%2fkeys.json',
  '..%2F..%2F800.webp',
  'a/..%2f..%2f..%2fkeys.json',
  '..%5c..%5ckeys.json',
  '..%252fkeys.json',
  '%2e%2e%2fkeys.json',
  '%2e%2e%2f%2e%2e%2fkeys.json',
  '%c0%ae%c0%ae%2fkeys.json',
  '%c0%ae/800.webp',
  '%2fetc%2fpasswd',
  'C:%5ckeys.json',
  '800.webp%00',
  '800%00.webp',
  '%00',
  'a/%0d%0aset-cookie:x/800.webp',
  'a//800.webp',
  'a/',
  '%ff.webp',
  '%zz.webp',
  encodeURIComponent('ключ.webp'),
  encodeURIComponent('<b>.webp'),
  '',
];

describe('a name that leads elsewhere', () => {
  it.each(BAD_NAMES)('is refused: %j', async (name) => {
    for (const method of ['POST', 'PUT']) {
      const [status, statusCode, error] = await send(method, `/storage/v1/object/article-images/${name}`, [WEBP]);
      expect([status, statusCode, error]).toEqual([400, '400', 'InvalidKey']);
    }
    const attached = await send('POST', `/storage/v1/object/article-files/${name}`, [PDF], 'application/pdf');
    expect(attached).toEqual([400, '400', 'InvalidKey']);
    const [status] = await send('POST', `/storage/v1/object/upload/sign/article-images/${name}`, []);
    expect(status).toBe(400);
  });

  // HTTP clients normalize these to the shorter path before they send them.
  it.each(['../x/800.webp', '../../keys.json', '../../../../keys.json', '%2e%2e/%2e%2e/800.webp', '..', './..'])(
    'is read as the path that it is, and refused there: %j',
    async (name) => {
      const [status] = await send('POST', `/storage/v1/object/article-images/${name}`, [WEBP]);
      expect(status === 400 || status === 404).toBe(true);
    },
  );

  it.each(['..%2fdatabase', '..%2f..%2fx', '%00', 'no-such-bucket'])('is refused as a bucket: %j', async (bucket) => {
    const [status] = await send('POST', `/storage/v1/object/${bucket}/${newName()}`, [WEBP]);
    expect(status).toBe(400);
  });

  it.each(['../../keys.json', '/etc/passwd', 'a/../b', '..\\..\\keys.json', 'a\u0000b', ''])(
    'is refused as the name of a copy and after a move: %j',
    async (destinationKey) => {
      for (const operation of ['copy', 'move']) {
        const body = { bucketId: 'article-images', sourceKey: THERE, destinationKey };
        expect((await storageCall(backend, 'service', `POST /object/${operation}`, { body })).status).toBe(400);
      }
    },
  );

  it.each(['../../keys.json', '../keys.json', 'a\u0000b', '', '%'])('deletes nothing: %j', async (name) => {
    const answer = await storageCall(backend, 'service', 'DELETE /object/article-images', {
      body: { prefixes: [name] },
    });
    expect(['ok 0', '400 InvalidRequest']).toContain(answer.outcome);
  });
});

/** Past fetch, which tidies a path before it sends it. Several parts go as chunks, without a length. */
function send(
  method: string,
  path: string,
  parts: readonly Buffer[],
  type = 'image/webp',
): Promise<[number, unknown, unknown]> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(backend.url);
    const headers = {
      apikey: backend.secretKey,
      'content-type': type,
      ...(parts.length === 1 ? { 'content-length': parts[0]?.length } : {}),
    };
    const sent = request({ hostname, port, method, path, headers }, (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () => {
        const { statusCode, error } = JSON.parse(text) as { statusCode?: unknown; error?: unknown };
        resolve([answer.statusCode ?? 0, statusCode, error]);
      });
    });
    sent.once('error', reject);
    for (const part of parts) sent.write(part);
    sent.end();
  });
}
