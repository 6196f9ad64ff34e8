import { describe, expect, test } from 'vitest';
import { readTransportError, TransportError } from './transport-error.ts';

describe('the cause of a failure comes back out of its message', () => {
  test.each([
    { code: 'offline', detail: 'Failed to fetch' },
    { code: 'server', detail: '' },
    { code: 'too-many', detail: 'slow down', reason: 'Too Many Requests', retryAfter: 7 },
    { code: 'captive-portal', detail: '200 ] "\\\n{"a":1} \u2028', reason: '] "' },
  ] as const)('%j', (fault) => {
    expect(readTransportError(new TransportError(fault).message)).toEqual({ ok: false, ...fault });
  });

  test.each([
    [1.5, 2],
    [0.001, 1],
    [300, 300],
    [301, 300],
    [86_400, 300],
    [0, undefined],
    [-4, undefined],
    [Number.NaN, undefined],
  ])('a wait of %d s is told as %s: whole seconds, and never so long that nobody gets in', (named, told) => {
    const { message } = new TransportError({ code: 'too-many', detail: '', retryAfter: named });
    expect(readTransportError(message)?.retryAfter).toBe(told);
  });
});

const FORGED = ['{', 'null', '{}', '{"ok":true}', '{"ok":true,"code":"refused"}'].map(
  (text) => `No answer of the service: ${text}`,
);

test.each(['', 'Failed to fetch', '[too-many 1 x] y', ...FORGED])(
  'anybody else’s message (%j) says nothing',
  (message) => {
    expect(readTransportError(message)).toBeNull();
  },
);
