import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { needsLibraries } from './app-image.ts';

const folder = mkdtempSync(join(tmpdir(), 'tunas-appimage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The start of a program for 64 bits with entries of these types. */
function program(types: readonly number[]): string {
  const bytes = Buffer.alloc(64 + 56 * types.length);
  bytes.write('\x7fELF', 'latin1');
  bytes.writeBigUInt64LE(64n, 32);
  bytes.writeUInt16LE(56, 54);
  bytes.writeUInt16LE(types.length, 56);
  types.forEach((type, index) => bytes.writeUInt32LE(type, 64 + 56 * index));
  const file = join(folder, 'program.AppImage');
  writeFileSync(file, bytes);
  return file;
}

test('a program that names a loader needs libraries of the system', () => {
  expect(needsLibraries(program([6, 3, 1, 2]))).toBe(true);
});

test('one without a loader needs none', () => {
  expect(needsLibraries(program([1, 1, 2]))).toBe(false);
});

test.runIf(process.platform === 'linux')('Node on this computer needs some', () => {
  expect(needsLibraries(process.execPath)).toBe(true);
});

test('what is no program is named', () => {
  const file = join(folder, 'text.AppImage');
  writeFileSync(file, 'x'.repeat(100));
  expect(() => needsLibraries(file)).toThrow("doesn't begin with a program");
});
