import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { iconFiles } from '../../build/packaging/icon-files.ts';

const resources = join(import.meta.dirname, '../../build/resources');
const drawn = iconFiles(readFileSync(join(resources, 'icon.svg'), 'utf8'));
const folder = join(resources, 'icons');
const kept = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(folder.length + 1)
      .replaceAll('\\', '/'),
  );

/** Width and height of a PNG, from its first chunk. */
function sizeOf(png: Buffer): readonly [number, number] {
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe('the icons', () => {
  test('are those of the drawing: "node --import tsx build/packaging/make-icons.ts" draws them anew', () => {
    expect(kept.toSorted()).toEqual([...drawn.keys()].toSorted());
    for (const [name, bytes] of drawn) expect(readFileSync(join(folder, name)).equals(bytes), name).toBe(true);
  });

  test('stay small', () => {
    expect(kept.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)).toBeLessThan(200 * 1024);
  });

  test('of Linux have the size that their name says', () => {
    for (const name of kept.filter((file) => file.startsWith('linux/'))) {
      const size = Number(/\/(\d+)x/.exec(name)?.[1]);
      expect(sizeOf(readFileSync(join(folder, name)))).toEqual([size, size]);
    }
  });
});

test('the icon of Windows holds every size', () => {
  const ico = readFileSync(join(folder, 'icon.ico'));
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
  const sizes = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const at = 6 + 16 * index;
    const start = ico.readUInt32LE(at + 12);
    const [width, height] = sizeOf(ico.subarray(start, start + ico.readUInt32LE(at + 8)));
    expect([ico[at], ico[at + 1]]).toEqual([width % 256, height % 256]);
    return width;
  });
  expect(sizes).toEqual([16, 24, 32, 48, 64, 128, 256]);
});

describe('the icon of macOS', () => {
  const icns = readFileSync(join(folder, 'icon.icns'));
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4)) {
    chunks.set(icns.toString('latin1', at, at + 4), icns.subarray(at + 8, at + icns.readUInt32BE(at + 4)));
  }

  test('is as long as it says', () => {
    expect(icns.toString('latin1', 0, 4)).toBe('icns');
    expect(icns.readUInt32BE(4)).toBe(icns.length);
  });

  test.each([
    ['ic11', 32],
    ['ic12', 64],
    ['ic07', 128],
    ['ic08', 256],
    ['ic13', 256],
    ['ic09', 512],
    ['ic14', 512],
    ['ic10', 1024],
  ])('has %s of %i pixels', (type, size) => {
    expect(sizeOf(chunks.get(type) ?? Buffer.alloc(0))).toEqual([size, size]);
  });

  test.each([
    ['ic04', 16],
    ['ic05', 32],
  ])('has %s as four channels of %i by %i pixels', (type, size) => {
    const picture = chunks.get(type) ?? Buffer.alloc(0);
    expect(picture.toString('latin1', 0, 4)).toBe('ARGB');
    const pixels = unpacked(picture.subarray(4));
    expect(pixels).toHaveLength(4 * size * size);
    // Opacity comes first: full in the middle. Then a colour of the sprout or its ground: more green than blue.
    const middle = (size * size) / 2 + size / 2;
    expect(pixels[middle]).toBe(255);
    expect(pixels[2 * size * size + middle]).toBeGreaterThan(pixels[3 * size * size + middle] ?? 255);
  });
});

/** The opposite of the packing: n below 128 is followed by n + 1 bytes, one above by a byte that stands n - 125 times. */
function unpacked(bytes: Buffer): readonly number[] {
  const out: number[] = [];
  for (let at = 0; at < bytes.length;) {
    const n = bytes[at] ?? 0;
    if (n < 128) {
      out.push(...bytes.subarray(at + 1, at + 2 + n));
      at += n + 2;
    } else {
      out.push(...new Array<number>(n - 125).fill(bytes[at + 1] ?? 0));
      at += 2;
    }
  }
  return out;
}
