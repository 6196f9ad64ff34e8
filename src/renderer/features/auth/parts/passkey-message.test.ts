import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { translator } from '#tests/support/stages/account-stage.tsx';
import { PASSKEY_MESSAGES, passkeyMessage } from './passkey-message.ts';

const library = readFileSync('node_modules/@supabase/auth-js/src/lib/webauthn.errors.ts', 'utf8');
const libraryCodes = [...new Set(library.match(/ERROR_[A-Z_]+/g))].sort();
const ours = Object.keys(PASSKEY_MESSAGES);

test('every code of the library has a message, and no other code has one', () => {
  expect(libraryCodes).toHaveLength(12);
  expect(ours.filter((code) => code !== 'unsupported').sort()).toEqual(libraryCodes);
});

test('each message has the key that its code says', () => {
  for (const [code, key] of Object.entries(PASSKEY_MESSAGES)) {
    expect(key).toBe(`auth:passkey.${code.replace('ERROR_', '').toLowerCase()}`);
  }
});

describe.each(['id', 'en'] as const)('in %s', (language) => {
  const t = translator(language);

  test('each code says something of its own, with nothing left open', () => {
    const texts = ours.map((code) => passkeyMessage(code, t, 'https://tunas.example/'));
    expect(new Set(texts).size).toBe(13);
    for (const text of texts) expect(text).not.toMatch(/\{\{|^passkey\./);
  });

  test('a wrong address names the right one, an error of ours names itself', () => {
    expect(passkeyMessage('ERROR_INVALID_DOMAIN', t, 'https://tunas.example/')).toContain('tunas.example.');
    expect(passkeyMessage('ERROR_MALFORMED_PUBKEYCREDPARAMS', t, null)).toContain('ERROR_MALFORMED_PUBKEYCREDPARAMS');
  });
});

test.each([
  ['en', 'Browser does not support WebAuthn'],
  ['id', 'Browser ini belum mendukung kunci sandi'],
] as const)('a browser without passkeys is told in %s', (language, text) => {
  expect(passkeyMessage('unsupported', translator(language), null)).toBe(text);
});

test.each(['mfa_verification_failed', 'toString', undefined])('%j isn’t a passkey’s error', (code) => {
  expect(passkeyMessage(code, translator('en'), null)).toBeNull();
});
