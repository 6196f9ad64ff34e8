import { generateKeyPairSync, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { readPackKeys, readPackSigner } from './pack-keys.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
const der = privateKey.export({ format: 'der', type: 'pkcs8' });
const spki = publicKey.export({ format: 'der', type: 'spki' });
const raw = spki.subarray(-32).toString('base64');
const other = generateKeyPairSync('ed25519').publicKey.export({ format: 'der', type: 'spki' }).toString('base64');

test.each([
  ['PEM', pem],
  ['PEM in one line', pem.replaceAll('\n', '\\n')],
  ['base64', der.toString('base64')],
  ['base64 of the key alone', der.subarray(-32).toString('base64')],
])('signs with a key written as %s', (_how, key) => {
  const signer = readPackSigner({ TUNAS_PACK_KEY: key });
  const bytes = Buffer.from('x');
  expect(signer?.key).toBe(raw);
  expect(verify(null, bytes, publicKey, signer!.sign(bytes))).toBe(true);
});

test('a build without a key signs nothing', () => {
  expect(readPackSigner({ TUNAS_PACK_KEY: ' ' })).toBeNull();
  expect(readPackKeys({})).toEqual({ valid: [], revoked: [] });
});

test('a wrong key is named and not shown', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'pem', type: 'pkcs8' });
  for (const key of ['secret-text', rsa.toString(), der.subarray(4).toString('base64')]) {
    expect(() => readPackSigner({ TUNAS_PACK_KEY: key })).toThrow('TUNAS_PACK_KEY');
    expect(() => readPackSigner({ TUNAS_PACK_KEY: key })).not.toThrow(key);
  }
});

test('the keys that count are those that are named, else the one that signs', () => {
  expect(readPackKeys({ TUNAS_PACK_KEY: pem }).valid).toEqual([raw]);
  expect(readPackKeys({ VITE_PACK_KEYS: `${raw}, ${spki.toString('base64')},${other}` }).valid).toHaveLength(2);
  expect(() => readPackKeys({ TUNAS_PACK_KEY: pem, VITE_PACK_KEYS: other })).toThrow(raw);
  expect(() => readPackKeys({ VITE_PACK_KEYS: 'abc' })).toThrow('VITE_PACK_KEYS');
});

test('a key that is revoked can’t be in use', () => {
  const spkiOf = (key: string) => Buffer.from(key, 'base64').subarray(-32).toString('base64');
  expect(readPackKeys({ TUNAS_PACK_KEY: pem, VITE_REVOKED_PACK_KEYS: other })).toEqual({
    valid: [raw],
    revoked: [spkiOf(other)],
  });
  expect(() => readPackKeys({ TUNAS_PACK_KEY: pem, VITE_REVOKED_PACK_KEYS: raw })).toThrow(raw);
  expect(() => readPackKeys({ VITE_PACK_KEYS: other, VITE_REVOKED_PACK_KEYS: other })).toThrow(
    'VITE_REVOKED_PACK_KEYS',
  );
  expect(() => readPackKeys({ VITE_REVOKED_PACK_KEYS: 'abc' })).toThrow('VITE_REVOKED_PACK_KEYS');
});
