import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Arch } from 'electron-builder';

type Processor = 'x64' | 'arm64' | 'ia32' | 'armv7l';

/** Machine numbers of ELF (Linux), PE (Windows) and Mach-O (macOS). */
const ELF: Readonly<Record<number, Processor>> = { 62: 'x64', 183: 'arm64', 3: 'ia32', 40: 'armv7l' };
const PE: Readonly<Record<number, Processor>> = { 0x8664: 'x64', 0xaa64: 'arm64', 0x14c: 'ia32' };
const MACH: Readonly<Record<number, Processor>> = { 0x01000007: 'x64', 0x0100000c: 'arm64' };

/** The processor that a native library is for, from the start of its file; null where that can't be determined. */
export function processorOf(head: Buffer): Processor | null {
  if (head.length < 64) return null;
  if (head.readUInt32BE(0) === 0x7f454c46) return ELF[head.readUInt16LE(18)] ?? null;
  if (head.readUInt32LE(0) === 0xfeedfacf) return MACH[head.readUInt32LE(4)] ?? null;
  if (head.toString('latin1', 0, 2) !== 'MZ') return null;
  const header = head.readUInt32LE(60);
  return header + 6 > head.length ? null : (PE[head.readUInt16LE(header + 4)] ?? null);
}

/**
 * The native libraries below a folder that are for another processor than `arch`. npm installs keytar for the computer it
 * runs on; in a package for another one it does not load, and Electron’s safeStorage keeps the key of sessions instead.
 */
export function nativeMismatches(folder: string, arch: Arch): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.node'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => processorOf(headOf(file)) !== Arch[arch])
    .map((file) => relative(folder, file));
}

function headOf(path: string): Buffer {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(1024);
    return head.subarray(0, readSync(file, head, 0, head.length, 0));
  } finally {
    closeSync(file);
  }
}
