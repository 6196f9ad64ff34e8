import { describe, expect, it } from 'vitest';
import { diagnosticsText, withoutSecrets } from './diagnostics.ts';

const FACTS = {
  versions: { app: '1.0.0', electron: '45.4.1', chromium: '140.0.0.0', node: '24.1.0', system: 'linux x64 6.1.0' },
  language: 'id',
  theme: 'system',
  keeping: 'keychain',
  updates: 'not configured',
  backend: 'x.supabase.co',
  connection: 'answered 200 in 120 ms',
  dataFolder: '/home/ratna/.config/Tunas',
} as const;

describe('diagnosticsText', () => {
  it('names versions, settings and connection', () => {
    expect(diagnosticsText(FACTS, '/home/ratna').split('\n')).toEqual([
      'Tunas 1.0.0',
      'Electron 45.4.1, Chromium 140.0.0.0, Node 24.1.0',
      'System: linux x64 6.1.0',
      'Language: id',
      'Theme: system',
      'Sign-in kept in: keychain',
      'Updates: not configured',
      'Backend: x.supabase.co',
      'Connection: answered 200 in 120 ms',
      'Data folder: ~/.config/Tunas',
      '',
    ]);
  });
});

describe('withoutSecrets', () => {
  it.each([
    ['/home/ratna/x', '/home/ratna', '~/x'],
    ['C:\\Users\\Ratna Sari\\AppData', 'C:\\Users\\Ratna Sari', '~\\AppData'],
    ['file:///c:/users/ratna sari/x', 'C:\\Users\\Ratna Sari', 'file:///~/x'],
    ['/home/ratnasari/x', '/home/ratna', '/home/ratnasari/x'],
    ['failed for ratna@contoh.id: no', '/home/x', 'failed for [left out]: no'],
    ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-_9', '/home/x', 'Bearer [left out]'],
    ['key sb_secret_abcDEF123', '/home/x', 'key [left out]'],
    [`code ${'a1'.repeat(30)}`, '/home/x', 'code [left out]'],
    ['one\ntwo', '/', 'one two'],
  ])('cleans %j', (line, home, clean) => {
    expect(withoutSecrets(line, home)).toBe(clean);
  });
});
