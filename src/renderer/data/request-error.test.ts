import { expect, test } from 'vitest';
import { failed, ok } from '#domain/result.ts';
import { request, RequestError } from './request-error.ts';

const thrown = (call: Parameters<typeof request>[0]) => request(call).catch((error: unknown) => error);

test('gives back what a call answers', async () => {
  expect(await request(() => Promise.resolve(ok(7)))).toBe(7);
});

test('throws a failure with all that is known of it', async () => {
  const failure = { ...failed('duplicate', 'taken'), reason: '23505' };
  const error = await thrown(() => Promise.resolve(failure));
  expect(error).toBeInstanceOf(RequestError);
  expect(error).toMatchObject({ failure, code: 'duplicate', message: 'duplicate 23505 taken' });
});

test.each([
  ['rejects', () => Promise.reject(new TypeError('gone'))],
  [
    'throws',
    () => {
      throw new TypeError('gone');
    },
  ],
])('a call that %s is offline: its code couldn’t be fetched', async (_way, call) => {
  expect(await thrown(call)).toMatchObject({ code: 'offline', failure: { detail: 'TypeError: gone' } });
});
