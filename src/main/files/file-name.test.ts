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
