import type { SaveResult } from '#domain/draft.ts';
import { failed, type Failure, NEVER_REACHED, ok, type Result } from '#domain/result.ts';
import { autosaveToDevice } from './autosave-to-device.ts';
import { type RenderPriority, type EditableDraft, needsLogin } from './editable-draft.ts';
import { sameDocument } from '../same-document.ts';
import { type SaveAttempt, autosaveToBackend } from './autosave-to-backend.ts';
import type { StartingPoint } from './starting-point.ts';
import type { EditedItem } from './edited-item.ts';
import type { EditingDevice } from './editing-device.ts';
import {
  beginEditing,
  type EditingState,
  isIncomplete,
  isSaved,
  stateOf,
  toSend,
  withAnswer,
  withChange,
  withDiscarded,
  withDiscardUndone,
  withDraft,
  withSent,
  withServerDraft,
  withResolved,
} from './editing-state.ts';

const ENDED: SaveAttempt = { kind: 'ended' };

/** A save that finds its own words at the backend goes on with the next ones; never so often in a row. */
const MOST_ROUNDS = 5;

/** An item being edited, with `start` as its initial state. */
export function draftEditor<Document>(
  start: StartingPoint<Document>,
  item: EditedItem<Document>,
  device: EditingDevice,
): EditableDraft<Document> {
  const { kept, now } = device;
  const name = { owner: item.owner, collection: item.collectionName, session: device.newId() };
  const listeners = new Set<(priority: RenderPriority) => void>();
  let writing = beginEditing(start, item);
  let state = stateOf(writing);
  /** Requests the backend's version, where it hasn't answered yet. */
  let readNewest = start.pendingFailure?.readNewest ?? null;
  /** The records on this device that may hold what is written: the one that was found, and this window's own. */
  let found = start.found;
  let own = false;
  let closing: Promise<void> | null = null;

  const set = (next: EditingState<Document>, priority: RenderPriority = 'now'): void => {
    writing = next;
    state = stateOf(writing);
    for (const listener of listeners) listener(priority);
  };
  /** After an edit or a response of the backend: updates storage and saving. */
  const follow = (next: EditingState<Document>, priority?: RenderPriority): void => {
    set(next, priority);
    deviceSaving.touch();
    if (isDue()) backendSaving.touch();
  };

  function isDue(): boolean {
    const { id, sent, conflict, document } = writing;
    if (isSaved(writing) || conflict || writing.found) return false;
    return id !== null || sent.length > 0 || item.isBegun(document);
  }

  async function storeOnDevice(): Promise<boolean> {
    try {
      // What is half typed doesn't go to the backend: it is stored on this device only.
      if (!isSaved(writing) || isIncomplete(writing)) await write();
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

  /** Sends a request; an exception on the way counts as a failure, so that nothing is lost. */
  async function ask<T>(question: () => Promise<Result<T>>): Promise<Result<T>> {
    try {
      return await question();
    } catch (error) {
      console.error('A question to the backend broke:', error);
      return failed('server', String(error));
    }
  }

  function fail(failure: Failure): SaveAttempt {
    set({ ...writing, failure });
    // After a sign-in, perhaps in another window, or once the disk has room, it is saved by itself.
    const isTriedAgain = NEVER_REACHED.includes(failure.code) || failure.code === 'disk-full';
    if (!isTriedAgain && !needsLogin(failure.reason)) {
      // In the database's own words, which name the field that it doesn't know: a migration may be missing.
      console.error(`The backend doesn’t take what is written (${item.collectionName}):`, failure.detail);
      return ENDED;
    }
    return { kind: 'unreached', waitMs: (failure.retryAfter ?? 0) * 1000 };
  }

  async function mergeNewest(): Promise<Failure | null> {
    if (!readNewest) return null;
    const result = await ask(readNewest);
    const { id } = writing;
    readNewest = result.ok || id === null ? null : () => item.collection.read(id);
    if (!result.ok) return result;
    follow(withDraft(writing, result.value));
    return null;
  }

  async function send(): Promise<Result<SaveResult<Document>>> {
    const { id, server } = writing;
    const document = toSend(writing);
    if (id !== null) return item.collection.save(id, server?.version ?? 0, document);
    const made = await item.collection.create(document, item.key);
    return made.ok ? ok({ saved: sameDocument(made.value.document, document), draft: made.value }) : made;
  }

  async function attempt(): Promise<SaveAttempt> {
    const unheard = await mergeNewest();
    if (unheard) return fail(unheard);
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      if (!isDue()) return ENDED;
      const { server, sent, edit, id } = writing;
      if (sent.length === 0 && server && sameDocument(server.document, toSend(writing))) {
        follow({ ...writing, savedEdit: edit, failure: null });
        return ENDED;
      }
      set(withSent(writing));
      const result = await ask(send);
      if (!result.ok) return fail(result);
      set(withAnswer(writing, edit, result.value));
      deviceSaving.touch();
      if (id === null && writing.id !== null) item.onCreated?.(writing.id);
      if (result.value.saved) return ENDED;
    }
    return fail(failed('server', 'The backend takes no version that it names itself'));
  }

  const deviceSaving = autosaveToDevice(device.timers, storeOnDevice);
  const backendSaving = autosaveToBackend(device.timers, attempt);
  /** As long as this window writes, no other one takes its records for left behind. */
  const holds = [name, ...(found ? [found] : [])].map(({ session }) => device.hold(session));
  const stopListening = [
    device.subscribeOnline(() => backendSaving.hurry()),
    device.subscribeLeaving(() => {
      void deviceSaving.flush();
      if (isDue() && !writing.failure) void backendSaving.now();
    }),
  ];

  async function close(): Promise<void> {
    for (const stop of stopListening) stop();
    backendSaving.end();
    deviceSaving.end();
    await deviceSaving.flush();
    for (const letGo of holds) letGo();
    if (isDue()) await backendSaving.now();
    await deviceSaving.flush();
  }

  if (readNewest) void backendSaving.now();
  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (change, priority) => follow(withChange(writing, change(writing.document)), priority),
    async save() {
      if (writing.found) follow({ ...writing, found: null });
      for (let round = 0; round < MOST_ROUNDS && !isSaved(writing); round += 1) {
        if (!isDue()) return false;
        await backendSaving.now();
        if (writing.failure) return false;
      }
      return isSaved(writing);
    },
    retry: () => backendSaving.hurry(),
    learn: (draft) => follow(withServerDraft(writing, draft)),
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
      follow(withResolved(writing, document));
      void backendSaving.now();
    },
    close: () => (closing ??= close()),
  };
}
