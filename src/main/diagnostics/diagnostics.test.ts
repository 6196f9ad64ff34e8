import { describe, expect, it } from 'vitest';
import { diagnosticsText } from './diagnostics.ts';

const FACTS = {
  versions: { app: '1.0.0', electron: '45.4.1', chromium: '140.0.0.0', node: '24.1.0', system: 'linux x64 6.1.0' },
  language: 'id',
  theme: 'system',
  keeping: 'keychain',
  updates: 'not configured',
  backend: 'x.supabase.co',
  connection: 'answered 200 in 120 ms',
  dataFolder: '/home/ratna/.config/Tunas',
  log: [],
} as const;

const PRIVATE = { home: '/home/ratna', secrets: ['kunci-umum!'] };

describe('diagnosticsText', () => {
  it('names versions, settings and connection', () => {
    expect(diagnosticsText(FACTS, PRIVATE).split('\n')).toEqual([
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

  it('ends with the log, without what is private', () => {
    const log = [
      '2026-11-22 08:15:00.123 error A PDF was not saved: EIO /home/ratna/Dokumen/a.pdf',
      '2026-11-22 08:15:01.007 warn refused for sri@contoh.id with kunci-umum!',
    ];
    const [, text] = diagnosticsText({ ...FACTS, log }, PRIVATE).split('\n\nLog:\n');
    expect(text).toBe(
      [
        '2026-11-22 08:15:00.123 error A PDF was not saved: EIO ~/Dokumen/a.pdf',
        '2026-11-22 08:15:01.007 warn refused for [left out] with [left out]',
        '',
      ].join('\n'),
    );
  });
});
