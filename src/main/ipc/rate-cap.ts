/** A rate limit for each page: this many calls at once, and this many more in each second after them. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Allowance {
  calls: number;
  at: number;
}

/** Limits calls by a token bucket for each caller. `now` gives milliseconds. A caller's bucket is garbage-collected with it. */
export function rateCap<Caller extends object>(
  { burst, perSecond }: Rate,
  now: () => number,
): (caller: Caller) => boolean {
  const allowances = new WeakMap<Caller, Allowance>();
  return (caller) => {
    const at = now();
    const before = allowances.get(caller) ?? { calls: burst, at };
    const calls = Math.min(burst, before.calls + (Math.max(0, at - before.at) / 1000) * perSecond);
    const allowed = calls >= 1;
    allowances.set(caller, { calls: allowed ? calls - 1 : calls, at });
    return allowed;
  };
}
