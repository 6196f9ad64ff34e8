import { expect, test } from 'vitest';
import { TIME_LIMITS, timeLimitOf } from './time-limit.ts';

const limitOf = (path: string, headers: Record<string, string>) =>
  timeLimitOf({ method: 'POST', url: `http://localhost:54321${path}`, headers, body: null }, 'secret', TIME_LIMITS);

test.each([
  ['a visitor', '/rest/v1/rpc/apply_import', { apikey: 'anon' }, TIME_LIMITS.visitor],
  ['a person', '/rest/v1/rpc/save_draft', { apikey: 'anon', authorization: 'Bearer t' }, TIME_LIMITS.person],
  ['a person who applies an import', '/rest/v1/rpc/apply_import', { authorization: 'Bearer t' }, TIME_LIMITS.applying],
  [
    'a person who adds to its address',
    '/rest/v1/rpc/apply_import/x',
    { authorization: 'Bearer t' },
    TIME_LIMITS.person,
  ],
  ['the owner', '/rest/v1/rpc/save_draft', { apikey: 'secret' }, TIME_LIMITS.owner],
])('%s has so long', (_who, path, headers, limit) => {
  expect(limitOf(path, headers)).toBe(limit);
});
