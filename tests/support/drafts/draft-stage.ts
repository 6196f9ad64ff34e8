// An item being edited, over a backend and a device in memory whose results a test controls.
import { failed, ok, type ErrorCode, type Failure, type Result } from '#domain/result.ts';
import type { Draft, SaveResult } from '#domain/draft.ts';
import { draftStore, type DraftStore } from '#renderer/admin/cms/drafts/local-draft-store.ts';
import { openDraft } from '#renderer/admin/cms/drafts/open-draft.ts';
import { sameDocument } from '#renderer/admin/cms/same-document.ts';
import { browserTimers } from '#renderer/admin/cms/drafts/autosave-to-backend.ts';
import type { EditedItem } from '#renderer/admin/cms/drafts/edited-item.ts';
import type { EditableDraft } from '#renderer/admin/cms/drafts/editable-draft.ts';
import { memoryDeviceStore } from '../memory/memory-device-store.ts';

export interface Note {
  readonly text: string;
  readonly place: string;
}

export const EMPTY_NOTE: Note = { text: '', place: '' };

/** `lost`: done, but the answer never came. A failure: not done. `never`: not done, and no answer for 8 s. */
export type Way = 'ok' | 'lost' | 'never' | Failure;

/** Reads a note; notes of older builds that lack a part can't be read. */
export function readNote(value: unknown): Note | null {
  const { text, place } = (value ?? {}) as Partial<Note>;
  return typeof text === 'string' && typeof place === 'string' ? { text, place } : null;
}

export function refusedWith(code: ErrorCode, reason: string): Failure {
  return { ...failed(code, `${reason} said no`), reason };
}

const ANSWER_MS = 20;
const SILENCE_MS = 8000;

/** One item at a backend that holds to versions as save_draft does. */
export function noteBackend(first: Note | null = null) {
  /** Every version that there ever was, the newest last; whose it is. */
  const log: { readonly document: Note; readonly mine: boolean; readonly savedAt: string }[] = [];
  const calls: string[] = [];
  let madeUnder: string | null = null;
  let live: Draft<Note>['live'] = { id: null, en: null };
  const add = (document: Note, mine: boolean) => {
    log.push({ document: structuredClone(document), mine, savedAt: new Date().toISOString() });
  };
  if (first) add(first, false);

  const draft = (): Draft<Note> => {
    const newest = log.at(-1);
    if (!newest) throw new Error('There is no item.');
    return {
      ...{ id: 7, document: structuredClone(newest.document), version: log.length, savedAt: newest.savedAt },
      ...{ savedByName: newest.mine ? 'Ratna' : 'Sari', mine: newest.mine, binnedAt: null },
      ...{ live, approval: null, review: null, missingMedia: [], now: new Date().toISOString() },
    };
  };
  const answer = async <T>(what: string, work: () => Result<T>): Promise<Result<T>> => {
    calls.push(what);
    const way = backend.ways.shift() ?? backend.way;
    const later = way === 'never' || way === 'lost' ? SILENCE_MS : ANSWER_MS;
    const done = way === 'ok' || way === 'lost' ? structuredClone(work()) : null;
    await new Promise<void>((resolve) => setTimeout(resolve, later));
    if (done && way === 'ok') return done;
    return typeof way === 'string' ? failed('timeout', 'No answer within 8000 ms') : way;
  };
  const backend = {
    log,
    calls,
    /** What it keeps of what it is sent. */
    keeps: (document: Note) => document,
    /** How the next calls go, and all others. */
    ways: [] as Way[],
    way: 'ok' as Way,
    text: () => log.at(-1)?.document.text ?? null,
    draft,
    /** A save by another person, or by the same one in another window. */
    saveElsewhere: (document: Note, mine = false) => add(document, mine),
    /** The backend itself changes the document, as when tags are merged: nobody has edited it. */
    rewrite: (document: Note) => {
      const newest = log.at(-1);
      if (newest) log.push({ ...newest, document: structuredClone(document) });
    },
    publish: () => {
      live = { id: { revision: 1, from: new Date().toISOString(), changed: false }, en: null };
      return draft();
    },
    collection: {
      read: (id: number) =>
        answer<Draft<Note>>(`read ${id}`, () => (log.length ? ok(draft()) : refusedWith('not-found', 'PT404'))),
      create: (document: Note, key: string) =>
        answer<Draft<Note>>(`create ${document.text}`, () => {
          if (log.length === 0) {
            madeUnder = key;
            add(document, true);
          }
          if (madeUnder !== key) throw new Error('This stage has one item.');
          return ok(draft());
        }),
      save: (_id: number, basedOn: number, document: Note) =>
        answer<SaveResult<Note>>(`save ${document.text} on ${basedOn}`, () => {
          const kept = backend.keeps(document);
          const same = sameDocument(log.at(-1)?.document, kept);
          const saved = same || basedOn === log.length;
          if (saved && !same) add(kept, true);
          return ok({ saved, draft: draft() });
        }),
    },
  };
  return backend;
}

export type NoteBackend = ReturnType<typeof noteBackend>;

/** A device that keeps texts in memory; windows are opened on it. */
export function noteDevice(backend: NoteBackend) {
  const store = memoryDeviceStore();
  const kept: DraftStore = draftStore(store);
  const created: number[] = [];
  let sessions = 0;
  let windows = openWindows();

  const item = (more: Partial<EditedItem<Note>>): EditedItem<Note> => ({
    ...{ collection: windows.collectionOf(backend), collectionName: 'notes', id: 7, key: 'key-1', empty: EMPTY_NOTE },
    ...{ isBegun: ({ text }: Note) => text !== '', readDocument: readNote, owner: 'ratna@backend' },
    onCreated: (id) => void created.push(id),
    ...more,
  });
  return {
    store,
    kept,
    created,
    leave: () => windows.leaving.forEach((tell) => tell()),
    comeOnline: () => windows.online.forEach((tell) => tell()),
    listening: () => windows.leaving.size + windows.online.size,
    /** All windows are gone at once: nothing that they had begun goes on, but what the backend was sent already. */
    crash() {
      windows.alive = false;
      windows = openWindows();
    },
    open(more: Partial<EditedItem<Note>> = {}) {
      const device = { ...windows.deviceOver(kept), newId: () => `session-${++sessions}`, now: () => new Date() };
      return openDraft(item(more), device);
    },
    /** The texts on the device, newest first. */
    async texts(): Promise<string[]> {
      return (await kept.list('ratna@backend', 'notes')).map(({ document }) => readNote(document)?.text ?? '?');
    },
  };
}

/** The windows between two crashes. */
function openWindows() {
  const held = new Set<string>();
  const leaving = new Set<() => void>();
  const online = new Set<() => void>();
  const listenTo = (listeners: Set<() => void>) => (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const never = new Promise<never>(() => undefined);
  const windows = {
    alive: true,
    leaving,
    online,
    deviceOver: (kept: DraftStore) => ({
      kept: {
        ...kept,
        write: (text: Parameters<DraftStore['write']>[0]) => (windows.alive ? kept.write(text) : never),
        remove: (...name: Parameters<DraftStore['remove']>) => (windows.alive ? kept.remove(...name) : never),
      },
      timers: {
        after: (ms: number, work: () => void) => browserTimers.after(ms, () => windows.alive && work()),
      },
      hold(name: string) {
        held.add(name);
        return () => void held.delete(name);
      },
      isHeld: (name: string) => Promise.resolve(held.has(name)),
      subscribeLeaving: listenTo(leaving),
      subscribeOnline: listenTo(online),
      guardLeaving: () => () => undefined,
    }),
    collectionOf({ collection }: NoteBackend): NoteBackend['collection'] {
      const heard = async <T>(answer: Promise<T>): Promise<T> => {
        const value = await answer;
        return windows.alive ? value : never;
      };
      return {
        read: (...asked) => heard(collection.read(...asked)),
        create: (...asked) => heard(collection.create(...asked)),
        save: (...asked) => heard(collection.save(...asked)),
      };
    },
  };
  return windows;
}

export type NoteDevice = ReturnType<typeof noteDevice>;

/** Types at the end. */
export function type(editable: EditableDraft<Note>, words: string): void {
  editable.change((note) => ({ ...note, text: note.text + words }));
}
