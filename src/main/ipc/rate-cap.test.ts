import { describe, expect, it } from 'vitest';
import { rateCap } from './rate-cap.ts';

const RATE = { burst: 3, perSecond: 2 };

function at(start = 0) {
  const clock = { now: start };
  const mayAsk = rateCap<object>(RATE, () => clock.now);
  /** How many of this many calls are let through now. */
  const ask = (caller: object, calls: number) =>
    Array.from({ length: calls }, () => mayAsk(caller)).filter(Boolean).length;
  return { clock, ask };
}

describe('rateCap', () => {
  it('lets a burst through and stops what comes after it', () => {
    expect(at().ask({}, 10)).toBe(3);
  });

  it('gives back so many calls a second, up to a burst', () => {
    const { clock, ask } = at();
    const page = {};
    ask(page, 10);
    clock.now = 499;
    expect(ask(page, 10)).toBe(0);
    clock.now = 1_000;
    expect(ask(page, 10)).toBe(2);
    clock.now = 3_600_000;
    expect(ask(page, 10)).toBe(3);
  });

  it('counts each page by itself', () => {
    const { ask } = at();
    expect([ask({}, 5), ask({}, 5)]).toEqual([3, 3]);
  });

  it('gives nothing away when the clock goes back', () => {
    const { clock, ask } = at(10_000);
    const page = {};
    ask(page, 3);
    clock.now = 0;
    expect(ask(page, 3)).toBe(0);
  });
});
