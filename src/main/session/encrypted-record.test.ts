import { expect, test } from 'vitest';
import { newKey } from './encryption-key.ts';
import { parseRecord, encryptRecord, decryptRecord } from './encrypted-record.ts';

const SECRET = newKey();
const HERE = { backend: 'https://a.example', key: 'sb-a-auth-token' };

test('opens with its key, whatever the text', () => {
  for (const text of ['', 'padi', '{"a":"é😀"}', 'x'.repeat(64 * 1024)])
    expect(decryptRecord(encryptRecord(text, SECRET, 'keychain', HERE), SECRET, HERE)).toBe(text);
});

test('never uses an IV twice, and gives nothing of the text away', () => {
  const records = Array.from({ length: 200 }, () => encryptRecord('refresh-token', SECRET, 'keychain', HERE));
  expect(new Set(records.map(({ iv }) => iv)).size).toBe(200);
  expect(new Set(records.map(({ text }) => text)).size).toBe(200);
  expect(JSON.stringify(records)).not.toContain('refresh-token');
  expect(JSON.stringify(records)).not.toContain(Buffer.from('refresh-token').toString('base64').slice(0, 16));
});

test('survives the way through a file', () => {
  const record = parseRecord(JSON.parse(JSON.stringify(encryptRecord('padi', SECRET, 'file', HERE))));
  expect(record && decryptRecord(record, SECRET, HERE)).toBe('padi');
});

test.each([
  ['another key', { ...HERE, key: 'sb-b-auth-token' }],
  ['another backend', { ...HERE, backend: 'https://b.example' }],
  ['the two swapped', { backend: HERE.key, key: HERE.backend }],
  ['one cut elsewhere', { backend: `${HERE.backend}","sb`, key: '-a-auth-token' }],
])('does not open where it was moved to: %s', (_name, elsewhere) => {
  expect(decryptRecord(encryptRecord('padi', SECRET, 'keychain', HERE), SECRET, elsewhere)).toBeNull();
});

test('does not open with another secret, nor with another source of its key', () => {
  const record = encryptRecord('padi', SECRET, 'keychain', HERE);
  expect(decryptRecord(record, newKey(), HERE)).toBeNull();
  expect(decryptRecord({ ...record, keySource: 'file' }, SECRET, HERE)).toBeNull();
});

test('does not open with any single bit changed', () => {
  const record = encryptRecord('padi', SECRET, 'keychain', HERE);
  for (const name of ['iv', 'tag', 'text'] as const) {
    const bytes = Buffer.from(record[name], 'base64');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(decryptRecord({ ...record, [name]: changed.toString('base64') }, SECRET, HERE)).toBeNull();
    }
  }
});
