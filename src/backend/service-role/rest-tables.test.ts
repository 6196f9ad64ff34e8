import { describe, expect, it, vi } from 'vitest';
import { backendThat, SECRET_KEY } from '#tests/support/backend/canned-backend.ts';
import { callFunction, insertMissing, readRows } from './rest-tables.ts';
import type { ServiceRoleBackend } from './service-role-client.ts';

const READ = 'GET /rest/v1/articles';
const WRITE = 'POST /rest/v1/articles';
const CALL = 'POST /rest/v1/rpc/adopt_articles';

const read = (backend: ServiceRoleBackend) => readRows<{ id: number }>(backend, 'articles', 'select=id');
const write = (backend: ServiceRoleBackend) => insertMissing(backend, 'articles', 'id', [{ id: 1 }]);
const call = (backend: ServiceRoleBackend) => callFunction(backend, 'adopt_articles');

it('reads, writes and calls', async () => {
  const backend = await backendThat({ [READ]: [[200, [{ id: 1 }]]], [WRITE]: [[201, '']], [CALL]: [[204, '']] });
  expect(await read(backend)).toEqual([{ id: 1 }]);
  await write(backend);
  await call(backend);
  expect(backend.seen.map(({ asked, body }) => [asked, body])).toEqual([
    [READ, ''],
    [WRITE, [{ id: 1 }]],
    [CALL, {}],
  ]);
});

it.each([
  ['an older service_role key, which is a token', 'eyJ.service.role', 'Bearer eyJ.service.role'],
  ['a secret key, which is none', SECRET_KEY, undefined],
])('is authorized by %s', async (_what, secretKey, authorization) => {
  const backend = await backendThat({ [READ]: [[200, []]], [WRITE]: [[201, '']], [CALL]: [[200, null]] });
  for (const each of [read, write, call]) await each({ url: backend.url, secretKey });
  expect(backend.seen.map((request) => request.authorization)).toEqual(Array(3).fill(authorization));
});

it('doesn’t take the key to where a backend redirects', async () => {
  const other = await backendThat({ [READ]: [[200, []]] });
  const backend = await backendThat({ [READ]: [[307, `${other.url}/rest/v1/articles`]] });
  await expect(read(backend)).rejects.toThrow(`redirects to ${other.url}/rest/v1/articles`);
  expect(other.seen).toEqual([]);
});

describe('what is in the way is said', () => {
  it.each([
    ['a wrong key', 401, { message: 'Invalid API key' }, /doesn't know this secret key/],
    ['a key that is not the secret one', 401, { code: '42501' }, /not the secret one/],
    ['a project without migrations', 404, { code: 'PGRST205' }, /Push the migrations first/],
    ['a failure', 500, { message: 'out of order' }, /failed: 500 out of order/],
  ])('%s', async (_what, status, body, message) => {
    const backend = await backendThat({
      [READ]: [[status, body]],
      [WRITE]: [[status, body]],
      [CALL]: [[status, body]],
    });
    for (const each of [read, write, call]) await expect(each(backend)).rejects.toThrow(message);
  });

  it('a stranger’s page', async () => {
    await expect(read(await backendThat({ [READ]: [[200, '<html>']] }))).rejects.toThrow('failed: 200 <html>');
  });

  it('a server that never answers', async () => {
    const backend = await backendThat({ [READ]: null });
    const soon = AbortSignal.timeout(20);
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon);
    await expect(read(backend)).rejects.toThrow("doesn't answer (");
    timeout.mockRestore();
  });
});
