import { NEVER_REACHED, type Failure } from '#domain/reply.ts';

/** A gateway that names hours would lock people out of their own session, s. */
const LONGEST_WAIT_S = 300;

/** What follows is JSON, which no text in it can break. */
const MARK = 'No answer of the auth service: ';

type Fault = Omit<Failure, 'ok'>;

/**
 * Nothing was heard from the auth service itself. auth-js makes an AuthRetryableFetchError of whatever its fetch throws,
 * which keeps the session; all that it passes on is the message, so the cause travels in there.
 */
export class WayFailure extends Error {
  constructor({ code, detail, reason, retryAfter = 0 }: Fault) {
    const wait = Math.min(Math.ceil(retryAfter), LONGEST_WAIT_S);
    const fault: Fault = { code, detail, ...(reason ? { reason } : {}), ...(wait > 0 ? { retryAfter: wait } : {}) };
    super(MARK + JSON.stringify(fault));
    this.name = 'WayFailure';
  }
}

/** The cause out of a message that WayFailure wrote; null where it is anybody else's. */
export function readWayFailure(message: string): Failure | null {
  if (!message.startsWith(MARK)) return null;
  try {
    const fault = JSON.parse(message.slice(MARK.length)) as Fault | null;
    return fault !== null && NEVER_REACHED.includes(fault.code) ? { ...fault, ok: false } : null;
  } catch (error) {
    // A server's own message that only begins like ours.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
