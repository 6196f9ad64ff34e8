import type { ErrorCode } from '#domain/reply.ts';

/** The sentence that tells a reader what an error means and what to do about it. */
export function errorMessageKey(code: ErrorCode) {
  switch (code) {
    case 'offline':
      return 'error.offline' as const;
    case 'captive-portal':
      return 'error.portal' as const;
    case 'timeout':
      return 'error.slow' as const;
    // The backend answers, but not to this.
    case 'refused':
    case 'invalid':
    case 'duplicate':
      return 'error.refused' as const;
    case 'too-many':
      return 'error.many' as const;
    case 'not-found':
      return 'error.gone' as const;
    case 'disk-full':
      return 'error.full' as const;
    default:
      return 'error.server' as const;
  }
}

/** The same for what was only to be read: nobody entered anything, and visitors have no account. */
export function readErrorMessageKey(code: ErrorCode) {
  const key = errorMessageKey(code);
  return key === 'error.refused' ? ('error.notSent' as const) : key;
}
