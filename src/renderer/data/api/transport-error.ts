import { NEVER_REACHED, type Failure, failed } from '#domain/result.ts';

/** A gateway that names hours would lock people out of their own session, s. */
const LONGEST_WAIT_S = 300;

const NAME = 'TransportError';

/** What follows is JSON, which no text in it can break. */
const MARK = 'No answer of the service: ';

type Fault = Omit<Failure, 'ok'>;

/**
 * The backend's service didn't answer. supabase-js converts errors of its fetch into its own (auth-js into one that keeps the
 * session) and keeps only their message: so the cause is encoded in it.
 */
export class TransportError extends Error {
  constructor({ code, detail, reason, retryAfter = 0 }: Fault) {
    const wait = Math.min(Math.ceil(retryAfter), LONGEST_WAIT_S);
    const fault: Fault = { code, detail, ...(reason ? { reason } : {}), ...(wait > 0 ? { retryAfter: wait } : {}) };
    super(MARK + JSON.stringify(fault));
    this.name = NAME;
  }
}

/** The cause out of a message that TransportError wrote; null where it is anybody else's. */
export function readTransportError(message: string): Failure | null {
  // postgrest-js puts the error's name in front.
  const [, text] = new RegExp(`^(?:${NAME}: )?${MARK}(.*)$`, 's').exec(message) ?? [];
  if (text === undefined) return null;
  try {
    const fault = JSON.parse(text) as Fault | null;
    return fault !== null && NEVER_REACHED.includes(fault.code) ? { ...fault, ok: false } : null;
  } catch (error) {
    // A server's own message that only begins like ours.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** A refusal in the service's own words. */
export function refused(reason: string, detail: string): Failure {
  return { ...failed('refused', detail), reason };
}

/** The failure of calls without a session. */
export function noSession(): Failure {
  return refused('session_not_found', 'Auth session missing!');
}
