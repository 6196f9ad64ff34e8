import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { handleSendMail, type Environment } from './send-mail-handler.ts';

// The edge function's handler, against a server that stands in for the project's REST interface and the mail service.

const SECRET = 'a-secret-that-nobody-guesses';
interface Asked {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}
let asked: Asked[] = [];
let answers: Record<string, readonly [status: number, body: unknown]> = {};
const said: string[] = [];
const server = createServer((request, response) => {
  let text = '';
  request.on('data', (part: Buffer) => (text += part.toString()));
  request.on('end', () => {
    const path = request.url ?? '';
    asked.push({ path, headers: request.headers, body: JSON.parse(text) });
    const [status, body] = answers[path] ?? [404, {}];
    // The batch can be taken once.
    if (path === TAKE) answers[TAKE] = [200, { rows: [], more: false, next: null }];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
});
const TAKE = '/rest/v1/rpc/take_mails';
const SETTLE = '/rest/v1/rpc/finish_mail';
let environment: Environment;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  environment = {
    MAIL_SECRET: SECRET,
    MAIL_API_KEY: 'mail-key',
    MAIL_API_URL: `${url}/emails`,
    MAIL_FROM: 'Tunas <tunas@example.org>',
    SITE_URL: 'https://tunas.example',
    SUPABASE_URL: url,
    SUPABASE_SECRET_KEYS: '{"default": "sb_secret_x"}',
  };
});
afterAll(() => void server.close());
beforeEach(() => {
  asked = [];
  said.length = 0;
  answers = { [TAKE]: [200, { rows: [named('citra@example.com')], more: false, next: null }], [SETTLE]: [204, null] };
  answers['/emails'] = [200, { id: 'x' }];
});

const named = (to: string): object => ({
  ...{ id: 5, kind: 'mention', attempt: 2, to, language: 'en' },
  values: {
    ...{
      author: { name: 'Budi', role: 'editor', language: null },
      title_indonesian: '',
      title_english: 'Lettuce',
      collection: 'articles',
      item: 7,
      comment: 'c',
    },
    ...{ body: 'When?', shortened: false, wants_changes: false },
  },
});
const call = async (more: Environment = {}, secret: string | null = SECRET, method = 'POST') => {
  // Links lead to the configured site, whatever the address of the request.
  const request = new Request('https://evil.example/functions/v1/send-mail', {
    method,
    headers: {
      host: 'evil.example',
      origin: 'https://evil.example',
      ...(secret === null ? {} : { 'x-mail-secret': secret }),
    },
  });
  const response = await handleSendMail(request, { ...environment, ...more }, (line) => said.push(line));
  return [response.status, await response.json()] as const;
};
const bodyOf = (path: string) => asked.find((each) => each.path === path)?.body;

it('takes what is due, hands it to the mail service and says what became of it', async () => {
  expect(await call()).toEqual([200, { sent: 1, failed: 0, next: null }]);
  const [take, mail] = asked;
  expect(take).toMatchObject({ path: TAKE, headers: { apikey: 'sb_secret_x' } });
  expect(take?.headers.authorization).toBeUndefined();
  expect(mail).toMatchObject({
    path: '/emails',
    headers: {
      authorization: 'Bearer mail-key',
      'idempotency-key': expect.stringMatching(/^tunas-mail-5-[0-9a-f]{24}$/),
    },
    body: {
      ...{
        from: 'Tunas <tunas@example.org>',
        to: ['citra@example.com'],
        subject: 'Budi (editor) mentioned you in “Lettuce”',
      },
      text: expect.stringContaining('https://tunas.example/en/admin/blogs/7?comment=c'),
      html: expect.stringContaining('<blockquote'),
    },
  });
  expect(JSON.stringify(asked)).not.toContain('evil.example');
  expect(bodyOf(SETTLE)).toEqual({ mail: 5, attempt: 2, error: null });
});

it('is called by its secret alone, and says nothing to anybody else', async () => {
  for (const secret of [null, '', 'a-secret-that-nobody-guesseS', `${SECRET} `.repeat(2)]) {
    expect(await call({}, secret)).toEqual([401, { message: 'The secret is missing or wrong' }]);
  }
  // Without a configured secret every request is refused.
  expect((await call({ MAIL_SECRET: undefined }, ''))[0]).toBe(401);
  expect((await call({ MAIL_SECRET: 'short' }, 'short'))[0]).toBe(401);
  expect((await call({ SITE_URL: undefined }, 'wrong'))[0]).toBe(401);
  expect((await call({}, SECRET, 'GET'))[0]).toBe(405);
  expect(asked).toEqual([]);
});

it.each([
  ['SITE_URL', 'The setting SITE_URL is missing'],
  ['MAIL_FROM', 'The setting MAIL_FROM is missing'],
  ['SUPABASE_SECRET_KEYS', 'The setting SUPABASE_SECRET_KEYS is missing'],
])('names a setting that is missing: %s', async (name, message) => {
  expect(await call({ [name]: undefined })).toEqual([500, { message }]);
  expect(asked).toEqual([]);
});

it('refuses a site that is no web address', async () => {
  expect(await call({ SITE_URL: 'javascript:alert(1)' })).toEqual([
    500,
    { message: 'The setting SITE_URL is no web address' },
  ]);
});

it('knows the keys of older projects', async () => {
  await call({ SUPABASE_SECRET_KEYS: undefined, SUPABASE_SERVICE_ROLE_KEY: 'eyJold' });
  expect(asked[0]?.headers).toMatchObject({ apikey: 'eyJold', authorization: 'Bearer eyJold' });
});

it('reports the mail service’s refusal to the queue', async () => {
  answers['/emails'] = [403, { message: 'The domain is not verified' }];
  expect(await call()).toEqual([200, { sent: 0, failed: 1, next: null }]);
  expect(bodyOf(SETTLE)).toEqual({
    ...{ mail: 5, attempt: 2, final: false },
    error: '403 The domain is not verified',
  });
});

it('sends nothing to what isn’t one address', async () => {
  answers[TAKE] = [200, { rows: [named('a,b@example.com')], more: false, next: null }];
  await call();
  expect(bodyOf('/emails')).toBeUndefined();
  expect(bodyOf(SETTLE)).toMatchObject({ final: true });
});

it('says that the queue can’t be asked, without its key', async () => {
  answers[TAKE] = [404, { code: 'PGRST202', message: 'Could not find the function' }];
  expect(await call()).toEqual([502, { message: 'The queue of mails could not be asked' }]);
  expect(said).toEqual([expect.stringContaining('PGRST202')]);
  expect(said[0]).not.toContain('sb_secret_x');
});
