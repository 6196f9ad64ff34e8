import type { ErrorCode, Failure } from '#domain/result.ts';
import type { OutboxEntry } from '../../outbox.ts';

/** Pauses before another try, ms; the last one repeats. */
export const PAUSES_MS = [5000, 15_000, 60_000, 300_000, 900_000] as const;

/** Nothing waits longer, ms: neither for a backend that names days, nor because the device's clock was set back. */
export const LONGEST_WAIT_MS = 3_600_000;

/** The message may have arrived or not: it is kept, and sent again. */
const UNREACHED: readonly ErrorCode[] = ['offline', 'timeout', 'captive-portal'];

/** Whether it is unknown if a message arrived. */
export function isUnreached({ code, reason }: Failure): boolean {
  // A gateway's 502 to 504 leaves it open whether the backend has the message.
  return UNREACHED.includes(code) || (code === 'server' && !reason);
}

/** Whether a message is to be sent now. `hurry`: the network may be back, so pauses after network failures are skipped. */
export function isDue({ nextAt, problem }: OutboxEntry, now: number, hurry: boolean): boolean {
  if (problem?.blocked) return false;
  // A wait that is longer than any that is written was written before the clock was set back.
  if (nextAt <= now || nextAt > now + LONGEST_WAIT_MS) return true;
  return hurry && problem !== null && problem.code !== 'too-many';
}

/** A refused message, marked as shown to the user. */
export function told(entry: OutboxEntry): OutboxEntry {
  return entry.problem ? { ...entry, problem: { ...entry.problem, told: true } } : entry;
}

/** A message after a try that failed. */
export function afterFailure(entry: OutboxEntry, failure: Failure, now: number): OutboxEntry {
  const { code, reason, retryAfter } = failure;
  const pause = PAUSES_MS[Math.min(entry.attempts, PAUSES_MS.length - 1)] ?? 0;
  const wait = code === 'too-many' ? (retryAfter ?? 60) * 1000 : pause;
  return {
    ...entry,
    attempts: entry.attempts + 1,
    nextAt: now + Math.min(wait, LONGEST_WAIT_MS),
    // A refusal without a code of the backend came from another server, or isn't about this text.
    problem: { code, blocked: (code === 'refused' || code === 'invalid') && Boolean(reason) },
  };
}
