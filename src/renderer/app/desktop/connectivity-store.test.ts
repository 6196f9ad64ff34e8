import { beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, ok, type ErrorCode, type Result } from '#domain/result.ts';
import {
  createConnectivityStore,
  PAUSES_MS,
  RENEWAL_MS,
  type DeviceHints,
  type ConnectivityState,
} from './connectivity-store.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_000_000 }));

function stage({ last = null as number | null } = {}) {
  let answer: () => Promise<Result<unknown>> = () => Promise.resolve(failed('offline', 'no network'));
  let listener: Parameters<DeviceHints['subscribe']>[0] = () => undefined;
  let isDone = () => true;
  const device = { network: true, visible: true };
  const asked: number[] = [];
  const written: number[] = [];
  const store = createConnectivityStore({
    async question() {
      asked.push(Date.now());
      const result = await answer();
      store.receive(result);
      return isDone();
    },
    hints: {
      networkThere: () => device.network,
      visible: () => device.visible,
      subscribe(given) {
        listener = given;
        return () => void (listener = () => undefined);
      },
    },
    last: {
      read: () => Promise.resolve(last),
      write: (moment) => Promise.resolve(void written.push(moment)),
    },
  });
  const seen: ConnectivityState[] = [];
  store.subscribe(() => seen.push(store.read()));
  return {
    store,
    asked,
    written,
    seen,
    device,
    hint: (hint: 'network' | 'visibility') => listener(hint),
    answering: (code: ErrorCode | 'ok') =>
      void (answer = () => Promise.resolve(code === 'ok' ? ok(undefined) : failed(code, code))),
    unfinished: (times: number) => void (isDone = () => (times -= 1) < 0),
    silent: () => void (answer = () => new Promise(() => undefined)),
    after: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

/** A store whose first request failed. */
async function begun(options?: Parameters<typeof stage>[0]) {
  const staged = stage(options);
  const end = staged.store.start();
  await staged.after(0);
  return { ...staged, end };
}

test.each(['server', 'refused', 'too-many', 'not-found', 'no-table', 'duplicate', 'invalid'] as ErrorCode[])(
  'what a call tells: %s is an answer of the backend',
  (code) => {
    const { store } = stage();
    store.receive(failed(code, code));
    expect(store.read()).toMatchObject({ kind: 'reached' });
  },
);

test.each([
  ['offline', true, 'silent'],
  ['offline', false, 'offline'],
  ['timeout', true, 'silent'],
  ['timeout', false, 'offline'],
  ['captive-portal', true, 'portal'],
] as const)('what a call tells: %s is none (the device has a network: %s): %s', (code, network, why) => {
  const { store, device } = stage();
  device.network = network;
  store.receive(failed(code, code));
  expect(store.read()).toMatchObject({ kind: 'missed', why });
});

test('the result of a call: an answer counts even if the device claims to have no network', () => {
  const { store, device } = stage();
  device.network = false;
  store.receive(ok(1));
  expect(store.read()).toMatchObject({ kind: 'reached', again: false });
});

test('the result of a call: repeated failures cause one event', () => {
  const { store, seen } = stage();
  for (let call = 0; call < 5; call += 1) store.receive(failed('offline', 'no network'));
  expect(seen).toHaveLength(1);
});

describe('a backend that doesn’t answer', () => {
  test('is asked again after growing pauses, up to two minutes', async () => {
    const { store, asked, after } = stage();
    store.start();
    await after(600_000);
    const pauses = asked.slice(1).map((moment, index) => moment - (asked[index] ?? 0));
    expect(pauses.slice(0, 8)).toEqual([...PAUSES_MS, 120_000, 120_000]);
    expect(Math.max(...pauses)).toBe(120_000);
  });

  test('isn’t asked while nobody looks, and at once when somebody does', async () => {
    const { asked, after, device, hint } = await begun();
    device.visible = false;
    hint('visibility');
    await after(3_600_000);
    expect(asked).toHaveLength(1);
    device.visible = true;
    hint('visibility');
    await after(0);
    expect(asked).toHaveLength(2);
  });

  test('is asked at once when the network changes, and then after short pauses again', async () => {
    const { store, asked, after, hint } = stage();
    store.start();
    await after(100_000);
    const before = asked.length;
    hint('network');
    await after(5000);
    expect(asked).toHaveLength(before + 2);
  });

  test('is asked anew when the network comes during a question that fails', async () => {
    const { store, asked, after, hint } = await begun();
    const waiting = store.ask();
    hint('network');
    await waiting;
    await after(0);
    expect(asked).toHaveLength(3);
  });

  test('is asked when the person wants it, and it shows that it is', async () => {
    const { store, asked, silent } = await begun();
    silent();
    void store.ask();
    expect(store.read()).toMatchObject({ kind: 'missed', asking: true });
    expect(asked).toHaveLength(2);
  });

  test('is asked no more after the end', async () => {
    const { end, asked, after, hint } = await begun();
    end();
    hint('network');
    await after(600_000);
    expect(asked).toHaveLength(1);
  });
});

test('a backend that answers again is reported, and not called again', async () => {
  const { store, asked, after, answering } = await begun();
  answering('ok');
  await after(5000);
  expect(store.read()).toEqual({ kind: 'reached', again: true });
  await after(600_000);
  expect(asked).toHaveLength(2);
});

test('a backend that answers again to another call is asked once what changed meanwhile', async () => {
  const { store, asked, after, answering } = await begun();
  answering('ok');
  store.receive(ok('a page'));
  await after(600_000);
  expect(asked).toHaveLength(2);
  expect(store.read()).toMatchObject({ kind: 'reached' });
});

test('how fresh it is, is known from before this start', async () => {
  const { store } = await begun({ last: 999_000_000_000 });
  expect(store.read()).toMatchObject({ kind: 'missed', lastConnected: 999_000_000_000 });
});

test('how fresh it is, is what was heard last in this start', async () => {
  const { store, after } = stage({ last: 5 });
  store.receive(ok(1));
  await after(1000);
  store.receive(failed('timeout', 'late'));
  await after(0);
  expect(store.read()).toMatchObject({ kind: 'missed', lastConnected: 1_000_000_000_000 });
});

test('how fresh it is, isn’t written down with each answer', async () => {
  const { store, written, after } = stage();
  for (let call = 0; call < 100; call += 1) {
    store.receive(ok(1));
    await after(1000);
  }
  expect(written).toHaveLength(2);
});

test('while the backend answers it is asked every 15 minutes, until that is ended', async () => {
  const { asked, answering, after, hint, end } = await begun();
  answering('ok');
  hint('network');
  await after(0);
  const before = asked.length;
  await after(2 * RENEWAL_MS);
  expect(asked.length - before).toBe(2);
  end();
  await after(2 * RENEWAL_MS);
  expect(asked.length - before).toBe(2);
});

test('what is unfinished is asked for again after a pause, though the backend answers', async () => {
  const { asked, answering, unfinished, after, store } = stage();
  answering('too-many');
  unfinished(2);
  store.start();
  await after(0);
  expect(asked).toHaveLength(1);
  await after(PAUSES_MS[0]);
  expect(asked).toHaveLength(2);
  await after(PAUSES_MS[1]);
  expect(asked).toHaveLength(3);
  await after(PAUSES_MS[5] * 2);
  expect(asked).toHaveLength(3);
});

test('a question that was cut off is put again when another answer comes before it has ended', async () => {
  const { asked, answering, unfinished, after, store } = stage();
  answering('offline');
  unfinished(1);
  const ended = store.ask();
  // The end of a sync takes a moment.
  await Promise.resolve();
  store.receive(ok(undefined));
  answering('ok');
  await ended;
  await after(0);
  expect(asked).toHaveLength(2);
});
