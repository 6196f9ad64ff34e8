import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileName } from './file-name.ts';

describe('fileName', () => {
  it.each([
    ['Selada NFT pertama, dari benih sampai panen', 'Selada NFT pertama, dari benih sampai panen.pdf'],
    ['Pu\u00adpuk kan\u00addang', 'Pupuk kandang.pdf'],
    ['Cabai: kapan?', 'Cabai kapan.pdf'],
    ['../../etc/passwd', 'etc passwd.pdf'],
    ['C:\\Windows\\x', 'C Windows x.pdf'],
    ['.hidden', 'hidden.pdf'],
    ['name.exe. . .', 'name.exe.pdf'],
    ['a\u202Efdp.exe', 'afdp.exe.pdf'],
    ['CON', 'Tunas CON.pdf'],
    ['nul.txt', 'Tunas nul.txt.pdf'],
    ['COM\u00b9', 'Tunas COM\u00b9.pdf'],
    ['lpt\u00b3.panen', 'Tunas lpt\u00b3.panen.pdf'],
    ['CONIN$', 'Tunas CONIN$.pdf'],
    ['conout$ .x', 'Tunas conout$ .x.pdf'],
    ['aux .txt', 'Tunas aux .txt.pdf'],
    ['Panen . . ', 'Panen.pdf'],
    ['%USERPROFILE%', 'USERPROFILE.pdf'],
    ['line\nbreak\u0000', 'line break.pdf'],
    ['', 'Tunas.pdf'],
    ['...', 'Tunas.pdf'],
    ['???', 'Tunas.pdf'],
  ])('makes %j a name for all systems', (title, name) => {
    expect(fileName(title, 'pdf')).toBe(name);
  });

  it('stays short enough, without cutting a letter in two', () => {
    const name = fileName('🌱'.repeat(300), 'pdf');
    expect(Buffer.byteLength(name)).toBeLessThan(255);
    expect(Buffer.from(name).toString()).toBe(name);
  });
});

const DEVICES = ['con', 'prn', 'aux', 'nul', 'conin$', 'conout$'].concat(
  ['com', 'lpt'].flatMap((name) => [...'0123456789\u00b9\u00b2\u00b3'].map((digit) => name + digit)),
);

/** What some system would refuse or change in a name. */
function problems(name: string, extension: string): string[] {
  const stem = name.slice(0, -extension.length - 1);
  const found = {
    'too long': Buffer.byteLength(name) > 255,
    'half a letter': Buffer.from(name).toString() !== name,
    'another ending': name !== `${stem}.${extension}`,
    'no name': stem === '',
    hidden: stem.startsWith('.'),
    'a blank or a dot at an end': /^\s|[\s.]$/.test(stem),
    'a forbidden character': /[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]/u.test(name),
    'a device': DEVICES.includes(name.split('.')[0]?.trim().toLowerCase() ?? ''),
  };
  return Object.entries(found).flatMap(([problem, is]) => (is ? [problem] : []));
}

it('makes a name that every system takes of any title', { timeout: 60_000 }, () => {
  const device = fc.constantFrom(...DEVICES, ...DEVICES.map((name) => name.toUpperCase()));
  const piece = fc.constantFrom('.', ' ', '. ', '\u00a0', '\u202e', '\ud83c', '..', '/', '\\', ':', '🌱'.repeat(80));
  const text = fc.string({ unit: 'binary', maxLength: 20 });
  const titles = fc.array(fc.oneof(text, device, piece), { maxLength: 4 }).map((parts) => parts.join(''));
  const given: unknown[] = [];
  fc.assert(
    fc.property(titles, fc.constantFrom('pdf', 'json', 'x'.repeat(120)), (title, extension) => {
      given.push(title);
      return problems(fileName(title, extension), extension).length === 0;
    }),
    { numRuns: 20_000 },
  );
  expect(given).toHaveLength(20_000);
});
