import type { ErrorCode } from '#domain/reply.ts';

/** The sentence that tells a reader what an error means and what to do about it. */
export function errorMessageKey(code: ErrorCode): 'error.offline' | 'error.portal' | 'error.slow' | 'error.server' {
  switch (code) {
    case 'offline':
      return 'error.offline';
    case 'captive-portal':
      return 'error.portal';
    case 'timeout':
      return 'error.slow';
    default:
      return 'error.server';
  }
}
