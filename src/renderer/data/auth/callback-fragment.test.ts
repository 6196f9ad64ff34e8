import { describe, expect, test } from 'vitest';
import { readFragment } from './callback-fragment.ts';

const NOW = 1_800_000_000;
const SESSION = 'access_token=a.b.c&refresh_token=r&expires_in=3600&token_type=bearer';

describe('a session in the address', () => {
  test('says when it was issued', () => {
    expect(readFragment(`${SESSION}&expires_at=${NOW + 3000}&type=recovery`, NOW)).toEqual({
      kind: 'session',
      accessToken: 'a.b.c',
      refreshToken: 'r',
      lasting: 3600,
      issuedAt: NOW - 600,
      type: 'recovery',
    });
  });

  test('was issued just now where it doesn’t say', () => {
    expect(readFragment(SESSION, NOW)).toMatchObject({ issuedAt: NOW, type: null });
  });

  test.each(['access_token', 'refresh_token', 'expires_in', 'token_type'])('is none without %s', (name) => {
    const names = new URLSearchParams(SESSION);
    names.delete(name);
    expect(readFragment(names.toString(), NOW)).toEqual({
      kind: 'error',
      reason: undefined,
      detail: 'No session defined in URL',
    });
  });

  test.each(['0', '-5', 'soon'])('is none that lasts %s seconds', (lasting) => {
    expect(readFragment(SESSION.replace('3600', lasting), NOW).kind).toBe('error');
  });
});

describe('an error in the address', () => {
  test('comes with its code and its message', () => {
    const text = 'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired';
    expect(readFragment(text, NOW)).toEqual({
      kind: 'error',
      reason: 'otp_expired',
      detail: 'Email link is invalid or has expired',
    });
  });

  test('counts before a session that stands beside it', () => {
    expect(readFragment(`${SESSION}&error=access_denied`, NOW)).toMatchObject({
      kind: 'error',
      reason: 'access_denied',
    });
  });

  test('is one with nothing but a description', () => {
    expect(readFragment('error_description=No', NOW)).toEqual({ kind: 'error', reason: undefined, detail: 'No' });
  });

  test('can’t fill the screen: anybody may write such a link', () => {
    const { detail, reason } = readFragment(
      `error=${'e'.repeat(500)}&error_description=${'%0A'.repeat(9)}${'x'.repeat(5000)}`,
      NOW,
    ) as {
      detail: string;
      reason: string;
    };
    expect([detail.length, detail.includes('\n'), reason.length]).toEqual([200, false, 60]);
  });
});
