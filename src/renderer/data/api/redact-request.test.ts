import { describe, expect, test } from 'vitest';
import { redactRequest } from './redact-request.ts';

const TOKEN = 'eyJhbGciOi.J9.secret-token';
const PASSWORD = 'neu"pass\\wört<&>';
const CURRENT = 'alte-kata-sandi';
const request = (body: object): RequestInit => ({
  headers: { authorization: `Bearer ${TOKEN}` },
  body: JSON.stringify(body),
});
const CHANGE = request({ password: PASSWORD, current_password: CURRENT, data: { nested: [{ code: '123456' }] } });

/** How a server may spell what it was sent. */
const ECHOES: Readonly<Record<string, string>> = {
  'as it came': `<html>${CHANGE.body as string}`,
  'inside of JSON': JSON.stringify({ msg: CHANGE.body }),
  'inside of JSON, as Go writes it': JSON.stringify({ msg: CHANGE.body }).replace(/[<>&]/g, (letter) =>
    letter === '<' ? '\\u003c' : letter === '>' ? '\\u003e' : '\\u0026',
  ),
  'in plain letters only': `got ${JSON.stringify(PASSWORD).replace('ö', '\\u00f6')}`,
  'each value by itself': JSON.stringify({ msg: [PASSWORD, CURRENT, '123456', TOKEN] }),
  'as a name': JSON.stringify({ [CURRENT]: 'is wrong', error_code: CURRENT }),
  'as an address': `/user?password=${encodeURIComponent(PASSWORD)}`,
};

describe('what a request carried is taken out of the answer', () => {
  test.each(Object.entries(ECHOES))('%s', (_name, echo) => {
    const clean = redactRequest(echo, CHANGE);
    expect(clean).toContain('…');
    for (const part of ['neu', 'pass\\', 'rt<', 'alte-kata', '123456', 'secret-token']) {
      expect(clean).not.toContain(part);
      expect(clean).not.toContain(JSON.stringify(part).slice(1, -1));
    }
  });

  test('a secret inside of a longer one takes nothing of that away', () => {
    expect(redactRequest('sandi-rahasia-2 sandi-rahasia', request({ a: 'sandi-rahasia', b: 'sandi-rahasia-2' }))).toBe(
      '… …',
    );
  });
});

describe('what makes an error worth reading stays', () => {
  test('e-mail addresses, and names that people gave', () => {
    const words = 'ratna@contoh.id has a factor "Ponsel Ratna" of the type webauthn';
    const body = { email: 'ratna@contoh.id', friendly_name: 'Ponsel Ratna', factor_type: 'webauthn' };
    expect(redactRequest(words, request(body))).toBe(words);
  });

  test('the service’s own codes, whatever word somebody took for a password', () => {
    const answer = JSON.stringify({ code: 422, error_code: 'weak_password', msg: 'Password too short' });
    expect(redactRequest(answer, request({ password: 'password' }))).toBe(answer);
  });

  test('short values, which are found in any word', () => {
    expect(redactRequest('the code is wrong', request({ password: 'wrong' }))).toBe('the code is wrong');
  });

  test('everything, where nothing was sent', () => {
    expect(redactRequest('{"a": 1}', { method: 'GET' })).toBe('{"a": 1}');
  });
});
