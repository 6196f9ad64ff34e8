import {
  type ContactMessage,
  type OutgoingMessage,
  isUntold,
  type Outbox,
  type OutboxEntry,
  type OutboxStatus,
} from '../../outbox.ts';
import { ok, type Result } from '#domain/result.ts';
import type { OutboxDatabase } from './outbox-database.ts';
import { afterFailure, isDue, isUnreached, LONGEST_WAIT_MS, told } from './when-to-send.ts';

export interface OutboxOptions {
  /** Rejects where this device keeps nothing. */
  readonly open: () => Promise<OutboxDatabase>;
  readonly deliver: (message: OutgoingMessage) => Promise<Result<void>>;
  /** Runs the work in one window at a time; false where another window is running it. */
  readonly exclusively: (work: () => Promise<void>) => Promise<boolean>;
  readonly newId: () => string;
  /** Whether something waits, for pages that don't load this code otherwise. */
  readonly waiting: { write(waits: boolean): void };
  readonly now?: () => number;
  readonly tell?: (...words: unknown[]) => void;
}

/** Longer than one try takes, ms: so long no other window tries what was just written, and is being sent. */
const FIRST_TRY_MS = 20_000;

/** Between looks at what is due, ms: soon, and where another window is at it or the device refused. */
const SOON_MS = 1000;
const LATER_MS = 15_000;

const WORDS = ['name', 'email', 'phone', 'subject', 'message'] as const;

function sameWords(one: ContactMessage, other: ContactMessage): boolean {
  return WORDS.every((name) => one[name] === other[name]);
}

/** Keeps messages until the backend has them: each is written down before it is sent, and taken away once it arrived. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { open, deliver, exclusively, newId, waiting, now = Date.now, tell = console.warn } = options;
  let status: OutboxStatus = { entries: null, sending: null, delivered: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | null = null;
  let wanted: 'due' | 'hurry' | null = null;
  const listeners = new Set<() => void>();
  const set = (change: Partial<OutboxStatus>) => {
    status = { ...status, ...change };
    for (const listener of listeners) listener();
  };

  const plan = (entries: readonly OutboxEntry[], atLeast: number) => {
    clearTimeout(timer);
    const moments = entries.flatMap(({ problem, nextAt }) => (problem?.blocked ? [] : [nextAt]));
    if (moments.length === 0) return;
    const wait = Math.min(Math.max(Math.min(...moments) - now(), atLeast), LONGEST_WAIT_MS);
    timer = setTimeout(() => void outbox.sendWaiting(false), wait);
  };

  const look = async (atLeast = SOON_MS) => {
    const database = await open();
    let entries = await database.all();
    if (entries.length === 0) {
      waiting.write(false);
      // Another window may have written one between the two.
      entries = await database.all();
    }
    if (entries.length > 0) waiting.write(true);
    set({ entries: [...entries].sort((one, other) => one.madeAt - other.madeAt) });
    plan(entries, atLeast);
  };

  /** Where the device refuses, what is there is tried or shown again later; nothing of it is lost. */
  const safely = async (work: () => Promise<unknown>, what: string): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      tell(what, error);
      return false;
    }
  };

  const lookSafely = (atLeast?: number) =>
    safely(() => look(atLeast), 'What waits on this device could not be read:').then(() => undefined);

  const put = async (entry: OutboxEntry) => {
    const database = await open();
    // The mark is set before the write: if the window is killed in between, no message is left without a mark. It is set again
    // afterwards, because a look may have removed it.
    waiting.write(true);
    await database.put(entry);
    waiting.write(true);
  };

  /** One after another, so that without a network there is only one request. */
  const sendDue = async (hurry: boolean) => {
    const database = await open();
    const due = (await database.all()).filter((entry) => isDue(entry, now(), hurry));
    for (const { clientId } of due.sort((one, other) => one.madeAt - other.madeAt)) {
      const entry = await database.get(clientId);
      // Deleted, changed or sent by another window meanwhile.
      if (!entry || !isDue(entry, now(), hurry)) continue;
      set({ sending: clientId });
      const result = await deliver({ ...entry.payload, clientId: entry.deliverAs ?? clientId });
      if (result.ok) {
        await database.remove(clientId);
        set({ delivered: status.delivered + 1 });
        continue;
      }
      await database.change(clientId, (before) => afterFailure(before, result, now()));
      if (isUnreached(result)) return;
    }
  };

  const run = async () => {
    while (wanted !== null) {
      const hurry = wanted === 'hurry';
      wanted = null;
      let isOurs = false;
      const worked = await safely(async () => {
        isOurs = await exclusively(() => sendDue(hurry));
      }, 'What waits on this device could not be sent:');
      set({ sending: null });
      await lookSafely(worked && isOurs ? SOON_MS : LATER_MS);
    }
    // In the same step as the last check, so that later calls begin anew.
    underWay = null;
  };

  const outbox: Outbox = {
    read: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    look: () => lookSafely(),
    async send({ clientId, ...payload }) {
      const entry = { clientId, payload, madeAt: now(), attempts: 0, nextAt: now() + FIRST_TRY_MS, problem: null };
      const kept = await safely(() => put(entry), 'This device does not keep the message:');
      const result = await deliver({ ...payload, clientId });
      if (!kept) return result.ok ? ok('sent') : result;
      const isSaved = !result.ok && isUnreached(result);
      await safely(async () => {
        const database = await open();
        if (isSaved) await database.change(clientId, (before) => afterFailure(before, result, now()));
        else await database.remove(clientId);
      }, 'This device could not note how sending went:');
      await lookSafely();
      if (result.ok) return ok('sent');
      return isSaved ? ok('saved') : result;
    },
    async holds(clientId, words) {
      let held = false;
      await safely(async () => {
        const entry = await (await open()).get(clientId);
        held = !!entry && WORDS.every((name) => (words[name] ?? '').trim() === (entry.payload[name] ?? ''));
      }, 'What waits on this device could not be read:');
      return held;
    },
    sendWaiting(hurry) {
      wanted = hurry || wanted === 'hurry' ? 'hurry' : 'due';
      return (underWay ??= run());
    },
    async take(messages, onPut) {
      if (messages.length === 0) return;
      const known = [...(await (await open()).all())];
      try {
        for (const { clientId, payload, madeAt } of messages) {
          const here = known.filter((entry) => (entry.deliverAs ?? entry.clientId) === clientId);
          if (here.some((entry) => sameWords(entry.payload, payload))) continue;
          // A person who carried a pack before may have put another text under this id, so the true one gets a new id.
          const id = here.length === 0 ? { clientId } : { clientId: newId(), deliverAs: clientId };
          const entry: OutboxEntry = { ...id, payload, madeAt, attempts: 0, nextAt: 0, problem: null };
          await put(entry);
          known.push(entry);
          onPut();
        }
      } finally {
        void outbox.sendWaiting(true);
      }
    },
    async retry(clientId) {
      const database = await open();
      await database.change(clientId, (before) => ({ ...before, nextAt: 0, problem: null }));
      await outbox.sendWaiting(false);
    },
    async replace(clientId, payload) {
      const entry = { clientId: newId(), payload, attempts: 0, nextAt: 0, problem: null };
      const database = await open();
      const replaced = await database.change(clientId, (before) =>
        before.problem?.blocked ? { ...entry, madeAt: before.madeAt } : null,
      );
      if (replaced) await outbox.sendWaiting(false);
      else await lookSafely();
      return replaced;
    },
    async takeUntold() {
      let taken = 0;
      await safely(async () => {
        const database = await open();
        for (const entry of (await database.all()).filter(isUntold))
          if (await database.change(entry.clientId, (now) => (isUntold(now) ? told(now) : null))) taken += 1;
      }, 'It could not be noted who was told of what waits:');
      if (taken > 0) await lookSafely();
      return taken;
    },
    async remove(clientId) {
      await (await open()).remove(clientId);
      await lookSafely();
    },
  };
  return outbox;
}
