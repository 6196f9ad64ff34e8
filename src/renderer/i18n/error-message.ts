import type { ErrorCode } from '#domain/result.ts';

/** The message for an error, with what the reader can do. */
export function errorMessageKey(code: ErrorCode) {
  switch (code) {
    case 'offline':
      return 'common:error.offline' as const;
    case 'captive-portal':
      return 'common:error.portal' as const;
    case 'timeout':
      return 'common:error.slow' as const;
    // The backend answers, but refuses this request.
    case 'invalid':
      return 'common:error.invalid' as const;
    case 'refused':
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

/** The same for reading, where the reader entered nothing and may have no account. */
export function readErrorMessageKey(code: ErrorCode) {
  const key = errorMessageKey(code);
  return key === 'common:error.refused' || key === 'common:error.invalid' ? ('common:error.notSent' as const) : key;
}
