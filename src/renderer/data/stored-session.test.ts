import { describe, expect, test } from 'vitest';
import { readStoredSession, secondFactorDue, tokenClaims } from './stored-session.ts';

const token = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;
const session = {
  access_token: token({ sub: 'a', aal: 'aal1', name: '🌱?>' }),
  refresh_token: 'refresh',
  expires_at: 1_800_000_000,
  expires_in: 3600,
  token_type: 'bearer',
  user: { id: 'a', email: 'ratna@contoh.id', factors: [] },
};
const read = (change: object = {}) => readStoredSession(JSON.stringify({ ...session, ...change }));

test('a stored session says who is signed in, and until when', () => {
  expect(read()).toEqual({
    person: { id: 'a', email: 'ratna@contoh.id' },
    accessToken: session.access_token,
    refreshToken: 'refresh',
    expiresAt: 1_800_000_000,
    assurance: { current: 'aal1', possible: 'aal1' },
  });
});

test('somebody without an email address is somebody all the same', () => {
  expect(read({ user: { id: 'a' } })?.person).toEqual({ id: 'a', email: '' });
});

describe('the second factor', () => {
  const verified = { user: { ...session.user, factors: [{ id: 'f', status: 'verified' }] } };
  test.each([
    ['is due where one is verified and not yet proved', verified, true],
    ['is not due once it is proved', { ...verified, access_token: token({ aal: 'aal2' }) }, false],
    [
      'is not due for one that was never verified',
      { user: { ...session.user, factors: [{ status: 'unverified' }] } },
      false,
    ],
    ['is not due where the list is none', { user: { ...session.user, factors: 'none' } }, false],
    ['is due for a token that says nothing of it', { ...verified, access_token: 'opaque' }, true],
  ])('%s', (_name, change, due) => {
    const { assurance } = read(change) ?? {};
    expect(assurance && secondFactorDue(assurance)).toBe(due);
  });
});

test.each([
  '',
  '{',
  'null',
  '7',
  '[]',
  '"text"',
  '{}',
  ...['access_token', 'refresh_token', 'expires_at', 'user'].map((key) => JSON.stringify({ ...session, [key]: null })),
  JSON.stringify({ ...session, expires_at: '1800000000' }),
  JSON.stringify({ ...session, user: { id: 7 } }),
])('a damaged session is none: %s', (text) => {
  expect(readStoredSession(text)).toBeNull();
});

test.each(['', 'abc', 'a.b.c', 'a.!!.c', `a.${Buffer.from('[').toString('base64url')}.c`])(
  'a token that is no JWT claims nothing: %j',
  (text) => {
    expect(tokenClaims(text)).toEqual({});
  },
);
