import type { ErrorCode } from '#domain/result.ts';

/** The sentence that tells a reader what an error means and what to do about it. */
export function errorMessageKey(code: ErrorCode) {
  switch (code) {
    case 'offline':
      return 'common:error.offline' as const;
    case 'captive-portal':
      return 'common:error.portal' as const;
    case 'timeout':
      return 'common:error.slow' as const;
    // The backend answers, but not to this.
    case 'refused':
    case 'invalid':
    case 'duplicate':
      return 'common:error.refused' as const;
    case 'too-many':
      return 'common:error.many' as const;
    case 'not-found':
      return 'common:error.gone' as const;
    case 'disk-full':
      return 'common:error.full' as const;
    default:
      return 'common:error.server' as const;
  }
}

/** The same for what was only to be read: nobody entered anything, and visitors have no account. */
export function readErrorMessageKey(code: ErrorCode) {
  const key = errorMessageKey(code);
  return key === 'common:error.refused' ? ('common:error.notSent' as const) : key;
}
