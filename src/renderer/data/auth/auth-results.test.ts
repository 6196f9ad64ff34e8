import { AuthApiError } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { attempt } from './auth-results.ts';

const refusedWith = (message: string, status: number, code: string | undefined) =>
  attempt(() => Promise.resolve({ data: null, error: new AuthApiError(message, status, code) }));

test.each([
  ['you can only request this after 40 seconds.', 40],
  ['you can only request this after 1 second.', 1],
])('too many mails, told by the code alone: "%s"', async (message, retryAfter) => {
  expect(await refusedWith(message, 400, 'over_email_send_rate_limit')).toEqual({
    ok: false,
    code: 'too-many',
    reason: 'over_email_send_rate_limit',
    detail: message,
    retryAfter,
  });
});

test('too many requests without a code and without a time to wait', async () => {
  expect(await refusedWith('Slow down', 429, undefined)).toEqual({
    ok: false,
    code: 'too-many',
    reason: 'over_request_rate_limit',
    detail: 'Slow down',
  });
});

test('a refusal for another reason names no time to wait', async () => {
  const message = 'New password should be different, tried after 5 seconds';
  expect(await refusedWith(message, 422, 'same_password')).toEqual({
    ok: false,
    code: 'refused',
    reason: 'same_password',
    detail: message,
  });
});
