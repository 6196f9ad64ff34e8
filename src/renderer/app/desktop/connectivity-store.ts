import type { ErrorCode, Result } from '#domain/result.ts';

/** Whether the backend answers, by the last calls. */
export type ConnectivityState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'reached'; readonly again: boolean }
  | {
      readonly kind: 'missed';
      readonly why: Missed;
      /** The time of its last answer, ms since 1970; null where none is known. */
      readonly lastConnected: number | null;
      readonly asking: boolean;
    };

/** The device has no network, a network's login page answers, or there is no answer. */
export type Missed = 'offline' | 'portal' | 'silent';

/** What the browser reports about the device. Only a request shows whether it is true. */
export interface DeviceHints {
  networkThere(): boolean;
  visible(): boolean;
  /** Calls the listener when the network comes or goes, and when the window is shown or hidden. */
  subscribe(listener: (hint: 'network' | 'visibility') => void): () => void;
}

export interface ConnectivityStore {
  read(): ConnectivityState;
  subscribe(listener: () => void): () => void;
  /** Updates the state with the result of a call to the backend. */
  receive(result: Result<unknown>): void;
  /** Sends a request now, and retries after short pauses again. */
  ask(): Promise<void>;
  /** Sends a request now and whenever there is a reason, until the returned function is called. */
  start(): () => void;
}

interface ReachOptions {
  /** A small request to the backend, whose result is reported through `receive`. False where part of it should be requested again soon. */
  question(): Promise<boolean>;
  readonly hints: DeviceHints;
  readonly last: { read(): Promise<number | null>; write(moment: number): Promise<void> };
  readonly now?: () => number;
}

/** Pauses between retries, ms; the last one repeats. */
export const PAUSES_MS = [5000, 10_000, 20_000, 40_000, 80_000, 120_000] as const;

/** The interval of requests for changes while the backend answers, ms. */
export const RENEWAL_MS = 15 * 60_000;

/** The time of the last answer is stored at most this often, ms. */
const WRITTEN_MS = 60_000;

/** Any other result came from the backend itself, even a refusal. */
const MISSED: Partial<Record<ErrorCode, true>> = { offline: true, timeout: true, 'captive-portal': true };

/** Tracks whether the backend answers. While it doesn't, requests are retried automatically as long as the window is visible. */
export function createConnectivityStore({ question, hints, last, now = Date.now }: ReachOptions): ConnectivityStore {
  let reach: ConnectivityState = { kind: 'unknown' };
  let lastAnswer: number | null = null;
  let written = 0;
  let pause = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let asking: Promise<void> | null = null;
  let askedMeanwhile = false;
  let isUnfinished = false;
  let started = false;
  const listeners = new Set<() => void>();

  const set = (next: ConnectivityState) => {
    reach = next;
    for (const listener of listeners) listener();
  };
  const stopWaiting = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const wait = () => {
    stopWaiting();
    if (!started || (reach.kind !== 'missed' && !isUnfinished) || asking || !hints.visible()) return;
    timer = setTimeout(() => void askAgain(), PAUSES_MS[Math.min(pause, PAUSES_MS.length - 1)]);
    pause += 1;
  };
  const askAgain = () => (asking ??= runQuestion());
  const runQuestion = async () => {
    stopWaiting();
    if (reach.kind === 'missed') set({ ...reach, asking: true });
    try {
      isUnfinished = !(await question());
    } catch (error) {
      console.error('The backend could not be asked:', error);
      isUnfinished = false;
    } finally {
      asking = null;
      const atOnce = askedMeanwhile;
      askedMeanwhile = false;
      if (atOnce && (reach.kind === 'missed' || isUnfinished)) void askAgain();
      else if (reach.kind === 'missed') set({ ...reach, asking: false });
      wait();
    }
  };

  const reached = () => {
    lastAnswer = now();
    if (lastAnswer - written > WRITTEN_MS) {
      written = lastAnswer;
      void last.write(lastAnswer);
    }
    if (reach.kind === 'reached') return;
    const again = reach.kind === 'missed';
    stopWaiting();
    pause = 0;
    set({ kind: 'reached', again });
    // What was withdrawn meanwhile comes with the next request; one that is running was perhaps cut off.
    if (again && asking) askedMeanwhile = true;
    else if (again) void askAgain();
  };
  const missed = (why: Missed) => {
    const before = reach;
    if (before.kind === 'missed') {
      if (before.why !== why) set({ ...before, why });
      return;
    }
    set({ kind: 'missed', why, lastConnected: lastAnswer, asking: asking !== null });
    if (lastAnswer === null)
      void last.read().then((moment) => {
        if (reach.kind === 'missed' && reach.lastConnected === null && moment !== null)
          set({ ...reach, lastConnected: moment });
      });
    wait();
  };

  const ask = () => {
    pause = 0;
    // A running request may still use the previous network.
    askedMeanwhile = asking !== null;
    return askAgain();
  };

  return {
    read: () => reach,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    receive(result) {
      if (result.ok || !MISSED[result.code]) reached();
      else if (result.code === 'captive-portal') missed('portal');
      else missed(hints.networkThere() ? 'silent' : 'offline');
    },
    ask,
    start() {
      started = true;
      void askAgain();
      const renewal = setInterval(() => {
        if (reach.kind === 'reached') void askAgain();
      }, RENEWAL_MS);
      const unsubscribe = hints.subscribe((hint) => {
        if (!hints.visible()) stopWaiting();
        else if (hint === 'network' || reach.kind === 'missed' || isUnfinished) void ask();
      });
      return () => {
        started = false;
        clearInterval(renewal);
        stopWaiting();
        unsubscribe();
      };
    },
  };
}
