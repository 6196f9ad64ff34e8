import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { addArticles, addCategories } from '../support/database/articles.ts';
import { callBackend } from '../support/backend/backend-call.ts';
import { testBackend } from '../support/backend/backend.ts';

// What is known of @supabase/lite 0.10.0 and PGlite 0.4.5, one by one.

const backend = await testBackend();
beforeAll(async () => {
  await addCategories(backend);
  await addArticles(backend, [{ id: 1, texts: { id: { title: 'T' } } }]);
  await backend.sql(`create function public.who() returns jsonb language sql set search_path = '' as $$
    select jsonb_build_object('role', current_user, 'uid', auth.uid(), 'claimed', auth.role()) $$`);
  await backend.database.connection.clearSchemaCache();
});

const root = (path: string): string => join(import.meta.dirname, '../..', path);
const version = (name: string): string =>
  (JSON.parse(readFileSync(root(`node_modules/${name}/package.json`), 'utf8')) as { version: string }).version;

it('knows these versions only: their inside is corrected by name', () => {
  expect([version('@supabase/lite'), version('@electric-sql/pglite')]).toEqual(['0.10.0', '0.4.5']);
});

describe('roles', () => {
  it('keep what was revoked, after any number of requests', async () => {
    for (const role of ['visitor', 'user', 'service'] as const) await backend.ask(role, 'categories');
    const granted = await backend.sql<{ name: string }>(
      `select r || ' ' || p || ' ' || t as name
       from unnest(array['anon', 'authenticated']) r, unnest(array['select', 'insert', 'update', 'delete', 'truncate']) p,
         unnest(array['categories', 'articles', 'article_translations', 'contact_messages']) t
       where has_table_privilege(r, 'public.' || t, p) order by 1`,
    );
    expect(granted.map((row) => row.name)).toEqual([
      'anon insert contact_messages',
      'authenticated insert contact_messages',
      'authenticated select article_translations',
      'authenticated select articles',
      'authenticated select categories',
      'authenticated select contact_messages',
    ]);
    expect((await backend.ask('visitor', 'categories')).status).toBe(401);
    await backend.sql('grant select on public.categories to anon');
    expect((await backend.ask('visitor', 'categories')).status).toBe(200);
    await backend.sql('revoke select on public.categories from anon');
  });

  it('are the asker’s own, with the user’s id, and end with the request', async () => {
    const who = async (role: 'visitor' | 'user' | 'service') => (await backend.ask(role, 'rpc/who')).body;
    expect(await who('visitor')).toEqual({ role: 'anon', uid: null, claimed: 'anon' });
    const user = await who('user');
    expect(user).toEqual({
      role: 'authenticated',
      uid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      claimed: 'authenticated',
    });
    expect(await who('service')).toEqual({ role: 'service_role', uid: null, claimed: 'service_role' });
    expect(await who('visitor')).toEqual({ role: 'anon', uid: null, claimed: 'anon' });
    expect(
      await backend.sql(
        `select current_user as role, coalesce(current_setting('request.jwt.claims', true), '') as claims`,
      ),
    ).toEqual([{ role: 'postgres', claims: '' }]);
  });

  it('never get mixed up among requests that arrive together', async () => {
    // In one packet on one connection: sent one by one they'd be answered one by one anyway.
    const roles = Array.from({ length: 60 }, (_, at) => (at % 2 === 0 ? 'anon' : 'service_role'));
    const answers = await sendRaw(
      roles
        .map((role, at) => {
          const key = role === 'anon' ? backend.publishableKey : backend.secretKey;
          const last = at === roles.length - 1 ? 'Connection: close\r\n' : '';
          return `GET /rest/v1/rpc/who HTTP/1.1\r\nHost: 127.0.0.1\r\napikey: ${key}\r\n${last}\r\n`;
        })
        .join(''),
    );
    expect([...answers.matchAll(/"role": ?"(\w+)"/g)].map((match) => match[1])).toEqual(roles);
  });
});

describe('doors', () => {
  it.each([
    '/_system/info',
    '/_system/config',
    '/',
    '/studio',
    '//_system/info',
    '/rest/v1/../../_system/info',
    '/rest/v1x/categories',
  ])('answer nothing at %s', async (path) => {
    const status = await statusOfRawPath(path);
    expect(status).toBe(404);
  });

  it.each(['/rest/v1/%2e%2e/%2e%2e/_system/info', '/rest/v1/..%2f..%2f_system%2finfo', '/rest/v1//_system/info'])(
    'tell nothing at %s',
    async (path) => {
      expect(await statusOfRawPath(path)).toBeGreaterThanOrEqual(400);
    },
  );

  it('stay closed without a key, with a wrong one, and to a key in the wrong place', async () => {
    const status = async (headers: Record<string, string>) =>
      (await fetch(`${backend.url}/rest/v1/rpc/search_articles`, { headers })).status;
    expect(await status({})).toBe(401);
    expect(await status({ apikey: 'wrong' })).toBe(401);
    expect(await status({ apikey: '' })).toBe(401);
    expect(await status({ authorization: `Bearer ${backend.secretKey}` })).toBe(401);
    expect(await status({ apikey: backend.publishableKey })).toBe(200);
  });

  it('stay closed to tokens signed with the secret that everybody knows', async () => {
    for (const secret of ['super-secret-jwt-token-with-at-least-32-characters-long', '', 'secret']) {
      const answer = await backend.ask('visitor', 'contact_messages', {
        headers: { authorization: `Bearer ${token(secret)}` },
      });
      expect(answer.status).toBe(401);
    }
  });

  it('open on this machine only', async () => {
    expect(new URL(backend.url).hostname).toBe('127.0.0.1');
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((address) => address?.family === 'IPv4' && !address.internal);
    if (outside) expect(await canConnect(outside.address, Number(new URL(backend.url).port))).toBe(false);
  });

  it('show the buckets to the secret key alone', async () => {
    const buckets = async (apikey: string) => {
      const { status, body } = await callBackend(backend, 'storage/v1/bucket', { key: apikey });
      return [status, body];
    };
    const both = ['article-images', 'article-files'].map((id) => expect.objectContaining({ id }));
    expect(await buckets(backend.secretKey)).toEqual([200, both]);
    expect(await buckets(backend.publishableKey)).not.toEqual([200, expect.arrayContaining([expect.anything()])]);
  });

  it('refuse a body of more than 10 MB, and broken JSON', async () => {
    const send = async (body: string) =>
      (await callBackend(backend, 'rest/v1/contact_messages', { method: 'POST', body })).status;
    expect(await send(`"${'x'.repeat(11_000_000)}"`)).toBe(413);
    expect(await send('{"name":')).toBe(400);
  });

  it('bear somebody who hangs up', async () => {
    for (let count = 0; count < 20; count += 1) {
      await fetch(`${backend.url}/rest/v1/rpc/search_articles`, {
        headers: { apikey: backend.publishableKey },
        signal: AbortSignal.timeout(1),
      }).catch(() => undefined);
    }
    expect((await backend.ask('visitor', 'rpc/search_articles')).status).toBe(200);
  });
});

describe('answers', () => {
  it('give times in ISO 8601', async () => {
    const [row] = (await backend.ask('service', 'articles?select=created_at')).body as { created_at: string }[];
    expect(row?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
  });

  it('give 404 PGRST205 for a table that isn’t there', async () => {
    const answer = await backend.ask('visitor', 'nothing_such');
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([404, 'PGRST205']);
  });

  it('give 400 with the SQLSTATE for a failed check, as PostgREST does', async () => {
    const answer = await backend.ask('service', 'categories', {
      method: 'POST',
      body: { slug: 'Not A Slug', name_indonesian: 'x', name_english: 'x' },
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: '23514',
      message: expect.stringContaining('categories_slug_check') as string,
    });
  });

  it('let any origin read them, the refused ones too', async () => {
    for (const path of ['rest/v1/categories', 'rest/v1/nothing', 'auth/v1/user', '_system/info']) {
      const response = await fetch(`${backend.url}/${path}`, { headers: { origin: 'https://example.com' } });
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  it('allow a browser what the portal sends, and let it remember that', async () => {
    const response = await fetch(`${backend.url}/rest/v1/contact_messages`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://example.com',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey',
      },
    });
    expect(response.status).toBe(204);
    expect(Number(response.headers.get('access-control-max-age'))).toBeGreaterThan(3600);
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      expect(response.headers.get('access-control-allow-methods')).toContain(method);
    }
    for (const name of [
      'apikey',
      'authorization',
      'content-type',
      'prefer',
      'x-client-info',
      'content-profile',
      'accept-profile',
    ]) {
      expect(response.headers.get('access-control-allow-headers')).toContain(name);
    }
  });
});

it('speaks with supabase-js', async () => {
  // supabase-js on Node 20 requires one; nothing here opens it.
  globalThis.WebSocket ??= WebSocket as unknown as typeof globalThis.WebSocket;
  const client = createClient(backend.url, backend.publishableKey, { auth: { persistSession: false } });
  const list = await client.rpc('search_articles', { search: 't', lang: 'id' }, { get: true });
  expect(list.error).toBeNull();
  expect((list.data as { total: number }).total).toBe(1);
  const sent = await client.from('contact_messages').insert({ name: 'Ana', email: 'ana@example.com', message: 'Hi' });
  expect([sent.status, sent.error]).toEqual([201, null]);
  const joined = await client.auth.signUp({ email: 'budi@example.com', password: 'a-long-password' });
  expect(joined.error).toBeNull();
  const who = await client.rpc('who');
  expect((who.data as { role: string; uid: string }).uid).toBe(joined.data.user?.id);
  const wrong = await client.auth.signInWithPassword({ email: 'budi@example.com', password: 'not this one' });
  expect([wrong.error?.status, wrong.error?.code]).toEqual([400, 'invalid_credentials']);
});

/** Past fetch, which tidies a path before it sends it. */
async function statusOfRawPath(path: string): Promise<number> {
  const answer = await sendRaw(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\napikey: ${backend.secretKey}\r\nConnection: close\r\n\r\n`,
  );
  return Number(answer.split(' ')[1]);
}

function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(backend.url).port), '127.0.0.1', () => socket.write(text));
    socket.on('data', (part) => (answer += part.toString()));
    socket.once('close', () => resolve(answer));
    socket.once('error', reject);
  });
}

function canConnect(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2000 });
    const end = (connected: boolean) => () => {
      socket.destroy();
      resolve(connected);
    };
    socket.once('connect', end(true)).once('error', end(false)).once('timeout', end(false));
  });
}

function token(secret: string): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ role: 'service_role', iat: now, exp: now + 3600 })}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}
