import { failed, type Failure } from '#domain/result.ts';

/** A refusal in the service's own words. */
export function refused(reason: string, detail: string): Failure {
  return { ...failed('refused', detail), reason };
}

/** The failure of calls without a session. */
export function noSession(): Failure {
  return refused('session_not_found', 'Auth session missing!');
}
