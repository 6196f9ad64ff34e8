import { beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, ok } from '#domain/result.ts';
import { memorySession } from '../../platform/browser/memory-session.ts';
import { localSession } from '../auth/local-session.ts';
import { refreshQueue } from '../auth/refresh-queue.ts';
import { sessionKey } from '../session-key.ts';
import { fetchPolicy } from './fetch-policy.ts';
import { removeFiles } from './remove-files.ts';
import { supabaseClients } from './supabase-client.ts';
import type { AccessToken } from './with-token.ts';

const BACKEND = { url: 'https://backend.example', publishableKey: 'sb_publishable_x' };
const TOKEN = 'eyJhbGciOi.first-token.signature';
const tokens: AccessToken = {
  read: () => Promise.resolve(ok(TOKEN)),
  fresh: () => Promise.resolve(ok(TOKEN)),
  renew: () => Promise.resolve(ok('second-token')),
};
const local = localSession(memorySession(), sessionKey(BACKEND));
const { data } = supabaseClients(BACKEND, local.adapter, fetchPolicy(refreshQueue(local)));
const remove = removeFiles(data.storage, tokens);

let answers: (Response | Error)[];
let asked: [string, RequestInit][];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push([url, init]);
    const answer = answers.shift();
    return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer ?? new Error('No answer'));
  });
});

/** As Storage refuses nearly everything. */
const refusal = (statusCode: string, error: string) =>
  Response.json({ statusCode, error, message: error }, { status: 400 });

describe('deleting files', () => {
  test('removes all of them in one request, and returns which are gone', async () => {
    answers = [Response.json([{ name: 'a/800.webp', bucket_id: 'article-images' }])];
    expect(await remove('article-images', ['a/800.webp', 'a/400.webp'])).toEqual(ok(['a/800.webp']));
    const [[url, init] = ['', {}]] = asked;
    expect([init.method, url]).toEqual(['DELETE', `${BACKEND.url}/storage/v1/object/article-images`]);
    expect(init.body).toBe('{"prefixes":["a/800.webp","a/400.webp"]}');
    expect(new Headers(init.headers).get('authorization')).toBe(`Bearer ${TOKEN}`);
  });

  test('renews a token that is over', async () => {
    const over = { statusCode: '401', error: 'InvalidJWT', message: 'JWT expired' };
    answers = [Response.json(over, { status: 401 }), Response.json([])];
    expect(await remove('article-images', ['a'])).toEqual(ok([]));
    expect(new Headers(asked[1]?.[1].headers).get('authorization')).toBe('Bearer second-token');
  });

  test.each([
    ['a login page', new Response('<html>', { status: 200 }), 'captive-portal'],
    ['a redirect', new Response(null, { status: 302 }), 'captive-portal'],
    ['JSON that is no list', Response.json({ ok: true }), 'server'],
    ['a broken server', new Response(`<html>${TOKEN}`, { status: 500 }), 'server'],
    ['a dead network', new Error(`no way`), 'offline'],
    ['too many requests', Response.json({ message: 'x', error: 'SlowDown' }, { status: 429 }), 'too-many'],
    ['a missing bucket', refusal('404', 'Bucket not found'), 'not-found'],
    ['a missing right', refusal('403', 'Unauthorized'), 'refused'],
    [
      'a full disk',
      Response.json({ statusCode: '507', error: 'DiskFull', message: 'x' }, { status: 507 }),
      'disk-full',
    ],
    ['a wrong key', Response.json({ message: 'Invalid API key' }, { status: 401 }), 'refused'],
  ])('counts for nothing after %s', async (_name, answer, code) => {
    answers = [answer];
    const result = await remove('article-images', ['a']);
    expect(result).toMatchObject({ ...failed(code as 'server', ''), detail: expect.any(String) as string });
    expect(JSON.stringify(result)).not.toContain('first-token');
  });
});
