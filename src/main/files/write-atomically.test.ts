import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeAtomically } from './write-atomically.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tunas-write-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('replaces what was there, and leaves nothing else', async () => {
  const file = join(folder, 'a.pdf');
  writeFileSync(file, 'old');
  await writeAtomically(file, Buffer.from('new'));
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(readdirSync(folder)).toEqual(['a.pdf']);
});

it('rejects with the error, and leaves no file', async () => {
  // A folder can't be replaced by a file.
  mkdirSync(join(folder, 'a.pdf', 'x'), { recursive: true });
  await expect(writeAtomically(join(folder, 'a.pdf'), Buffer.from('new'))).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['a.pdf']);
  await expect(writeAtomically(join(folder, 'missing', 'b.pdf'), Buffer.from('new'))).rejects.toThrow('ENOENT');
});
