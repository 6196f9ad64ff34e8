import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findRunningBackend } from '../../src/backend/embedded/address-file.ts';
import { DataFolderInUseError, lockDataFolder } from '../../src/backend/embedded/data-folder-lock.ts';
import { newInstallKeys } from '../../src/backend/embedded/install-keys.ts';
import { openLiteConnection } from '../../src/backend/embedded/lite-connection.ts';
import { startBackend, startOpenBackend } from '../../src/backend/embedded/start-backend.ts';
import { authCall } from '../support/backend/auth-call.ts';
import { callBackend, type Reachable } from '../support/backend/backend-call.ts';
import { startTestBackend } from '../support/backend/backend.ts';
import { killDuringStart, startBackendProgram, startLockHolder } from '../support/backend/backend-program.ts';
import { migratedDump } from '../support/database/migrated-database.ts';
import { numbersFrom } from '../support/seeded-numbers.ts';
import { insertCategory, storedSlugs } from '../support/backend/stored-categories.ts';
import { copyUsedDataFolder } from '../support/backend/used-data-folder.ts';

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tunas-data-'));
  folders.push(folder);
  return folder;
}
/** A folder that a backend has already run in. */
async function usedFolder(): Promise<string> {
  const folder = newFolder();
  await copyUsedDataFolder(folder);
  return folder;
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Gives the copies of a database a time two days ago, so that the next start makes another one. */
function age(copies: string): void {
  const [before = ''] =
    new Date(Date.now() - 48 * 3_600_000)
      .toISOString()
      .replace(/\D/g, '')
      .match(/^\d{8}/) ?? [];
  for (const name of readdirSync(copies)) renameSync(join(copies, name), join(copies, before + name.slice(8)));
}

const BUNDLED = [1, 2, 3, 4, 5, 6, 7, 8];
async function articleIds(backend: Reachable): Promise<unknown> {
  return (await callBackend(backend, `rest/v1/rpc/published_articles?ids=${BUNDLED.join(',')}`)).body;
}
const FIRST_ADMIN = 'admin@tunas.example';

describe('the data folder', () => {
  it('keeps database, keys and the first super admin from one start to the next, and says a password once', async () => {
    const folder = newFolder();
    const said: string[] = [];
    const log = (line: string): void => void said.push(line);
    const first = await startBackend({ dataFolder: folder, port: 0, log });
    expect(await articleIds(first)).toEqual(BUNDLED);
    const password = /password will be (\S+) {3}\(shown once\)/.exec(said[0] ?? '')?.[1] ?? '';
    expect(password).toMatch(/^[a-km-np-z2-9]{4}(-[a-km-np-z2-9]{4}){4}$/);
    expect(said).toEqual([
      `Making a super admin, whose password will be ${password}   (shown once)`,
      `Super admin: ${FIRST_ADMIN}   password: the one above`,
      'Put the 8 bundled articles into the database.',
    ]);
    const signIn = (backend: Reachable) =>
      authCall(backend, 'POST /token?grant_type=password', { body: { email: FIRST_ADMIN, password } });
    const { body } = await signIn(first);
    const token = String(body['access_token']);
    const roles = await callBackend(first, 'rest/v1/user_roles?select=role', { token });
    expect(roles.body).toEqual([{ role: 'superadmin' }]);
    await authCall(first, 'POST /recover', { body: { email: FIRST_ADMIN } });
    expect(readdirSync(join(folder, 'mail'))).toEqual([expect.stringMatching(/Z-recovery\.txt$/)]);
    await first.stop();
    await first.stop();

    const before = said.length;
    const second = await startOpenBackend({ dataFolder: folder, port: 0, log, admin: { email: 'other@example.com' } });
    expect(await articleIds(second)).toEqual(BUNDLED);
    expect([second.publishableKey, second.secretKey]).toEqual([first.publishableKey, first.secretKey]);
    expect((await signIn(second)).status).toBe(200);
    expect(said).toHaveLength(before);
    await second.stop();
    expect(readdirSync(folder).sort()).toEqual(['database', 'database.copies', 'keys.json', 'mail']);
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())) {
      expect(readFileSync(join(file.parentPath, file.name)).includes(password), file.name).toBe(false);
    }
  });

  it.skipIf(process.platform === 'win32')('shows its files to nobody else, also where it was open to all', async () => {
    const folder = await usedFolder();
    chmodSync(folder, 0o755);
    const running = await startBackend({ dataFolder: folder, port: 0 });
    await running.stop();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
  });

  it('has other keys than any other', async () => {
    const [one, other] = [await startTestBackend(), newInstallKeys()];
    expect(one.publishableKey).not.toBe(other.publishableKey);
    expect(one.secretKey).not.toBe(other.secretKey);
    for (const key of [other.publishableKey, other.secretKey])
      expect((await callBackend(one, 'rest/v1/rpc/search_articles', { key })).status).toBe(401);
    await one.stop();
  });

  it('says so when a migration has changed since it ran', async () => {
    const folder = await usedFolder();
    const first = await startOpenBackend({ dataFolder: folder, port: 0 });
    await first.database.connection.driver.exec(
      `update supabase_migrations.schema_migrations set statements = '{old}' where name = 'articles'`,
    );
    await first.stop();
    const said: string[] = [];
    const second = await startOpenBackend({ dataFolder: folder, port: 0, log: (line) => said.push(line) });
    await second.stop();
    expect(said).toEqual([expect.stringMatching(/^The migration \d{14}_articles has changed since it ran/)]);
  });
});

// Without the thread that the database has in the program, which takes as long to load as the rest of a start: what is
// proved here happens in it in the same way.
describe('damage', () => {
  /** Opens the database as the backend does, but for what a test changes. */
  async function openFolder(folder: string) {
    const connection = await openLiteConnection(join(folder, 'database'));
    await connection.driver.waitReady;
    return connection;
  }

  const damages: readonly (readonly [string, (database: string) => void])[] = [
    ['a control file of zeros', (database) => writeFileSync(join(database, 'global/pg_control'), Buffer.alloc(8192))],
    ['no version file', (database) => rmSync(join(database, 'PG_VERSION'))],
    ['no control file', (database) => rmSync(join(database, 'global/pg_control'))],
    ['another PostgreSQL’s version', (database) => writeFileSync(join(database, 'PG_VERSION'), '15\n')],
    ['no tables', (database) => rmSync(join(database, 'base'), { recursive: true })],
    [
      'a file in the folder’s place',
      (database) => {
        rmSync(database, { recursive: true });
        writeFileSync(database, 'x');
      },
    ],
  ];
  // The quick run takes the three that PGlite reports in different ways, and makes the fresh database as the product does for the first
  // alone: PostgreSQL's initdb is most of the work.
  const quick = damages.slice(0, 3).map(([name, damage], nth) => [name, damage, nth > 0] as const);
  it.each(process.env['PROVE'] === '1' ? damages.map((each) => [...each, false] as const) : quick)(
    '%s: the folder is moved aside, said, and a fresh database begins',
    async (_name, damage, fromDump) => {
      const folder = await usedFolder();
      damage(join(folder, 'database'));
      // A file of a killed process that had this process's id: ignored, even while the database is opened.
      const stale = { url: 'http://127.0.0.1:1', publishableKey: 'x', pid: process.pid };
      writeFileSync(join(folder, 'backend.json'), JSON.stringify(stale));
      const said: string[] = [];
      const running: unknown[] = [];
      const log = (line: string): void => {
        said.push(line);
        running.push(findRunningBackend(folder));
      };
      const connect = () => openFolder(folder);
      const fresh = fromDump ? { connect, dump: await migratedDump() } : {};
      const backend = await startOpenBackend({ dataFolder: folder, port: 0, log, ...fresh });
      expect(running[0]).toBeNull();
      expect(findRunningBackend(folder)).toMatchObject({ url: backend.url });
      expect(await articleIds(backend)).toEqual(BUNDLED);
      await backend.stop();
      const aside = readdirSync(folder).filter((name) => name.startsWith('database.damaged-'));
      expect(aside).toHaveLength(1);
      expect(said[0]).toContain(`It is kept in ${join(folder, aside[0] ?? '')}`);
      expect(said[0]).not.toContain('[object Object]');
    },
  );

  it('no journal after a kill: the newest sound copy takes its place, said, and the damaged folder is kept', async () => {
    const folder = await usedFolder();
    const first = await startOpenBackend({ dataFolder: folder, port: 0 });
    expect(await insertCategory(first, 'stored')).toBe(true);
    await first.stop();
    // Copied at the next start.
    age(join(folder, 'database.copies'));
    const killed = await startBackendProgram(folder);
    expect(await insertCategory(killed, 'in-the-journal')).toBe(true);
    await killed.end('SIGKILL');
    const copies = join(folder, 'database.copies');
    const [sound = ''] = readdirSync(copies).sort().reverse();
    const damaged = join(copies, sound.replace(/^\d{4}/, '9999'));
    cpSync(join(copies, sound), damaged, { recursive: true });
    writeFileSync(join(damaged, 'global/pg_control'), '');
    const journal = join(folder, 'database/pg_wal');
    for (const name of readdirSync(journal)) rmSync(join(journal, name), { recursive: true });
    const said: string[] = [];
    const backend = await startOpenBackend({ dataFolder: folder, port: 0, log: (line) => said.push(line) });
    expect(await articleIds(backend)).toEqual(BUNDLED);
    expect(await storedSlugs(backend)).toContain('stored');
    expect(await storedSlugs(backend)).not.toContain('in-the-journal');
    expect(await insertCategory(backend, 'afterwards')).toBe(true);
    await backend.stop();
    const [aside = ''] = readdirSync(folder).filter((name) => name.startsWith('database.damaged-'));
    expect(said.join('\n')).toContain(
      `It is kept in ${join(folder, aside)}; the copy ${join(copies, sound)} takes its place.`,
    );
    expect(existsSync(join(folder, aside, 'global/pg_control'))).toBe(true);
    const again = await startOpenBackend({ dataFolder: folder, port: 0 });
    expect(await storedSlugs(again)).toEqual(expect.arrayContaining(['stored', 'afterwards']));
    await again.stop();
    expect(readdirSync(copies)).toEqual([expect.any(String), sound, expect.stringMatching(/^9999/)]);
  }, 180_000);

  it('a folder that is gone, as after a kill while a copy took its place: the newest copy takes its place, said', async () => {
    const folder = await usedFolder();
    await (await startOpenBackend({ dataFolder: folder, port: 0 })).stop();
    rmSync(join(folder, 'database'), { recursive: true });
    const said: string[] = [];
    const backend = await startOpenBackend({ dataFolder: folder, port: 0, log: (line) => said.push(line) });
    expect(await articleIds(backend)).toEqual(BUNDLED);
    await backend.stop();
    expect(said).toEqual([expect.stringMatching(/its folder is missing.*takes its place/)]);
    expect(readdirSync(folder).sort()).toEqual(['database', 'database.copies', 'keys.json']);
  });

  it('a table that is missing, which shows where it is read: the newest copy takes its place, said', async () => {
    const folder = await usedFolder();
    const first = await startOpenBackend({ dataFolder: folder, port: 0 });
    const { rows } = await first.database.connection.driver.query<{ path: string }>(
      `select pg_relation_filepath('supabase_migrations.schema_migrations') as path`,
    );
    await first.stop();
    rmSync(join(folder, 'database', rows[0]?.path ?? ''));
    const said: string[] = [];
    const backend = await startOpenBackend({ dataFolder: folder, port: 0, log: (line) => said.push(line) });
    expect(await articleIds(backend)).toEqual(BUNDLED);
    await backend.stop();
    expect(said).toEqual([expect.stringMatching(/It is kept in .*takes its place/)]);
  });

  it('none, though an error of a migration speaks of it: what can be read in full stays where it is', async () => {
    const folder = await usedFolder();
    await (await startOpenBackend({ dataFolder: folder, port: 0 })).stop();
    const before = readdirSync(folder);
    const connect = async () => {
      const connection = await openFolder(folder);
      connection.driver.exec = () => Promise.reject(Object.assign(new Error('cache lookup failed'), { code: 'XX000' }));
      return connection;
    };
    const said: string[] = [];
    const log = (line: string): void => void said.push(line);
    await expect(startOpenBackend({ dataFolder: folder, port: 0, log, connect })).rejects.toThrow(
      'cache lookup failed',
    );
    expect(said).toEqual([]);
    expect(readdirSync(folder)).toEqual(before);
  });

  it('none, where the folder opens at a second try: it is kept, said', async () => {
    const folder = await usedFolder();
    const first = await startOpenBackend({ dataFolder: folder, port: 0 });
    expect(await insertCategory(first, 'since-the-copy')).toBe(true);
    await first.stop();
    const connect = () => Promise.reject(new Error('out of memory'));
    const said: string[] = [];
    const backend = await startOpenBackend({ dataFolder: folder, port: 0, log: (line) => said.push(line), connect });
    expect(await storedSlugs(backend)).toContain('since-the-copy');
    await backend.stop();
    expect(said).toEqual([expect.stringMatching(/out of memory.*it is kept/)]);
    expect(readdirSync(folder).sort()).toEqual(['database', 'database.copies', 'keys.json']);
  });

  it('none: a folder of another PostgreSQL than its copies stays for the program that can open it', async () => {
    const folder = await usedFolder();
    await (await startOpenBackend({ dataFolder: folder, port: 0 })).stop();
    const before = readdirSync(folder);
    writeFileSync(join(folder, 'database/PG_VERSION'), '99\n');
    await expect(startOpenBackend({ dataFolder: folder, port: 0 })).rejects.toThrow('it is of PostgreSQL 99');
    expect(readdirSync(folder)).toEqual(before);
  });

  it('none: a copy that can’t be made is said, and leaves nothing', async () => {
    const folder = await usedFolder();
    writeFileSync(join(folder, 'database.copies'), 'x');
    const said: string[] = [];
    const backend = await startOpenBackend({ dataFolder: folder, port: 0, log: (line) => said.push(line) });
    expect(await articleIds(backend)).toEqual(BUNDLED);
    await backend.stop();
    expect(said).toEqual([expect.stringContaining('could not be copied')]);
  });

  it('to the keys: new ones are made, and said', async () => {
    const folder = await usedFolder();
    const before = readFileSync(join(folder, 'keys.json'), 'utf8');
    writeFileSync(join(folder, 'keys.json'), before.slice(0, -20));
    const said: string[] = [];
    const second = await startOpenBackend({ dataFolder: folder, port: 0, log: (line) => said.push(line) });
    expect(before).not.toContain(second.secretKey);
    expect(said).toEqual([expect.stringContaining("can't be read")]);
    await second.stop();
  });
});

describe('the lock', () => {
  it('keeps a second server off, and names the first one’s process', async () => {
    const folder = await usedFolder();
    const program = await startBackendProgram(folder);
    await expect(startOpenBackend({ dataFolder: folder, port: 0 })).rejects.toThrow(
      new RegExp(`in use by process ${program.pid}`),
    );
    await expect(startBackendProgram(folder)).rejects.toThrow(new RegExp(`in use by process ${program.pid}`));
    expect(await articleIds(program)).toEqual(BUNDLED);
    expect(await program.end('SIGTERM')).toEqual({ code: 0 });
    expect(existsSync(join(folder, 'lock'))).toBe(false);
    expect(existsSync(join(folder, 'backend.json'))).toBe(false);
  });

  it('of a process whose id another one has by now is taken over', () => {
    if (!existsSync('/proc/self/stat')) return;
    const folder = newFolder();
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: process.pid, started: '1', token: 'x' }));
    const unlock = lockDataFolder(folder, () => undefined);
    expect(JSON.parse(readFileSync(join(folder, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid });
    unlock();
  });

  it.each(['', 'x', '{}', '{"pid":-1}', 'null'])('that reads %j is taken over', (text) => {
    const folder = newFolder();
    writeFileSync(join(folder, 'lock'), text);
    const said: string[] = [];
    lockDataFolder(folder, (line) => said.push(line))();
    expect(said[0]).toContain('a damaged lock file');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is one’s own, even in the same process', () => {
    const folder = newFolder();
    const unlock = lockDataFolder(folder, () => undefined);
    expect(() => lockDataFolder(folder, () => undefined)).toThrow(DataFolderInUseError);
    unlock();
    lockDataFolder(folder, () => undefined)();
  });

  it('leaves another’s lock alone when it ends', () => {
    const folder = newFolder();
    const unlock = lockDataFolder(folder, () => undefined);
    const another = JSON.stringify({ pid: process.pid, started: null, token: 'another' });
    writeFileSync(join(folder, 'lock'), another);
    unlock();
    expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe(another);
  });

  it('goes to one of several that find a stale one together', async () => {
    const folder = newFolder();
    const gone = await startLockHolder(folder);
    await gone.end('SIGKILL');
    expect(existsSync(join(folder, 'lock'))).toBe(true);
    // Time enough for all of them to be there.
    const moment = Date.now() + 2000;
    const racers = await Promise.all([1, 2, 3, 4].map(() => startLockHolder(folder, moment)));
    const [holder, ...more] = racers.filter(({ said }) => said.includes('holds'));
    expect(more).toEqual([]);
    // One may take the old one away, and another be the first to put its own there.
    expect(racers.map(({ said }) => said).join('')).toContain(`from process ${gone.pid}, which is gone`);
    for (const racer of racers.filter((each) => each !== holder))
      expect(racer.said).toContain(`in use by process ${holder?.pid}`);
    await holder?.end('SIGTERM');
  });
});

describe('kill -9', () => {
  const starts = process.env['PROVE'] === '1' ? 30 : 1;

  it(
    `during a first start (${starts} of them) leaves a folder that the next start can use`,
    { timeout: starts * 60_000 },
    async () => {
      const random = numbersFrom(7);
      for (let start = 0; start < starts; start += 1) {
        const folder = newFolder();
        await killDuringStart(folder, random() * 2500);
        const backend = await startOpenBackend({ dataFolder: folder, port: 0 });
        expect(await articleIds(backend)).toEqual(BUNDLED);
        await backend.stop();
      }
    },
  );
});
