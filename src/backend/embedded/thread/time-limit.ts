import type { PlainRequest } from '../http/plain-http.ts';

/** How much processor time a request may take, in ms, by caller. */
export interface TimeLimits {
  readonly visitor: number;
  readonly person: number;
  /** Of a person who applies an import: its last request changes all at once what was there already. */
  readonly applying: number;
  /** The secret key: the owner's own programs. */
  readonly owner: number;
}

/**
 * A hosted project ends statements of visitors after 3 s, and of people who are signed in after 8 s. `apply_import` sets a limit
 * of its own (5 minutes), but such a project ends every request after 60 s.
 */
export const TIME_LIMITS: TimeLimits = { visitor: 3000, person: 8000, applying: 60_000, owner: 120_000 };

/** How long a request may take; a token that is wrong is refused before it costs anything. */
export function timeLimitOf({ headers, url }: PlainRequest, secretKey: string, limits: TimeLimits): number {
  if (headers['apikey'] === secretKey) return limits.owner;
  if (headers['authorization'] === undefined) return limits.visitor;
  return new URL(url).pathname === '/rest/v1/rpc/apply_import' ? limits.applying : limits.person;
}

/** How often is looked. */
const LOOK_MS = 100;
/** Something that waits uses no processor: after this many times the limit it is over all the same. */
const WAITING = 10;

/**
 * Resolves once this process has used so much of the processor: on a busy machine everything takes longer, and is no worse
 * for it.
 */
export function whenUsedUp(limit: number): { readonly passed: Promise<void>; readonly forget: () => void } {
  const begun = process.cpuUsage();
  const started = performance.now();
  let looking: NodeJS.Timeout | undefined;
  const passed = new Promise<void>((resolve) => {
    looking = setInterval(() => {
      const { user, system } = process.cpuUsage(begun);
      if ((user + system) / 1000 >= limit || performance.now() - started >= limit * WAITING) resolve();
    }, LOOK_MS);
  });
  return { passed, forget: () => clearInterval(looking) };
}
