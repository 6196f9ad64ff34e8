import { closeSync, openSync, readSync } from 'node:fs';
import { expect, test } from 'vitest';
import { processorOf } from './native-architecture.ts';

/** A file's start with numbers at places, little-endian. */
function head(magic: string, places: Readonly<Record<number, readonly [number, 2 | 4]>>): Buffer {
  const bytes = Buffer.alloc(256);
  bytes.write(magic, 'latin1');
  for (const [at, [value, size]] of Object.entries(places)) bytes.writeUIntLE(value, Number(at), size);
  return bytes;
}

test.each([
  ['Linux, x64', head('\x7fELF', { 18: [62, 2] }), 'x64'],
  ['Linux, arm64', head('\x7fELF', { 18: [183, 2] }), 'arm64'],
  ['macOS, x64', head('\xcf\xfa\xed\xfe', { 4: [0x01000007, 4] }), 'x64'],
  ['macOS, arm64', head('\xcf\xfa\xed\xfe', { 4: [0x0100000c, 4] }), 'arm64'],
  ['Windows, x64', head('MZ', { 60: [128, 4], 132: [0x8664, 2] }), 'x64'],
  ['Windows, arm64', head('MZ', { 60: [128, 4], 132: [0xaa64, 2] }), 'arm64'],
  ['Windows, its header beyond what was read', head('MZ', { 60: [4096, 4] }), null],
  ['text', Buffer.alloc(256, 'a'), null],
  ['nothing', Buffer.alloc(0), null],
])('a library for %s', (_what, bytes, processor) => {
  expect(processorOf(bytes)).toBe(processor);
});

test('the program that runs this test is for this processor', () => {
  const file = openSync(process.execPath, 'r');
  const bytes = Buffer.alloc(1024);
  readSync(file, bytes, 0, bytes.length, 0);
  closeSync(file);
  expect(processorOf(bytes)).toBe(process.arch);
});
