import { fieldsOf, parseJson } from '#domain/json.ts';
import { isFull } from '#renderer/data/indexed-db.ts';
import type { Saved } from '#renderer/data/saved/saved.ts';
import { joinedNote, writeNote } from '#renderer/data/saved/saved-changes.ts';
import type { Drafts } from '#renderer/platform/port.ts';

/** Why a note isn't on the disk: the device is full or refuses, or its article was removed in another window. */
type NoteProblem = 'full' | 'refused' | 'gone';

interface NoteStatus {
  readonly text: string;
  readonly problem: NoteProblem | null;
  /** Whether what is shown is on the disk. */
  readonly isSaved: boolean;
}

/** A note while it is written: each letter goes to the disk, and what other windows write is taken over. */
export interface NoteEditing {
  read(): NoteStatus;
  subscribe(listener: () => void): () => void;
  type(text: string): void;
  /** The note is another one on the disk. */
  heed(note: string): void;
  /** Tries again what was refused. */
  retry(): void;
}

interface Options {
  readonly id: number;
  readonly note: string;
  readonly saved: Pick<Saved, 'change'>;
  /** Has what isn't on the disk yet, over a reload. */
  readonly drafts: Drafts;
  readonly tell?: (...words: unknown[]) => void;
}

export function editNote({ id, note, saved, drafts, tell = console.warn }: Options): NoteEditing {
  const key = `note.${id}`;
  const left = readDraft(drafts.read(key));
  let base = note;
  let text = left === null ? note : joinedNote(left.base, left.text, note);
  let problem: NoteProblem | null = null;
  let isSaving = false;
  const status = (): NoteStatus => ({ text, problem, isSaved: text === base && problem === null });
  let shown = status();
  const listeners = new Set<() => void>();
  const notifyListeners = () => {
    shown = status();
    for (const listener of listeners) listener();
  };
  const keepDraft = () => {
    if (text === base) drafts.remove(key);
    else drafts.write(key, JSON.stringify({ base, text }));
  };

  /** Saves one at a time, then the newest text, so that fast typing builds no queue. */
  const save = async (): Promise<void> => {
    if (isSaving || text === base) return;
    isSaving = true;
    const [sent, from] = [text, base];
    try {
      const after = await saved.change(writeNote(id, from, sent));
      const kept = after.articles.find((each) => each.id === id)?.note;
      problem = kept === undefined ? 'gone' : null;
      if (kept !== undefined) {
        // Another window's words stand before these: what was typed meanwhile follows them.
        text = kept.endsWith(sent) ? kept.slice(0, kept.length - sent.length) + text : joinedNote(sent, text, kept);
        base = kept;
      }
    } catch (error) {
      problem = isFull(error) ? 'full' : 'refused';
      tell('A note could not be saved:', error);
    }
    isSaving = false;
    keepDraft();
    notifyListeners();
    if (problem === null) await save();
  };

  void save();
  return {
    read: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    type(words) {
      text = words;
      keepDraft();
      notifyListeners();
      void save();
    },
    heed(words) {
      // A running save handles it itself.
      if (isSaving || words === base) return;
      text = joinedNote(base, text, words);
      base = words;
      keepDraft();
      notifyListeners();
      void save();
    },
    retry: () => void save(),
  };
}

function readDraft(kept: string | null): { readonly base: string; readonly text: string } | null {
  const { base, text } = fieldsOf(kept === null ? null : parseJson(kept));
  return typeof base === 'string' && typeof text === 'string' ? { base, text } : null;
}
