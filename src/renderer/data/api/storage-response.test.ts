import { describe, expect, test } from 'vitest';
import { failed, ok } from '#domain/result.ts';
import { isTokenOver, readStorageResponse } from './storage-response.ts';

const refusal = (statusCode: string, error: string, message = 'Words') =>
  JSON.stringify({ statusCode, error, message });

describe('the storage', () => {
  test.each([
    ['too large', 400, refusal('413', 'Payload too large'), 'invalid', 'Payload too large'],
    ['another type', 400, refusal('415', 'invalid_mime_type'), 'invalid', 'invalid_mime_type'],
    ['a bad name', 400, refusal('400', 'InvalidKey'), 'invalid', 'InvalidKey'],
    ['no bucket', 400, refusal('404', 'Bucket not found'), 'not-found', 'Bucket not found'],
    ['too many', 429, refusal('429', 'SlowDown'), 'too-many', 'SlowDown'],
    ['a database that is late', 544, refusal('544', 'DatabaseTimeout'), 'server', 'DatabaseTimeout'],
    ['no room', 507, refusal('507', 'DiskFull'), 'disk-full', 'DiskFull'],
    ['a gateway’s 413', 413, '<html>413</html>', 'invalid', undefined],
    ['a gateway’s 502', 502, '<html>Bad Gateway</html>', 'server', undefined],
    ['a wrong key', 401, JSON.stringify({ message: 'Invalid API key' }), 'refused', undefined],
  ])('refuses: %s, %i', (_name, status, text, code, reason) => {
    const result = readStorageResponse({ status, text });
    expect(result).toMatchObject({ ok: false, code });
    expect(!result.ok && result.reason).toBe(reason);
  });

  test('says what it means in the body, and is quoted in its own words', () => {
    expect(readStorageResponse({ status: 400, text: refusal('413', 'Payload too large', 'Too much') })).toEqual({
      ...failed('invalid', '413 Payload too large Too much'),
      reason: 'Payload too large',
    });
  });

  test('answers with what was asked for, or with nothing', () => {
    expect(readStorageResponse({ status: 200, text: '[1]' })).toEqual(ok([1]));
    expect(readStorageResponse({ status: 204, text: '' })).toEqual(ok(null));
  });

  test('means a token where it names one, and nothing of the kind by a missing right', () => {
    const over = (text: string) => isTokenOver(readStorageResponse({ status: 400, text }));
    expect(over(refusal('403', 'Unauthorized', '"exp" claim timestamp check failed'))).toBe(true);
    expect(over(refusal('401', 'InvalidJWT', 'Words'))).toBe(true);
    expect(over(refusal('403', 'Unauthorized', 'new row violates row-level security policy'))).toBe(false);
    expect(over(refusal('500', 'Internal', 'jwt'))).toBe(false);
  });
});
