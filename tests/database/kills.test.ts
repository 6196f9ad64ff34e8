import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startBackendProgram, type BackendProgram } from '../support/backend/backend-program.ts';
import { numbersFrom } from '../support/seeded-numbers.ts';
import { newName, storageCall, WEBP } from '../support/backend/storage-call.ts';
import { insertCategory, storedSlugs } from '../support/backend/stored-categories.ts';
import { copyUsedDataFolder } from '../support/backend/used-data-folder.ts';

// The program is killed (kill -9) while rows and pictures are written, and started again on the same folder.

const KILLS = process.env['PROVE'] === '1' ? 100 : 3;
const body = (byte: number) => Buffer.concat([WEBP, Buffer.alloc(1_500_000, byte)]);

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tunas-kills-'));
  await copyUsedDataFolder(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const upload = (program: BackendProgram, name: string, bytes: Buffer<ArrayBuffer>) =>
  storageCall(program, 'service', `POST /object/article-images/${name}`, { body: bytes });
const files = () => readdirSync(join(folder, 'storage'));

const acknowledged = { slugs: [] as string[], pictures: [] as string[] };
/** Every picture that was begun, with the byte that it is made of. */
const sent = new Map<string, number>();
/** Pictures of which only the first part was sent. */
const halves: string[] = [];

/** Begins an upload that never ends. */
function sendHalf(program: BackendProgram): void {
  const name = newName();
  halves.push(name);
  const socket = connect(Number(new URL(program.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST /storage/v1/object/article-images/${name} HTTP/1.1\r\nHost: 127.0.0.1\r\napikey: ${program.secretKey}\r\n` +
      `content-type: image/webp\r\ncontent-length: 1000\r\n\r\n`,
  );
  socket.write(WEBP);
}

async function writeAndKill(program: BackendProgram, kill: number, milliseconds: number): Promise<void> {
  let alive = true;
  const before = { slugs: acknowledged.slugs.length, pictures: acknowledged.pictures.length };
  // A slow upload doesn't block the other writers.
  sendHalf(program);
  const rows = [0, 1, 2].map(async (writer) => {
    for (let count = 0; alive; count += 1) {
      const slug = `k${kill}-w${writer}-n${count}`;
      if (await insertCategory(program, slug)) acknowledged.slugs.push(slug);
    }
  });
  const pictures = [0, 1, 2].map(async () => {
    while (alive) {
      const name = newName();
      const byte = sent.size % 256;
      sent.set(name, byte);
      // A killed backend doesn't answer.
      const answer = await upload(program, name, body(byte)).catch(() => null);
      if (answer?.outcome === 'ok') acknowledged.pictures.push(name);
    }
  });
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  // On a busy machine nothing may have been acknowledged yet: then there would be nothing to lose.
  await vi.waitFor(
    () => {
      expect(acknowledged.slugs.length).toBeGreaterThan(before.slugs);
      expect(acknowledged.pictures.length).toBeGreaterThan(before.pictures);
    },
    { timeout: 20_000, interval: 5 },
  );
  await program.end('SIGKILL');
  alive = false;
  await Promise.all([...rows, ...pictures]);
}

it(
  `keeps every acknowledged row and picture, and half of none, through ${KILLS} kills`,
  { timeout: 90_000 + KILLS * 30_000 },
  async () => {
    const random = numbersFrom(20261120);
    let gone: number | undefined;
    const start = async (): Promise<BackendProgram> => {
      const program = await startBackendProgram(folder);
      expect(program.printed()).not.toContain('damaged');
      // The lock of a killed process is taken over, with a log line.
      if (gone !== undefined) expect(program.printed()).toContain(`from process ${gone}, which is gone`);
      gone = program.pid;
      expect(await storedSlugs(program)).toEqual(expect.arrayContaining(acknowledged.slugs));
      return program;
    };
    for (let kill = 0; kill < KILLS; kill += 1) await writeAndKill(await start(), kill, 100 + random() * 400);

    const program = await start();
    const read = (name: string) => storageCall(program, 'visitor', `GET /object/public/article-images/${name}`);
    for (const [name, byte] of sent) {
      const { outcome, bytes } = await read(name);
      if (outcome === 'ok') expect(bytes.equals(body(byte))).toBe(true);
      else expect([name, outcome, acknowledged.pictures.includes(name)]).toEqual([name, '404 not_found', false]);
    }
    expect(files().filter((file) => !/^[0-9a-f]{64}$/.test(file))).toEqual([]);
    // Including those that aren't visible.
    expect(new Set(files().map((file) => statSync(join(folder, 'storage', file)).size)).size).toBe(1);
    // What was cut off in the middle of a body has left nothing, and its name is free.
    for (const name of halves) expect((await read(name)).outcome).toBe('404 not_found');
    expect((await upload(program, halves[0] ?? '', WEBP)).outcome).toBe('ok');
    await program.end('SIGTERM');
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  },
);
