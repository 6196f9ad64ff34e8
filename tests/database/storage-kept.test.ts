import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startOpenBackend } from '../../src/backend/embedded/start-backend.ts';
import { newName, storageCall, WEBP } from '../support/backend/storage-call.ts';
import { copyUsedDataFolder } from '../support/backend/used-data-folder.ts';

// What was uploaded is there at the next start, whole; kills.test.ts ends the program otherwise.

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tunas-kept-'));
  folders.push(folder);
  return folder;
}
const start = (dataFolder: string) => startOpenBackend({ dataFolder, port: 0, seed: false });

let folder = '';
beforeEach(async () => {
  folder = newFolder();
  await copyUsedDataFolder(folder);
});
afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true, force: true });
});

type Keys = Parameters<typeof storageCall>[0];
const upload = (backend: Keys, name: string, body: Buffer<ArrayBuffer> = WEBP) =>
  storageCall(backend, 'service', `POST /object/article-images/${name}`, { body });
const read = (backend: Keys, name: string) =>
  storageCall(backend, 'visitor', `GET /object/public/article-images/${name}`);
const files = (): string[] => (existsSync(join(folder, 'storage')) ? readdirSync(join(folder, 'storage')) : []);

describe('a restart', () => {
  it('keeps pictures with all that is said about them', async () => {
    const first = await start(folder);
    const name = newName();
    expect(files()).toEqual([]);
    expect((await upload(first, name)).outcome).toBe('ok');
    const before = await read(first, name);
    await first.stop();
    const second = await start(folder);
    const after = await read(second, name);
    expect(after.bytes.equals(WEBP)).toBe(true);
    for (const header of ['content-type', 'cache-control', 'etag', 'last-modified']) {
      expect([header, after.headers.get(header)]).toEqual([header, before.headers.get(header)]);
    }
    expect((await upload(second, name)).outcome).toBe('409 Duplicate');
    await second.stop();
    expect(files()).toHaveLength(1);
  });

  it('gives a database from before there was a storage one', async () => {
    const first = await start(folder);
    await first.database.connection.driver.exec(`
      drop schema storage cascade;
      delete from supabase_migrations.schema_migrations where name = 'article_images'`);
    await first.stop();
    const second = await start(folder);
    expect((await upload(second, newName())).outcome).toBe('ok');
    await second.stop();
  });

  it('clears away what was still being written', async () => {
    const first = await start(folder);
    await upload(first, newName());
    await first.stop();
    const [whole] = files();
    writeFileSync(join(folder, 'storage', `${'0'.repeat(64)}.1.new`), 'half');
    await (await start(folder)).stop();
    expect(files()).toEqual([whole]);
  });

  it('shows no picture whose file somebody has taken away, and fails at nothing', async () => {
    const backend = await start(folder);
    const name = newName();
    await upload(backend, name);
    rmSync(join(folder, 'storage'), { recursive: true });
    expect((await read(backend, name)).outcome).toBe('404 not_found');
    const gone = await storageCall(backend, 'service', 'DELETE /object/article-images', { body: { prefixes: [name] } });
    expect(gone.outcome).toBe('ok 1');
    expect((await upload(backend, name)).outcome).toBe('ok');
    expect((await read(backend, name)).bytes.equals(WEBP)).toBe(true);
    await backend.stop();
  });
});
