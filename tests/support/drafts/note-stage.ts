import { beforeEach, vi } from 'vitest';
import type { EditableDraft } from '#renderer/admin/cms/drafts/editable-draft.ts';
import { noteBackend, noteDevice, type, type Note, type NoteBackend, type NoteDevice } from './draft-stage.ts';

/** The backend and the device of the test that runs. */
export let backend: NoteBackend;
export let device: NoteDevice;

/** Gives each test of a file a clock, and an item at a backend. */
export function stageNote(first: Note): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-22T07:00:00Z') });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    begin(first);
  });
}

/** Begins anew, with an item or with none. */
export function begin(first: Note | null = null): void {
  backend = noteBackend(first);
  device = noteDevice(backend);
}

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Opens the item (or another one) and lets its backend answer. */
export async function opening(...[more]: Parameters<NoteDevice['open']>) {
  const opened = device.open(more);
  await pass(3100);
  return opened;
}

/** The same where it opens. */
export async function open(...[more]: Parameters<NoteDevice['open']>): Promise<EditableDraft<Note>> {
  const opened = await opening(more);
  if (opened.kind !== 'open') throw new Error(opened.kind);
  return opened.editable;
}

/** Types at the end and advances the time: by default until it is saved. */
export async function write(editable: EditableDraft<Note>, words: string, ms = 1600): Promise<void> {
  type(editable, words);
  await pass(ms);
}

/** Saves at once; gives whether that worked. */
export async function save(editable: EditableDraft<Note>): Promise<boolean> {
  const saved = editable.save();
  await pass(100);
  return saved;
}

export async function close(editable: EditableDraft<Note>, ms = 100): Promise<void> {
  const closed = editable.close();
  await pass(ms);
  await closed;
}

/** The calls of the backend except reads. */
export const saves = () => backend.calls.filter((call) => !call.startsWith('read'));
