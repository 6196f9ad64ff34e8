/** Runs one piece of work at a time. */
export interface FairQueue {
  /**
   * Runs `work` in its turn, in a lane that gets `weight` times the share of one with the weight 1; the outcome is the work's own. Null, and nothing is run, where too much of this lane is waiting.
   */
  run<T>(lane: string, weight: number, work: () => Promise<T>): Promise<T> | null;
}

interface Lane {
  readonly waiting: (() => Promise<void>)[];
  readonly weight: number;
  /** The time that its work has taken by its weight, counted so that a lane that was idle begins where the busy ones are. */
  used: number;
}

/**
 * Shares a worker's time among lanes: the next task comes from the lane that has used least. Many requests in one lane delay each
 * other, not those of other lanes (start-time fair queueing).
 */
export function fairQueue(longest: number, now: () => number = () => performance.now()): FairQueue {
  const lanes = new Map<string, Lane>();
  let reached = 0;
  let running = false;

  async function drain(): Promise<void> {
    running = true;
    for (let next = leastUsed(); next !== undefined; next = leastUsed()) {
      reached = next.used;
      const begun = now();
      await next.waiting.shift()?.();
      next.used += (now() - begun) / next.weight;
      // A lane that is ahead of the others is remembered: leaving and coming back is no way to begin anew.
      for (const [name, { waiting, used }] of lanes) if (waiting.length === 0 && used <= reached) lanes.delete(name);
    }
    running = false;
  }

  function leastUsed(): Lane | undefined {
    let least: Lane | undefined;
    for (const lane of lanes.values()) {
      if (lane.waiting.length > 0 && (least === undefined || lane.used < least.used)) least = lane;
    }
    return least;
  }

  return {
    run(name, weight, work) {
      const lane = lanes.get(name) ?? { waiting: [], weight, used: reached };
      if (lane.waiting.length >= longest) return null;
      lane.used = Math.max(lane.used, reached);
      lanes.set(name, lane);
      return new Promise((resolve, reject) => {
        // Also work that throws before it has a promise must not stop the queue.
        lane.waiting.push(() => Promise.resolve().then(work).then(resolve, reject));
        if (!running) void drain();
      });
    },
  };
}
