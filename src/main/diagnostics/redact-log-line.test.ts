import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redactLogLine } from './redact-log-line.ts';

describe('redactLogLine', () => {
  it.each([
    ['/home/ratna/x', '/home/ratna', '~/x'],
    ['C:\\Users\\Ratna Sari\\AppData', 'C:\\Users\\Ratna Sari', '~\\AppData'],
    ['file:///c:/users/ratna sari/x', 'C:\\Users\\Ratna Sari', 'file:///~/x'],
    ['file:///C:/Users/Ratna%20Sari/x', 'C:\\Users\\Ratna Sari', 'file:///~/x'],
    ["path: 'C:\\\\Users\\\\Ratna Sari\\\\x'", 'C:\\Users\\Ratna Sari', "path: '~\\\\x'"],
    ['/home/ratnasari/x', '/home/ratna', '/home/ratnasari/x'],
    ['owner ratna, Ratna', '/home/ratna', 'owner ~, ~'],
    ['Tunas 1.0.0', '/home/tunas', 'Tunas 1.0.0'],
    ['failed for ratna@contoh.id: no', '/home/x', 'failed for [left out]: no'],
    ['mailto:ratna%40contoh.id?x', '/home/x', 'mailto:[left out]?x'],
    ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-_9', '/home/x', 'Bearer [left out]'],
    ['key sb_secret_abcDEF123', '/home/x', 'key [left out]'],
    ['key sb_secret_abc-DEF+1/2=', '/home/x', 'key [left out]'],
    ['{"refresh_token":"v4kq2x7w5ytr","a":1}', '/home/x', '{"refresh_token":[left out]'],
    ["{ password: 'padi dan jagung' }", '/home/x', '{ password: [left out] }'],
    ['tunas://auth?code=ab12&x', '/home/x', 'tunas://auth?code=[left out]'],
    ['Authorization: Bearer abc', '/home/x', 'Authorization: [left out]'],
    [`code ${'a1'.repeat(30)}`, '/home/x', 'code [left out]'],
    ['secret 3q2+7w/AbCdEf0123456789==', '/home/x', 'secret [left out]'],
    ['one\ntwo', '/', 'one two'],
  ])('cleans %j', (line, home, clean) => {
    expect(redactLogLine(line, home)).toBe(clean);
  });

  it.each([
    'System: linux x64 6.1.0-28-cloud-amd64',
    'Backend: abcdefghijklmnopqrst.supabase.co',
    '    at save (file:///opt/Tunas/resources/app.asar/out/main/index.js:120:33)',
    "  code: 'ENOSPC', errno: -28, syscall: 'write'",
    'The key of sessions could not be kept in a file: EACCES',
    'No password store keeps the key of sessions: no Electron',
  ])('leaves what helps: %j', (line) => {
    expect(redactLogLine(line, '/home/ratna')).toBe(line);
  });

  it('leaves out every key and token, whatever characters it has', () => {
    const visible = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCodePoint(code));
    const secret = fc.oneof(
      fc.string({ unit: visible, minLength: 12, maxLength: 80 }),
      fc.string({ unit: fc.constantFrom(...'abcXYZ019-_+/='), minLength: 12, maxLength: 80 }),
    );
    const places: readonly ((key: string) => readonly [line: string, known: readonly string[]])[] = [
      (key) => [`refused: ${key}, once`, [key]],
      (key) => [`apikey: ${key}`, []],
      (key) => [`Authorization: Bearer ${key}`, []],
      (key) => [JSON.stringify({ session: { refresh_token: key, expires_in: 3600 } }), []],
      (key) => [`tunas://auth#access_token=${encodeURIComponent(key)}&type=x`, []],
      (key) => [`the key sb_secret_${key} was refused`, []],
      (key) => [`token eyJ${key}`, []],
    ];
    fc.assert(
      fc.property(secret, fc.constantFrom(...places), (key, place) => {
        const [line, known] = place(key);
        const clean = redactLogLine(line, '/home/ratna', known);
        // Not even a part of the secret that would make the rest easier to guess.
        const parts = Array.from({ length: key.length - 7 }, (_, at) => key.slice(at, at + 8));
        return parts.every((part) => !clean.includes(part));
      }),
      { numRuns: 3_000 },
    );
  });
});
