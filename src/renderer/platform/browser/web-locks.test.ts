// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { exclusiveWork } from './web-locks.ts';

/** Web Locks by hand: one holder at a time, and who waits may give up. */
class Locks {
  held: Promise<unknown> = Promise.resolve();
  readonly names: string[] = [];
  request(name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>): Promise<unknown> {
    this.names.push(name);
    return new Promise((resolve, reject) => {
      let gone = false;
      signal.addEventListener('abort', () => {
        gone = true;
        reject(new DOMException('Aborted', 'AbortError'));
      });
      const turn = this.held.then(() => (gone ? undefined : work()));
      this.held = turn.catch(() => undefined);
      turn.then(resolve, reject);
    });
  }
}

let locks: Locks;
beforeEach(() => {
  vi.useFakeTimers();
  locks = new Locks();
  vi.stubGlobal('navigator', { locks });
  Object.defineProperty(window, 'navigator', { configurable: true, value: { locks } });
});

describe('exclusive work among windows', () => {
  test('waits for another window that works under the same key', async () => {
    const [here, there] = [exclusiveWork(), exclusiveWork()];
    const steps: string[] = [];
    const slow = there('key', async () => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      steps.push('there');
    });
    const quick = here('key', () => Promise.resolve(void steps.push('here')));
    await vi.advanceTimersByTimeAsync(1000);
    await Promise.all([slow, quick]);
    expect(steps).toEqual(['there', 'here']);
    expect(locks.names).toEqual(['key', 'key']);
  });

  test('goes on without its turn where the other window fell asleep, and says so', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    void exclusiveWork()('key', () => new Promise(() => undefined));
    const outcome = exclusiveWork()('key', () => Promise.resolve('done'));
    await vi.advanceTimersByTimeAsync(6000);
    expect(await outcome).toBe('done');
    expect(warned).toHaveBeenCalledOnce();
  });

  test('is never cut off or done twice once it has begun', async () => {
    let begun = 0;
    const outcome = exclusiveWork()('key', async () => {
      begun += 1;
      await new Promise((resolve) => setTimeout(resolve, 20_000));
      throw new Error('broken');
    }).catch((error: unknown) => String(error));
    await vi.advanceTimersByTimeAsync(20_000);
    expect([await outcome, begun]).toEqual(['Error: broken', 1]);
  });
});

test('a browser without locks still does one after another in this window', async () => {
  Object.defineProperty(window, 'navigator', { configurable: true, value: {} });
  const exclusively = exclusiveWork();
  const steps: number[] = [];
  const both = Promise.all([
    exclusively('key', async () => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      steps.push(1);
    }),
    exclusively('key', () => Promise.resolve(void steps.push(2))),
  ]);
  await vi.advanceTimersByTimeAsync(10);
  await both;
  expect(steps).toEqual([1, 2]);
});
