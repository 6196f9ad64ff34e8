import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBackend, startOpenBackend } from '../../src/backend/embedded/start-backend.ts';
import { callBackend, type Reachable } from '../support/backend/backend-call.ts';
import { startBackendProgram } from '../support/backend/backend-program.ts';
import { insertCategory, storedSlugs } from '../support/backend/stored-categories.ts';
import { copyUsedDataFolder } from '../support/backend/used-data-folder.ts';

// A statement that never ends, which no question of a visitor should be: what happens where one is found all the same.

/** After each the database starts anew, which is most of the work. */
const ROUNDS = process.env['PROVE'] === '1' ? 2 : 1;

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tunas-hostile-'));
  await copyUsedDataFolder(folder);
  const backend = await startOpenBackend({ dataFolder: folder, port: 0, seed: false });
  const { driver } = backend.database.connection;
  await driver.exec(`create function public.burn() returns bigint language sql volatile set search_path = ''
    as $$ select count(*) from generate_series(1, 10000000000000) $$`);
  // Fills the stack of PostgreSQL, or what WebAssembly has of one.
  await driver.exec(`create function public.dive() returns int language plpgsql volatile set search_path = ''
    as $$ begin return public.dive() + 1; end $$`);
  await backend.stop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function call(backend: Reachable, name: string, key?: string): Promise<{ status: number; code: unknown }> {
  const { status, body } = await callBackend(backend, `rest/v1/rpc/${name}`, { method: 'POST', key });
  return { status, code: (body as { code?: unknown } | null | undefined)?.code };
}

it('is ended, the others are answered, and nothing that was acknowledged is lost', { timeout: 180_000 }, async () => {
  const said: string[] = [];
  const limits = { visitor: 300, person: 300, applying: 300, owner: 120_000 };
  const backend = await startBackend({
    dataFolder: folder,
    port: 0,
    admin: false,
    limits,
    log: (line) => said.push(line),
  });
  const acknowledged: string[] = [];
  let over = false;
  const writer = (async () => {
    for (let count = 0; !over; count += 1)
      if (await insertCategory(backend, `w-${count}`)) acknowledged.push(`w-${count}`);
  })();
  for (let round = 0; round < ROUNDS; round += 1) {
    expect(await call(backend, 'burn')).toEqual({ status: 504, code: '57014' });
    const before = acknowledged.length;
    expect(await insertCategory(backend, `after-${round}`)).toBe(true);
    acknowledged.push(`after-${round}`);
    while (acknowledged.length < before + 5) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  over = true;
  await writer;
  expect(await storedSlugs(backend)).toEqual(expect.arrayContaining(acknowledged));
  expect(said.filter((line) => line.includes('took longer than 0.3 s: POST /rest/v1/rpc/burn'))).toHaveLength(ROUNDS);
  expect(said.join('\n')).not.toContain('damaged');
  // Too deep for the stack: refused, and the next request is answered. Called without a short time limit, because a busy machine
  // needs more than 0.3 s.
  expect(await call(backend, 'dive', backend.secretKey)).toEqual({ status: 413, code: '54001' });
  expect(await insertCategory(backend, 'after-dive')).toBe(true);
  await backend.stop();
});

it('ends with the program at SIGTERM, which leaves the folder as at any other end', { timeout: 120_000 }, async () => {
  const program = await startBackendProgram(folder);
  expect(await insertCategory(program, 'kept')).toBe(true);
  const burning = call(program, 'burn', program.secretKey).catch(() => 'no answer');
  await new Promise((resolve) => setTimeout(resolve, 500));
  const begun = performance.now();
  expect(await program.end('SIGTERM')).toEqual({ code: 0 });
  // 5 s were promised to a machine that has nothing else to do.
  expect(performance.now() - begun).toBeLessThan(15_000);
  expect(await burning).toBe('no answer');
  const again = await startOpenBackend({ dataFolder: folder, port: 0, seed: false, admin: false });
  expect(await storedSlugs(again)).toContain('kept');
  await again.stop();
});
