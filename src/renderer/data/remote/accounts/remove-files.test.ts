import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, ok } from '#domain/reply.ts';
import type { AccessToken } from './access-token.ts';
import { removeFiles } from './remove-files.ts';

const BACKEND = { url: 'https://backend.example', publishableKey: 'sb_publishable_x' };
const TOKEN = 'eyJhbGciOi.first-token.signature';
const tokens: AccessToken = {
  read: () => Promise.resolve(ok(TOKEN)),
  fresh: () => Promise.resolve(ok(TOKEN)),
  renew: () => Promise.resolve(ok('second-token')),
};
const remove = removeFiles(BACKEND, tokens);

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
afterEach(() => vi.unstubAllGlobals());

describe('deleting files', () => {
  test('asks for all of them at once, and tells which are gone by it', async () => {
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
  ])('counts for nothing after %s', async (_name, answer, code) => {
    answers = [answer];
    const reply = await remove('article-images', ['a']);
    expect(reply).toMatchObject({ ...failed(code as 'server', ''), detail: expect.any(String) as string });
    expect(JSON.stringify(reply)).not.toContain('first-token');
  });
});
