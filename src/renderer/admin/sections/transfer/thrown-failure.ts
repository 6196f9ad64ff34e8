import { failed, type Failure } from '#domain/result.ts';

/** The reason of a failure: the chosen file can't be read any more. */
export const UNREADABLE = 'unreadable';

/** The reason of a failure: a fault of ours. */
export const BROKEN = 'broken';

/** As browsers name that the stick was pulled out, or the file was moved, changed or deleted after it was chosen. */
const UNREADABLE_NAMES = ['NotReadableError', 'NotFoundError'];

/** What was thrown, as a failure. Code that can't be fetched, which browsers throw as a TypeError, is `offline`, as in request(). */
export function thrownFailure(error: unknown): Failure {
  console.warn('An import broke:', error);
  if (error instanceof Error && UNREADABLE_NAMES.includes(error.name))
    return { ...failed('invalid', String(error)), reason: UNREADABLE };
  if (error instanceof TypeError) return failed('offline', String(error));
  return { ...failed('invalid', String(error)), reason: BROKEN };
}
