import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startBackend } from '../../src/backend/embedded/start-backend.ts';
import { startBackendProgram, type BackendProgram } from '../support/backend/backend-program.ts';
import { copyUsedDataFolder } from '../support/backend/used-data-folder.ts';

let folder = '';
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tunas-program-'));
  await copyUsedDataFolder(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function refusedRequests({ url, publishableKey }: BackendProgram): Promise<void> {
  const headers = { apikey: publishableKey, 'content-type': 'application/json' };
  for (const [path, init] of [
    ['rest/v1/contact_messages', {}],
    ['rest/v1/articles', { method: 'POST', body: '{"nothing":1}' }],
    ['rest/v1/contact_messages', { method: 'POST', body: '{"name":""}' }],
    ['rest/v1/nothing_such', {}],
    ['rest/v1/contact_messages', { method: 'POST', body: '{' }],
    ['auth/v1/token?grant_type=password', { method: 'POST', body: '{"email":"a@b.c","password":"x"}' }],
  ] as const) {
    expect((await fetch(`${url}/${path}`, { ...init, headers })).status).toBeGreaterThanOrEqual(400);
  }
}

// SIGTERM ends it in data-folder.test.ts.
it('takes the next free port, says where it is and nothing about requests, and leaves nothing behind at SIGINT', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  await expect(startBackend({ dataFolder: folder, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const program = await startBackendProgram(folder, port);
  expect(Number(new URL(program.url).port)).toBeGreaterThan(port);
  const address = join(folder, 'backend.json');
  expect(JSON.parse(readFileSync(address, 'utf8'))).toEqual({
    url: program.url,
    publishableKey: program.publishableKey,
    pid: program.pid,
  });
  expect(readFileSync(address, 'utf8')).not.toContain(program.secretKey);
  await refusedRequests(program);
  expect(program.printed()).toBe(
    `Port ${port} is taken; using ${new URL(program.url).port}.\n` +
      `Backend: ${program.url}\nIts keys: ${join(folder, 'keys.json')}   (Ctrl+C ends it)\n`,
  );
  expect(await program.end('SIGINT')).toEqual({ code: 0 });
  expect(existsSync(address)).toBe(false);
  expect(existsSync(join(folder, 'lock'))).toBe(false);
  await expect(fetch(program.url)).rejects.toThrow();
  other.close();
});

it('silences its libraries, and nobody else', async () => {
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) =>
    vi.spyOn(console, method).mockReturnValue(undefined),
  );
  vi.resetModules();
  const { aloud, quietly } = await import('../../src/backend/embedded/quiet-console.ts');
  const library = quietly(async () => {
    console.error('library');
    await Promise.resolve();
    console.warn('library');
    aloud(() => console.log('our log'));
  });
  console.info('somebody else');
  await library;
  const lines = spies.flatMap((spy) => spy.mock.calls.flat());
  for (const spy of spies) spy.mockRestore();
  expect(lines.sort()).toEqual(['our log', 'somebody else']);
});

it.each([
  ['backend', 'BACKEND_PORT'],
  ['web', 'BACKEND_PORT'],
  ['web', 'PORT'],
  ['start', 'PORT'],
])('%s names a wrong %s before there is a database or a password', { timeout: 60_000 }, (program, variable) => {
  const fresh = join(folder, 'fresh');
  const { VITE_SUPABASE_URL: _, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', `build/programs/${program}.ts`], {
    env: { ...environment, TUNAS_DATA: fresh, BACKEND_PORT: '0', [variable]: '80x' },
    encoding: 'utf8',
    timeout: 50_000,
  });
  expect([status, stderr]).toEqual([1, `${variable} is "80x", but must be a whole number from 0 to 65535.\n`]);
  expect(stdout).not.toContain('password');
  expect(existsSync(fresh)).toBe(false);
});
