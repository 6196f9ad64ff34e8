import type { SaveAnswer } from '#domain/draft.ts';
import { failed, NEVER_REACHED, ok, type Failure, type Reply } from '#domain/reply.ts';
import { deviceKeeping } from './device-keeping.ts';
import { needsLogin } from './needs-login.ts';
import { sameDocument } from './same-document.ts';
import { savingTurns, type Turn } from './save-queue.ts';
import type { StartingPoint } from './starting-point.ts';
import type { WorkingCopy } from './working-copy.ts';
import type { WritingDevice, WrittenItem } from './working-copy-options.ts';
import {
  beginWriting,
  isHalf,
  isSaved,
  stateOf,
  toSend,
  withAnswer,
  withChange,
  withDiscarded,
  withDiscardUndone,
  withDraft,
  withNews,
  withSent,
  withSettled,
  type Writing,
} from './writing.ts';

const ENDED: Turn = { kind: 'ended' };

/** A save that finds its own words at the backend goes on with the next ones; never so often in a row. */
const MOST_ROUNDS = 5;

/** An item being written, from where `start` says. */
export function liveWorkingCopy<Document>(
  start: StartingPoint<Document>,
  item: WrittenItem<Document>,
  device: WritingDevice,
): WorkingCopy<Document> {
  const { kept, now } = device;
  const name = { owner: item.owner, collection: item.collectionName, session: device.newId() };
  const listeners = new Set<() => void>();
  let writing = beginWriting(start, item);
  let state = stateOf(writing);
  /** Asks what the backend has, where it hasn't told yet. */
  let hear = start.unmet?.hear ?? null;
  /** The records on this device that may hold what is written: the one that was found, and this window's own. */
  let found = start.found;
  let own = false;
  let closing: Promise<void> | null = null;

  const set = (next: Writing<Document>): void => {
    writing = next;
    state = stateOf(writing);
    for (const listener of listeners) listener();
  };
  /** Something was written, or the backend told something: both have to follow. */
  const follow = (next: Writing<Document>): void => {
    set(next);
    keeping.touch();
    if (isDue()) saving.touch();
  };

  function isDue(): boolean {
    const { id, sent, conflict, document } = writing;
    if (isSaved(writing) || conflict || writing.found) return false;
    return id !== null || sent.length > 0 || item.isBegun(document);
  }

  async function put(): Promise<boolean> {
    try {
      // What the backend doesn't get while it is half typed is nowhere but here.
      if (!isSaved(writing) || isHalf(writing)) await write();
      else if (own) await takeAway();
    } catch (error) {
      console.warn('What is written could not be kept on this device, or not be taken off it:', error);
      set({ ...writing, deviceRefuses: true });
      return false;
    }
    return forgetFound();
  }

  async function write(): Promise<void> {
    const { id, document, server, conflict, sent, edit } = writing;
    const writtenAt = writing.found?.writtenAt ?? now().toISOString();
    // Also where the device doesn't answer in time: it may do it later.
    own = true;
    await kept.write({ ...name, id, key: item.key, writtenAt, document, server, conflict, sent });
    set({ ...writing, keptEdit: edit, keptAt: writtenAt, deviceRefuses: false });
  }

  async function takeAway(): Promise<void> {
    await kept.remove(name);
    own = false;
  }

  /** What was found stands in this window's own record by now, at the backend, or was discarded. */
  async function forgetFound(): Promise<boolean> {
    if (!found) return true;
    try {
      await kept.remove(found, found.writtenAt);
      found = null;
      return true;
    } catch (error) {
      console.warn('What was found on this device could not be taken away:', error);
      return false;
    }
  }

  /** Asks the backend; what breaks on the way leaves what is written where it is, as any failure does. */
  async function ask<T>(question: () => Promise<Reply<T>>): Promise<Reply<T>> {
    try {
      return await question();
    } catch (error) {
      console.error('A question to the backend broke:', error);
      return failed('server', String(error));
    }
  }

  function fail(failure: Failure): Turn {
    set({ ...writing, failure });
    // Who has signed in again, perhaps in another window, or made room on the disk, has it saved without another word.
    const isTriedAgain = NEVER_REACHED.includes(failure.code) || failure.code === 'disk-full';
    if (!isTriedAgain && !needsLogin(failure.reason)) {
      // In the database's own words, which name the field that it doesn't know: a migration may be missing.
      console.error(`The backend doesn’t take what is written (${item.collectionName}):`, failure.detail);
      return ENDED;
    }
    return { kind: 'unreached', waitMs: (failure.retryAfter ?? 0) * 1000 };
  }

  async function meet(): Promise<Failure | null> {
    if (!hear) return null;
    const reply = await ask(hear);
    const { id } = writing;
    hear = reply.ok || id === null ? null : () => item.collection.read(id);
    if (!reply.ok) return reply;
    follow(withDraft(writing, reply.value));
    return null;
  }

  async function send(): Promise<Reply<SaveAnswer<Document>>> {
    const { id, server } = writing;
    const document = toSend(writing);
    if (id !== null) return item.collection.save(id, server?.version ?? 0, document);
    const made = await item.collection.create(document, item.key);
    return made.ok ? ok({ saved: sameDocument(made.value.document, document), draft: made.value }) : made;
  }

  async function attempt(): Promise<Turn> {
    const unheard = await meet();
    if (unheard) return fail(unheard);
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      if (!isDue()) return ENDED;
      const { server, sent, edit, id } = writing;
      if (sent.length === 0 && server && sameDocument(server.document, toSend(writing))) {
        follow({ ...writing, savedEdit: edit, failure: null });
        return ENDED;
      }
      set(withSent(writing));
      const reply = await ask(send);
      if (!reply.ok) return fail(reply);
      set(withAnswer(writing, edit, reply.value));
      keeping.touch();
      if (id === null && writing.id !== null) item.onCreated?.(writing.id);
      if (reply.value.saved) return ENDED;
    }
    return fail(failed('server', 'The backend takes no version that it names itself'));
  }

  const keeping = deviceKeeping(device.timers, put);
  const saving = savingTurns(device.timers, attempt);
  /** As long as this window writes, no other one takes its records for left behind. */
  const holds = [name, ...(found ? [found] : [])].map(({ session }) => device.hold(session));
  const stopListening = [
    device.subscribeOnline(() => saving.hurry()),
    device.subscribeLeaving(() => {
      void keeping.flush();
      if (isDue() && !writing.failure) void saving.now();
    }),
  ];

  async function close(): Promise<void> {
    for (const stop of stopListening) stop();
    saving.end();
    keeping.end();
    await keeping.flush();
    for (const letGo of holds) letGo();
    if (isDue()) await saving.now();
    await keeping.flush();
  }

  if (hear) void saving.now();
  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (change) => follow(withChange(writing, change(writing.document))),
    async save() {
      if (writing.found) follow({ ...writing, found: null });
      for (let round = 0; round < MOST_ROUNDS && !isSaved(writing); round += 1) {
        if (!isDue()) return false;
        await saving.now();
        if (writing.failure) return false;
      }
      return isSaved(writing);
    },
    retry: () => saving.hurry(),
    learn: (draft) => follow(withNews(writing, draft)),
    continueFound: () => writing.found && follow({ ...writing, found: null }),
    discardFound() {
      const before = writing;
      if (!before.found) return () => false;
      follow(withDiscarded(before));
      return () => {
        if (writing.touched) return false;
        follow(withDiscardUndone(writing, before));
        return true;
      };
    },
    settle(document) {
      if (!writing.conflict) return;
      follow(withSettled(writing, document));
      void saving.now();
    },
    close: () => (closing ??= close()),
  };
}
