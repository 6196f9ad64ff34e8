import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startOpenBackend } from '../../src/backend/dev/start-backend.ts';
import { startBackendProgram } from '../support/backend-program.ts';
import { numbersFrom } from '../support/seeded-numbers.ts';
import { newName, storageCall, WEBP } from '../support/storage-call.ts';

// What was uploaded is there at the next start, whole, however the last one ended.

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tunas-kept-'));
  folders.push(folder);
  return folder;
}
const start = (dataFolder: string) => startOpenBackend({ dataFolder, port: 0, seed: false });

let used = '';
let folder = '';
beforeAll(async () => {
  used = newFolder();
  await (await start(used)).stop();
});
beforeEach(() => {
  folder = newFolder();
  cpSync(used, folder, { recursive: true });
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

describe('kill -9', () => {
  const kills = process.env['PROVE'] === '1' ? 50 : 4;
  const body = (byte: number) => Buffer.concat([WEBP, Buffer.alloc(1_500_000, byte)]);

  it(
    `keeps every acknowledged picture, and half of none, through ${kills} kills`,
    {
      timeout: kills * 30_000,
    },
    async () => {
      const random = numbersFrom(20261122);
      const sent = new Map<string, number>();
      const acknowledged: string[] = [];
      for (let kill = 0; kill < kills; kill += 1) {
        const program = await startBackendProgram(folder);
        let alive = true;
        const writers = [0, 1, 2].map(async () => {
          while (alive) {
            const name = newName();
            const byte = sent.size % 256;
            sent.set(name, byte);
            // Whoever is killed answers nothing.
            const outcome = await upload(program, name, body(byte)).catch(() => null);
            if (outcome?.outcome === 'ok') acknowledged.push(name);
          }
        });
        await new Promise((resolve) => setTimeout(resolve, 100 + random() * 400));
        await program.end('SIGKILL');
        alive = false;
        await Promise.all(writers);
      }
      const program = await startBackendProgram(folder);
      for (const [name, byte] of sent) {
        const { outcome, bytes } = await read(program, name);
        if (outcome === 'ok') expect(bytes.equals(body(byte))).toBe(true);
        else expect([name, outcome, acknowledged.includes(name)]).toEqual([name, '404 not_found', false]);
      }
      expect(acknowledged.length).toBeGreaterThan(kills);
      expect(files().filter((file) => !/^[0-9a-f]{64}$/.test(file))).toEqual([]);
      // Those that nobody is shown as well.
      expect(new Set(files().map((file) => statSync(join(folder, 'storage', file)).size)).size).toBe(1);
      await program.end('SIGTERM');
    },
  );

  it('in the middle of a body leaves nothing, and the name free', async () => {
    const program = await startBackendProgram(folder);
    const name = newName();
    const socket = connect(Number(new URL(program.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST /storage/v1/object/article-images/${name} HTTP/1.1\r\nHost: 127.0.0.1\r\napikey: ${program.secretKey}\r\n` +
        `content-type: image/webp\r\ncontent-length: 1000\r\n\r\n`,
    );
    socket.write(WEBP);
    // It answers another one meanwhile: whoever sends slowly holds up nobody.
    expect((await upload(program, newName())).outcome).toBe('ok');
    await program.end('SIGKILL');
    socket.destroy();
    const next = await start(folder);
    expect((await read(next, name)).outcome).toBe('404 not_found');
    expect(files()).toHaveLength(1);
    expect((await upload(next, name)).outcome).toBe('ok');
    await next.stop();
  });
});
