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
  readonly undo: ((collection: ListedCollection) => Promise<Result<ListUndoOutcome>>) | null;
}

/** What an undo did, with the ids of those that aren't as before: other reasons may be counted together with it. */
export interface ListUndoOutcome extends UndoOutcome {
  readonly leftIds?: readonly number[];
}

const NOTHING: BulkActionResult = { done: [], stale: [], blocked: [], full: [], undo: null };

/**
 * Does it with all of these rows, in one request. What is as wanted already isn't touched, and counts as neither. With `isRepeated` the
 * answer of the same request was lost: the backend does all of a request or nothing, so that one which finds nothing to do was done the
 * first time.
 */
export function performBulkAction(
  collection: ListedCollection,
  action: BulkAction,
  cards: readonly DraftCard[],
  isRepeated = false,
): Promise<Result<BulkActionResult>> {
  switch (action.kind) {
    case 'publish':
      return publish(collection, action.languages, cards, isRepeated);
    case 'tag':
    case 'untag':
      return changeTags(collection, action, cards, isRepeated);
    case 'withdraw':
      // The backend answers a repeated request as it answered the first one.
      return withdraw(collection, cards);
    case 'bin':
      return isRepeated ? binAgain(collection, cards) : binItems(collection, cards);
    case 'restore':
      return restore(collection, cards, isRepeated);
    case 'erase':
      return erase(collection, cards, isRepeated);
  }
}

async function publish(
  collection: ListedCollection,
  languages: readonly Language[],
  cards: readonly DraftCard[],
  isRepeated: boolean,
) {
  // Publishing the same once more would only move its date.
  const due = cards.filter(({ state, changed }) =>
    languages.some((language) => state[language] !== 'published' || changed[language]),
  );
  if (due.length === 0) return ok(NOTHING);
  const items = due.map(({ id, version }) => ({ id, version }));
  const reply = await collection.publish(items, languages, null);
  if (!reply.ok) return reply;
  const { before, stale, blocked } = reply.value;
  const listed = new Map(due.map((card) => [card.id, placesOf(card)]));
  const was = before.map((each) =>
    isRepeated && wasPublished(each, languages) ? { ...each, live: listed.get(each.id) ?? each.live } : each,
  );
  const back = undoOutcome(was, languages);
  return ok<BulkActionResult>({
    ...NOTHING,
    done: before.map(({ id }) => id),
    stale,
    blocked,
    undo: back.length > 0 ? (opened) => showAgain(opened, back) : null,
  });
}

/**
 * Whether the second of two requests found what it was to publish: the first one published it, and before both it was as in the list.
 * Another revision is somebody else's, who published meanwhile.
 */
function wasPublished({ live, was }: LiveBefore, languages: readonly Language[]): boolean {
  const revisionOf = (place: LivePlace | number | null = null) =>
    typeof place === 'number' ? place : (place?.revision ?? null);
  return languages.every((language) => revisionOf(live[language]) === revisionOf(was?.[language]));
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
  { kind, tags }: Extract<BulkAction, { readonly tags: readonly number[] }>,
  cards: readonly DraftCard[],
  isRepeated: boolean,
) {
  const items = cards.map(({ id, version }) => ({ id, version }));
  const reply = await collection.changeTags(items, tags, kind === 'tag');
  if (!reply.ok) return reply;
  const { done, stale, full } = reply.value;
  if (isRepeated && done.length === 0) {
    // They are as wanted, but only the lost answer had the tags from before.
    const left = [...stale, ...full];
    return ok({ ...NOTHING, stale, full, done: idsOf(cards).filter((id) => !left.includes(id)) });
  }
  return ok<BulkActionResult>({
    ...NOTHING,
    ...{ done: done.map(({ id }) => id), stale, full },
    undo: done.length > 0 ? (opened) => restoreTags(opened, done) : null,
  });
}

async function restoreTags(
  collection: ListedCollection,
  before: readonly TagsBefore[],
): Promise<Result<ListUndoOutcome>> {
  const reply = await collection.restoreTags(before);
  if (!reply.ok) return reply;
  const { stale } = reply.value;
  const undone = before.length - stale.length;
  return ok({ undone, stale: stale.length, since: 'saved', ...(stale.length > 0 && { leftIds: stale }) });
}

function placesOf({ liveFrom, revision }: DraftCard): Localized<LivePlace | null> {
  const place = (from: string | null, of: number | null) =>
    from === null || of === null ? null : { revision: of, from };
  return { id: place(liveFrom.id, revision.id), en: place(liveFrom.en, revision.en) };
}

/** Moves items to the bin; taken back, visitors read again what they read before. */
export async function binItems(collection: ListedCollection, cards: readonly Pick<DraftCard, 'id'>[]) {
  const reply = await collection.bin(idsOf(cards));
  if (!reply.ok) return reply;
  const { before } = reply.value;
  return ok<BulkActionResult>({
    ...changedOf(cards, idsOf(before)),
    undo: before.length > 0 ? (opened) => takeOutOfBin(opened, before) : null,
  });
}

async function binAgain(collection: ListedCollection, cards: readonly DraftCard[]) {
  const reply = await binItems(collection, cards);
  if (!reply.ok || reply.value.done.length > 0) return reply;
  // They are there, but it may be somebody else who put them there: nothing to take back.
  return ok({ ...NOTHING, done: idsOf(cards) });
}

async function takeOutOfBin(
  collection: ListedCollection,
  before: readonly LiveBefore[],
): Promise<Result<ListUndoOutcome>> {
  const restored = await collection.restore(idsOf(before));
  if (!restored.ok) return restored;
  const shown = before.filter(({ live }) => LANGUAGES.some((language) => live[language] != null));
  if (shown.length === 0) return ok({ undone: before.length, stale: 0 });
  // Restored, here or at an earlier try, they are drafts: what visitors could read, they shall read again.
  const again = await showAgain(collection, shown);
  if (!again.ok) return again;
  const { stale, blocked = 0 } = again.value;
  return ok({ ...again.value, undone: before.length - stale - blocked });
}

/**
 * Items that aren't in the bin any more, because they were restored or deleted meanwhile, count neither as done nor as failed. An
 * undo only moves items back to the bin that were restored here: those that another person restored may be published.
 */
async function restore(collection: ListedCollection, cards: readonly DraftCard[], isRepeated: boolean) {
  const reply = await collection.restore(idsOf(cards));
  if (!reply.ok) return reply;
  const { ids } = reply.value;
  return ok<BulkActionResult>({
    ...NOTHING,
    done: isRepeated && ids.length === 0 ? idsOf(cards) : ids,
    undo:
      ids.length === 0
        ? null
        : async (opened) => {
            const binned = await opened.bin(ids);
            return binned.ok ? ok({ undone: ids.length, stale: 0 }) : binned;
          },
  });
}

/** What was deleted meanwhile is as wanted; what was restored meanwhile isn't. */
async function erase(collection: ListedCollection, cards: readonly DraftCard[], isRepeated: boolean) {
  const reply = await collection.erase(idsOf(cards));
  if (!reply.ok) return reply;
  const { ids, stale } = reply.value;
  const done = isRepeated && ids.length === 0 ? idsOf(cards).filter((id) => !stale.includes(id)) : ids;
  return ok<BulkActionResult>({ ...NOTHING, done, stale });
}

async function showAgain(
  collection: ListedCollection,
  before: readonly LiveBefore[],
): Promise<Result<ListUndoOutcome>> {
  const reply = await collection.setLive(before);
  if (!reply.ok) return reply;
  const { before: undone, stale, blocked } = reply.value;
  const leftIds = [...stale, ...idsOf(blocked)];
  return ok({
    undone: undone.length,
    stale: stale.length,
    ...(blocked.length > 0 && { blocked: blocked.length }),
    ...(leftIds.length > 0 && { leftIds }),
  });
}

const idsOf = (items: readonly { readonly id: number }[]) => items.map(({ id }) => id);

/** Items that the response doesn't list were moved to the bin, restored or deleted by another person. */
function changedOf(cards: readonly Pick<DraftCard, 'id'>[], done: readonly number[]) {
  return { done, stale: idsOf(cards).filter((id) => !done.includes(id)), blocked: [], full: [] };
}
