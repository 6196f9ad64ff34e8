import { folded } from '#domain/folded.ts';
import { MISSED_SEARCHES_MAX } from '#domain/limits.ts';
import { deviceStore, type DeviceStore } from '#renderer/data/device-store.ts';

/** A search without results on this device. */
export interface MissedSearch {
  readonly words: string;
  /** How often. */
  readonly count: number;
  /** When it was last, ms since 1970. */
  readonly last: number;
}

/**
 * Notes of searches that found nothing. They are on this device only: nothing sends them. Every call may reject, where the
 * device keeps nothing.
 */
export interface MissedSearches {
  /** The last ones first. */
  read(): Promise<readonly MissedSearch[]>;
  note(words: string, now: number): Promise<void>;
  /** Null for all. */
  remove(words: string | null): Promise<void>;
}

const NAME = 'missed-searches';

/** A longer text within this time, ms, replaces the note: it is the same search, typed on. */
const STILL_TYPING_MS = 30_000;

/** The same search within this time, ms, isn't counted again. */
const SAME_SEARCH_MS = 600_000;

/** Opens the notes of this device, which all windows share. */
export function missedSearches(store: DeviceStore = deviceStore('tunas-searches', 'notes')): MissedSearches {
  return {
    read: async () => notesIn((await store.read([NAME]))[0]),
    note: (words, now) => store.change(NAME, (record) => withNote(notesIn(record), words, now)),
    remove: (words) =>
      words === null
        ? store.remove([NAME])
        : store.change(NAME, (record) => notesIn(record).filter((each) => each.words !== words)),
  };
}

function withNote(notes: readonly MissedSearch[], typed: string, now: number): readonly MissedSearch[] {
  const words = folded(typed).trim();
  if (words === '') return notes;
  const before = notes.find((each) => each.words === words);
  const isAgain = before === undefined || now - before.last > SAME_SEARCH_MS;
  const count = (before?.count ?? 0) + (isAgain ? 1 : 0);
  const isBeginning = (each: MissedSearch) =>
    each.count === 1 && now - each.last < STILL_TYPING_MS && words.startsWith(each.words);
  const others = notes.filter((each) => each.words !== words && !isBeginning(each));
  return [{ words, count, last: now }, ...others].slice(0, MISSED_SEARCHES_MAX);
}

/** What a damaged database gives may be anything. */
function notesIn(record: unknown): readonly MissedSearch[] {
  if (!Array.isArray(record)) return [];
  return record.filter(
    (each: Partial<MissedSearch> | null): each is MissedSearch =>
      typeof each?.words === 'string' && typeof each.count === 'number' && typeof each.last === 'number',
  );
}
