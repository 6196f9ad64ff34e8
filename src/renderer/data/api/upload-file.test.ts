import { beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, ok, type Result } from '#domain/result.ts';
import type { AccessToken } from './with-token.ts';
import { refused } from './transport-error.ts';
import { STALLED_MS, uploadFile } from './upload-file.ts';

const BACKEND = { url: 'https://backend.example', publishableKey: 'sb_publishable_x' };
const FILE = {
  bucket: 'article-images',
  path: '0b9c0000-0000-4000-8000-000000000001/800.webp',
  body: new Blob([new Uint8Array(1000)]),
  type: 'image/webp',
};
const URL_OF_FILE = `${BACKEND.url}/storage/v1/object/article-images/${FILE.path}`;
const TOKEN = 'eyJhbGciOi.first-token.signature';
const NEXT_TOKEN = 'eyJhbGciOi.second-token.signature';
const DONE = JSON.stringify({ Id: 'x', Key: `article-images/${FILE.path}` });

/** A request that the test controls. */
class StageRequest {
  static all: StageRequest[] = [];
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  asked = '';
  body: unknown;
  status = 0;
  responseText = '';
  responseURL = '';
  aborts = 0;
  answerHeaders: Record<string, string> = {};

  constructor() {
    StageRequest.all.push(this);
  }
  open(method: string, url: string): void {
    this.asked = `${method} ${url}`;
    this.responseURL = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getResponseHeader(name: string): string | null {
    return this.answerHeaders[name] ?? null;
  }
  send(body: unknown): void {
    this.body = body;
  }
  /** As in browsers: only an abort event follows. */
  abort(): void {
    this.aborts += 1;
    this.onabort?.();
  }
  progress(loaded: number, total = 1000): void {
    this.upload.onprogress?.({ loaded, total });
  }
  answer(status: number, text: string): void {
    this.status = status;
    this.responseText = text;
    this.onload?.();
  }
}

let renewals: number;
let renewed: Result<string>;
const tokens: AccessToken = {
  read: () => Promise.resolve(ok(TOKEN)),
  fresh: () => Promise.resolve(ok(TOKEN)),
  renew() {
    renewals += 1;
    return Promise.resolve(renewed);
  },
};

beforeEach(() => {
  StageRequest.all = [];
  renewals = 0;
  renewed = ok(NEXT_TOKEN);
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', StageRequest);
});

const upload = uploadFile(BACKEND, tokens);
/** The request that is under way, once everything before it has happened. */
async function underWay(at = 0): Promise<StageRequest> {
  await vi.advanceTimersByTimeAsync(0);
  const request = StageRequest.all[at];
  if (!request) throw new Error(`There is no request ${at}.`);
  return request;
}
async function answered(status: number, text: string, change: Partial<StageRequest> = {}): Promise<Result<void>> {
  const result = upload(FILE);
  Object.assign(await underWay(), change).answer(status, text);
  return result;
}
const refusal = (statusCode: string, error: string, message = 'Words') =>
  JSON.stringify({ statusCode, error, message });

describe('a file on its way', () => {
  test('goes as raw bytes, signed in, to be kept for a year', async () => {
    const result = upload(FILE);
    const request = await underWay();
    expect(request.asked).toBe(`POST ${URL_OF_FILE}`);
    expect(request.body).toBe(FILE.body);
    expect(request.headers).toEqual({
      apikey: BACKEND.publishableKey,
      authorization: `Bearer ${TOKEN}`,
      'content-type': 'image/webp',
      'cache-control': 'max-age=31536000',
    });
    request.answer(200, DONE);
    expect(await result).toEqual(ok(undefined));
  });

  test('says how much of it is sent, and nothing once it is over', async () => {
    const told: number[][] = [];
    const result = upload(FILE, { onProgress: (...numbers) => told.push(numbers) });
    const request = await underWay();
    request.progress(400);
    request.progress(1000);
    request.answer(200, DONE);
    request.progress(1000);
    await result;
    expect(told).toEqual([
      [400, 1000],
      [1000, 1000],
    ]);
  });

  test('may take as long as it moves, and is given up when it stalls', async () => {
    const result = upload(FILE);
    const request = await underWay();
    for (let turn = 1; turn <= 10; turn += 1) {
      await vi.advanceTimersByTimeAsync(STALLED_MS - 1);
      request.progress(turn);
    }
    expect(request.aborts).toBe(0);
    await vi.advanceTimersByTimeAsync(STALLED_MS);
    expect(await result).toMatchObject({ ok: false, code: 'timeout' });
    expect(request.aborts).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is given up when the answer doesn’t come', async () => {
    const result = upload(FILE);
    const request = await underWay();
    request.progress(1000);
    await vi.advanceTimersByTimeAsync(STALLED_MS);
    expect(await result).toMatchObject({ code: 'timeout' });
  });

  test('leaves no timer and no listener behind', async () => {
    const { signal } = new AbortController();
    const removed = vi.spyOn(signal, 'removeEventListener');
    const result = upload(FILE, { signal });
    (await underWay()).answer(200, DONE);
    await result;
    expect(vi.getTimerCount()).toBe(0);
    expect(removed).toHaveBeenCalledOnce();
  });
});

describe('cancelling', () => {
  const ABORTED = { ok: false, code: 'offline', reason: 'aborted' };

  test('ends the request', async () => {
    const controller = new AbortController();
    const result = upload(FILE, { signal: controller.signal });
    const request = await underWay();
    controller.abort();
    expect(await result).toMatchObject(ABORTED);
    expect(request.aborts).toBe(1);
  });

  test('before it begins sends nothing', async () => {
    const controller = new AbortController();
    controller.abort();
    expect(await upload(FILE, { signal: controller.signal })).toMatchObject(ABORTED);
    expect(StageRequest.all).toEqual([]);
  });

  test('between two tries sends no second one', async () => {
    const controller = new AbortController();
    const result = upload(FILE, { signal: controller.signal });
    const request = await underWay();
    request.answer(401, refusal('401', 'InvalidJWT', 'JWT expired'));
    controller.abort();
    expect(await result).toMatchObject(ABORTED);
    expect(StageRequest.all).toHaveLength(1);
  });

  test('by a browser that leaves the page is one as well', async () => {
    const result = upload(FILE);
    (await underWay()).onabort?.();
    expect(await result).toMatchObject(ABORTED);
  });
});

describe('a token that is over', () => {
  test.each([
    ['the embedded backend’s word', 401, refusal('401', 'InvalidJWT', 'JWT expired')],
    ['a hosted project’s word', 400, refusal('403', 'Unauthorized', '"exp" claim timestamp check failed')],
    ['a hosted project’s word for another key', 400, refusal('403', 'Unauthorized', 'signature verification failed')],
  ])('is renewed, and the file sent again: %s', async (_name, status, text) => {
    const result = upload(FILE);
    (await underWay()).answer(status, text);
    const second = await underWay(1);
    expect(second.headers['authorization']).toBe(`Bearer ${NEXT_TOKEN}`);
    second.answer(200, DONE);
    expect(await result).toEqual(ok(undefined));
    expect(renewals).toBe(1);
  });

  test('is renewed once: a second refusal ends it', async () => {
    const result = upload(FILE);
    for (const at of [0, 1]) (await underWay(at)).answer(401, refusal('401', 'InvalidJWT', 'JWT expired'));
    expect(await result).toMatchObject({ code: 'refused', reason: 'session_expired' });
    expect(StageRequest.all).toHaveLength(2);
  });

  test('that can’t be renewed says why', async () => {
    renewed = refused('session_expired', 'x');
    const result = upload(FILE);
    (await underWay()).answer(401, refusal('401', 'InvalidJWT', 'JWT expired'));
    expect(await result).toEqual(renewed);
  });

  test('isn’t what a missing right means', async () => {
    expect(
      await answered(400, refusal('403', 'Unauthorized', 'new row violates row-level security policy')),
    ).toMatchObject({ code: 'refused', reason: 'Unauthorized' });
    expect(renewals).toBe(0);
  });
});

describe('answers', () => {
  test.each([
    ['Storage’s', 400, refusal('409', 'Duplicate', 'The resource already exists')],
    ['a plain', 409, refusal('409', 'Duplicate')],
  ])('%s “there already” is done: an earlier answer was lost', async (_name, status, text) => {
    expect(await answered(status, text)).toEqual(ok(undefined));
  });

  test('“there already” of somebody else isn’t', async () => {
    expect(await answered(409, JSON.stringify({ message: 'Conflict' }))).toMatchObject({ ok: false, code: 'server' });
  });

  test.each([
    ['a file that it doesn’t take', 400, refusal('415', 'invalid_mime_type'), 'invalid', 'invalid_mime_type'],
    ['a login page', 200, '<html>Wi-Fi</html>', 'captive-portal', undefined],
    ['a login page as a refusal', 403, '<html>Wi-Fi</html>', 'captive-portal', undefined],
    ['the network’s own demand', 511, '', 'captive-portal', undefined],
    ['a firewall’s JSON', 200, '{"ok":true}', 'server', undefined],
    ['JSON of another file', 200, JSON.stringify({ Key: 'article-images/other' }), 'server', undefined],
    ['nothing', 200, '', 'server', undefined],
    ['null', 200, 'null', 'server', undefined],
  ])('%s: %i', async (_name, status, text, code, reason) => {
    const result = await answered(status, text);
    expect(result).toMatchObject({ ok: false, code });
    expect(!result.ok && result.reason).toBe(reason);
  });

  test('from another address than asked count for nothing', async () => {
    expect(await answered(200, DONE, { responseURL: 'http://wifi.example/login' })).toMatchObject({
      code: 'captive-portal',
    });
  });

  test('name the time to wait', async () => {
    expect(await answered(429, refusal('429', 'SlowDown'), { answerHeaders: { 'retry-after': '7' } })).toMatchObject({
      code: 'too-many',
      retryAfter: 7,
    });
  });

  test('that never come are no network', async () => {
    const result = upload(FILE);
    (await underWay()).onerror?.();
    expect(await result).toEqual(failed('offline', 'The upload was cut off'));
  });

  test.each([
    [400, refusal('400', 'x', `Bearer ${TOKEN}`)],
    [500, `<html>${TOKEN}`],
    [200, `<html>${TOKEN}`],
  ])('that repeat the request (%i) give no token away', async (status, text) => {
    const result = await answered(status, text);
    expect(result.ok).toBe(false);
    expect(JSON.stringify(result)).not.toContain('first-token');
  });
});
