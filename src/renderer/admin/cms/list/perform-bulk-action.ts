import type { DraftCard, LiveBefore, LivePlace, PublishResult, TagsBefore } from '#domain/draft.ts';
import { type Language, LANGUAGES, type Localized } from '#domain/localized.ts';
import { ok, type Result } from '#domain/result.ts';
import type { ListedCollection } from '#renderer/data/collections/draft-collection.ts';
import type { UndoOutcome } from '../../feedback/use-undo.ts';
import { undoOutcome } from '../publishing/publishing.ts';

/** Something that is done with all chosen rows at once. */
export type BulkAction =
  | { readonly kind: 'publish'; readonly languages: readonly Language[] }
  | { readonly kind: 'tag' | 'untag'; readonly tags: readonly number[] }
  | { readonly kind: 'withdraw' | 'bin' | 'restore' | 'erase' };

export interface BulkActionResult {
  /** Ids of what was done. */
  readonly done: readonly number[];
  /** Ids of items that were changed since the list was read; they were left as they are. */
  readonly stale: readonly number[];
  /** What lacks something: left as it is. */
  readonly blocked: PublishResult['blocked'];
  /** Ids of what would have too many tags: left as it is. */
  readonly full: readonly number[];
  /** How to take it back; null where there is nothing to take back, or no way. */
  readonly undo: ((collection: ListedCollection) => Promise<Result<UndoOutcome>>) | null;
}

const NOTHING: BulkActionResult = { done: [], stale: [], blocked: [], full: [], undo: null };

/** Does it with all of these rows, in one request. What is as wanted already isn't touched, and counts as neither. */
export function performBulkAction(
  collection: ListedCollection,
  action: BulkAction,
  cards: readonly DraftCard[],
): Promise<Result<BulkActionResult>> {
  switch (action.kind) {
    case 'publish':
      return publish(collection, action.languages, cards);
    case 'tag':
    case 'untag':
      return changeTags(collection, action.tags, action.kind === 'tag', cards);
    case 'withdraw':
      return withdraw(collection, cards);
    case 'bin':
      return binItems(collection, cards);
    case 'restore':
      return restore(collection, cards);
    case 'erase':
      return erase(collection, cards);
  }
}

async function publish(collection: ListedCollection, languages: readonly Language[], cards: readonly DraftCard[]) {
  // Publishing the same once more would only move its date.
  const due = cards.filter(({ state, changed }) =>
    languages.some((language) => state[language] !== 'published' || changed[language]),
  );
  if (due.length === 0) return ok(NOTHING);
  const items = due.map(({ id, version }) => ({ id, version }));
  const reply = await collection.publish(items, languages, null);
  if (!reply.ok) return reply;
  const { before, stale, blocked } = reply.value;
  const back = undoOutcome(before, languages);
  return ok<BulkActionResult>({
    ...NOTHING,
    done: before.map(({ id }) => id),
    stale,
    blocked,
    undo: back.length > 0 ? (opened) => showAgain(opened, back) : null,
  });
}

async function withdraw(collection: ListedCollection, cards: readonly DraftCard[]) {
  const shown = cards.filter(({ liveFrom }) => LANGUAGES.some((language) => liveFrom[language] !== null));
  if (shown.length === 0) return ok(NOTHING);
  // Withdraws the revisions in the list, not those that another person has published since.
  const items = shown.map((card) => ({ id: card.id, live: { id: null, en: null }, was: placesOf(card) }));
  const reply = await collection.setLive(items);
  if (!reply.ok) return reply;
  const { before } = reply.value;
  return ok<BulkActionResult>({
    ...changedOf(shown, idsOf(before)),
    undo: before.length > 0 ? (opened) => showAgain(opened, before) : null,
  });
}

/** Only the drafts change, as with any save: visitors read the tags with the next publishing. */
async function changeTags(
  collection: ListedCollection,
  tags: readonly number[],
  wanted: boolean,
  cards: readonly DraftCard[],
) {
  const items = cards.map(({ id, version }) => ({ id, version }));
  const reply = await collection.changeTags(items, tags, wanted);
  if (!reply.ok) return reply;
  const { done, stale, full } = reply.value;
  return ok<BulkActionResult>({
    ...NOTHING,
    ...{ done: done.map(({ id }) => id), stale, full },
    undo: done.length > 0 ? (opened) => restoreTags(opened, done) : null,
  });
}

async function restoreTags(collection: ListedCollection, before: readonly TagsBefore[]): Promise<Result<UndoOutcome>> {
  const reply = await collection.restoreTags(before);
  if (!reply.ok) return reply;
  const stale = reply.value.stale.length;
  return ok({ undone: before.length - stale, stale, since: 'saved' });
}

function placesOf({ liveFrom, revision }: DraftCard): Localized<LivePlace | null> {
  const place = (from: string | null, of: number | null) =>
    from === null || of === null ? null : { revision: of, from };
  return { id: place(liveFrom.id, revision.id), en: place(liveFrom.en, revision.en) };
}

/** Moves items to the bin; taken back, visitors read again what they read before. */
export async function binItems(collection: ListedCollection, cards: readonly Pick<DraftCard, 'id'>[]) {
  const reply = await collection.bin(cards.map(({ id }) => id));
  if (!reply.ok) return reply;
  const { before } = reply.value;
  const result = changedOf(cards, idsOf(before));
  const shown = before.filter(({ live }) => LANGUAGES.some((language) => live[language] != null));
  return ok<BulkActionResult>({
    ...result,
    undo:
      before.length === 0
        ? null
        : async (opened) => {
            const restored = await opened.restore(result.done);
            if (!restored.ok) return restored;
            const whole = { undone: before.length, stale: 0 };
            if (shown.length === 0) return ok(whole);
            // Restored, here or at an earlier try, they are drafts: what visitors could read, they shall read again.
            const again = await showAgain(opened, shown);
            if (!again.ok) return again;
            const { stale, blocked = 0 } = again.value;
            return ok({ ...again.value, undone: whole.undone - stale - blocked });
          },
  });
}

/**
 * Items that aren't in the bin any more, because they were restored or deleted meanwhile, count neither as done nor as failed. An
 * undo only moves items back to the bin that were restored here: those that another person restored may be published.
 */
async function restore(collection: ListedCollection, cards: readonly DraftCard[]) {
  const reply = await collection.restore(cards.map(({ id }) => id));
  if (!reply.ok) return reply;
  const done = reply.value.ids;
  return ok<BulkActionResult>({
    ...NOTHING,
    done,
    undo:
      done.length === 0
        ? null
        : async (opened) => {
            const binned = await opened.bin(done);
            return binned.ok ? ok({ undone: done.length, stale: 0 }) : binned;
          },
  });
}

/** What was deleted meanwhile is as wanted; what was restored meanwhile isn't. */
async function erase(collection: ListedCollection, cards: readonly DraftCard[]) {
  const reply = await collection.erase(cards.map(({ id }) => id));
  return reply.ok ? ok<BulkActionResult>({ ...NOTHING, done: reply.value.ids, stale: reply.value.stale }) : reply;
}

async function showAgain(collection: ListedCollection, before: readonly LiveBefore[]): Promise<Result<UndoOutcome>> {
  const reply = await collection.setLive(before);
  if (!reply.ok) return reply;
  const { before: undone, stale, blocked } = reply.value;
  return ok({
    undone: undone.length,
    stale: stale.length,
    ...(blocked.length > 0 && { blocked: blocked.length }),
  });
}

const idsOf = (before: readonly LiveBefore[]) => before.map(({ id }) => id);

/** Items that the response doesn't list were moved to the bin, restored or deleted by another person. */
function changedOf(cards: readonly Pick<DraftCard, 'id'>[], done: readonly number[]) {
  return { done, stale: cards.map(({ id }) => id).filter((id) => !done.includes(id)), blocked: [], full: [] };
}
