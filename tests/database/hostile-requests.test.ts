import { request } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { authCall } from '../support/backend/auth-call.ts';
import { callBackend } from '../support/backend/backend-call.ts';
import { testBackend } from '../support/backend/backend.ts';

// Requests that no page of the portal sends: each is answered, and none ends the backend.

const backend = await testBackend();
beforeAll(async () => {
  await backend.sql(`create function public.heard() returns text language sql set search_path = '' as $$
    select concat_ws(' ', h ->> 'x-forwarded-for', h ->> 'cf-connecting-ip')
    from (select current_setting('request.headers', true)::json as h) sent $$`);
  await backend.sql(`create table public.addresses (id int primary key, address text default public.heard());
    `);
  await backend.sql('grant select, insert on public.addresses to anon');
  await backend.database.connection.clearSchemaCache();
});

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

describe('a page that nobody leafs to', () => {
  const LISTS = ['search_articles', 'list_drafts', 'list_messages', 'list_media'] as const;

  it.each(LISTS.flatMap((list) => ['', 'a', 'tanah'].map((search) => [list, search] as const)))(
    'of %s for %j is empty',
    async (list, search) => {
      for (const page of [89_478_487, 2_147_483_647, -2_147_483_648]) {
        const body = { search, ...(list === 'list_drafts' && { collection: 'articles' }), page };
        const { status, body: answer } = await backend.ask('service', `rpc/${list}`, { method: 'POST', body });
        expect([status, answer]).toEqual([
          200,
          expect.objectContaining({ [list === 'search_articles' ? 'articles' : 'rows']: [] }),
        ]);
      }
    },
  );
});

it('a method that no service knows is refused by the server', async () => {
  // Sent by another client, because fetch doesn't allow TRACE, and a Request with it can't be passed to the database's thread.
  const status = await new Promise((resolve, reject) => {
    const sent = request(`${backend.url}/rest/v1/categories`, { method: 'TRACE' }, (response) =>
      resolve(response.resume().statusCode),
    );
    sent.on('error', reject).end();
  });
  expect(status).toBe(405);
});

describe('JSON that is wrong', () => {
  const VALUES: readonly (readonly [string, string])[] = [
    ['99 levels deep', nested(99)],
    ['an object', '{"a":1}'],
    ['a list', '["a"]'],
    ['a number', '1e400'],
    ['true', 'true'],
    ['null', 'null'],
    ['a NUL', '"\\u0000"'],
    ['half a character', '"\\ud800"'],
  ];
  const DEEP = ['10,000 levels deep', nested(10_000)] as const;
  const CALLS: readonly (readonly [string, (value: string) => string])[] = [
    [
      'rest/v1/rpc/search_articles',
      (value) => `{"search":${value},"lang":${value},"category":${value},"page":${value}}`,
    ],
    ['rest/v1/rpc/read_article', (value) => `{"article_id":${value},"lang":${value}}`],
    ['rest/v1/rpc/read_draft', (value) => `{"draft":${value}}`],
    ['rest/v1/rpc/invite_person', (value) => `{"email":${value},"role":${value}}`],
    ['rest/v1/contact_messages', (value) => `{"name":${value},"email":${value},"message":${value}}`],
    ['rest/v1/contact_messages', (value) => `[${value}]`],
    ['rest/v1/contact_messages', (value) => value],
    ['auth/v1/signup', (value) => `{"email":${value},"password":${value},"data":${value}}`],
    ['auth/v1/signup', (value) => `{"email":"new@example.com","password":"long-enough","data":{"name":${value}}}`],
    ['auth/v1/token?grant_type=password', (value) => `{"email":${value},"password":${value}}`],
    ['auth/v1/token?grant_type=refresh_token', (value) => `{"refresh_token":${value}}`],
    ['auth/v1/token?grant_type=pkce', (value) => `{"auth_code":${value},"code_verifier":${value}}`],
    ['auth/v1/otp', (value) => `{"email":${value},"create_user":${value}}`],
    ['auth/v1/magiclink', (value) => `{"email":${value}}`],
    ['auth/v1/verify', (value) => `{"type":${value},"token":${value},"email":${value}}`],
    ['auth/v1/verify', (value) => `{"type":"recovery","token_hash":${value}}`],
    ['auth/v1/recover', (value) => `{"email":${value}}`],
    ['auth/v1/resend', (value) => `{"type":"signup","email":${value}}`],
    ['auth/v1/recover', (value) => value],
    ['storage/v1/object/list/article-images', (value) => `{"prefix":${value},"limit":${value}}`],
  ];

  it.each(CALLS.map(([path, body]) => [path, body('…'), body] as const))('%s %s', async (path, _shown, body) => {
    // The server checks the depth before the authentication: tested once for each service.
    const first = CALLS.find(([each]) => each.split('/')[0] === path.split('/')[0]);
    for (const [name, value] of first?.[1]('…') === body('…') ? [DEEP, ...VALUES] : VALUES) {
      const response = await callBackend(backend, path, { method: 'POST', body: body(value) });
      const said = response.text;
      expect(response.status, `${name}: ${said.slice(0, 200)}`).toBeLessThan(500);
      if (name === DEEP[0]) {
        expect(response.status).toBe(400);
        expect(said).toContain('nests deeper than 100 levels');
      }
    }
  });

  it('whoever signs in or saves with the right types is answered as ever', async () => {
    const person = await backend.signUp('types@example.com', { full_name: 'Ana' });
    expect(person.token).not.toBe('');
  });
});

it('a full disk is named, with 507', async () => {
  await backend.sql(`create or replace function public.fill() returns int language plpgsql set search_path = '' as $$
    begin raise exception 'could not extend file "base/5/1": No space left on device' using errcode = '53100'; end $$`);
  await backend.database.connection.clearSchemaCache();
  const { status, body } = await backend.ask('visitor', 'rpc/fill', { method: 'POST', body: {} });
  expect([status, body]).toEqual([507, expect.objectContaining({ code: '53100', message: 'The disk is full' })]);
});

describe('the network that a request comes from', () => {
  const MADE_UP = {
    'x-forwarded-for': '203.0.113.9',
    'cf-connecting-ip': '203.0.113.9',
    'x-real-ip': '203.0.113.9',
    forwarded: 'for=203.0.113.9',
  };

  it('is what the connection says, for functions and for tables, never what the sender says', async () => {
    expect((await backend.ask('visitor', 'rpc/heard', { headers: MADE_UP })).body).toBe('127.0.0.1 127.0.0.1');
    const added = await backend.ask('visitor', 'addresses', {
      method: 'POST',
      body: { id: 1 },
      headers: { ...MADE_UP, prefer: 'return=representation' },
    });
    expect(added.body).toEqual([{ id: 1, address: '127.0.0.1 127.0.0.1' }]);
  });
});

it('wrong passwords are compared ten times a minute, and refused from then on', async () => {
  const wrong = { email: 'nobody@example.com', password: 'a wrong one' };
  const answers: { status: number; code: unknown }[] = [];
  for (let count = 0; count < 11; count += 1) {
    const { status, code } = await authCall(backend, 'POST /token?grant_type=password', { body: wrong });
    answers.push({ status, code });
  }
  // What other tests of this file sent from here counts too.
  const compared = answers.filter(({ status }) => status !== 429);
  expect(compared).toEqual(compared.map(() => ({ status: 400, code: 'invalid_credentials' })));
  expect(answers[10]).toEqual({ status: 429, code: 'over_request_rate_limit' });
});
