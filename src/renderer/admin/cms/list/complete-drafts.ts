import type { DraftCard } from '#domain/draft.ts';
import type { Language } from '#domain/localized.ts';
import { ok, type ErrorCode, type Result } from '#domain/result.ts';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import type { ListedCollection } from '#renderer/data/collections/draft-collection.ts';
import { RequestError, type Request } from '#renderer/data/request-error.ts';
import type { BulkWatch } from '../../data-table/use-bulk-actions.ts';
import type { UndoOutcome } from '../../feedback/use-undo.ts';
import { sameDocument } from '../same-document.ts';
import type { Completion } from './list-messages.ts';
import type { ListUndoOutcome } from './perform-bulk-action.ts';
import { isLostAnswer, performInParts, type PartsResult } from './perform-in-parts.ts';

/** What a list needs to change drafts itself. */
export type WrittenCollection = ListedCollection & Pick<DraftCollection<unknown>, 'read' | 'save'>;

/** Gives drafts what they all lack, then publishes everything that was refused before; without a language, the drafts alone change. */
export interface CompleteAction {
  readonly kind: 'complete';
  readonly languages: readonly Language[];
  /** Ids of the drafts that lack it. */
  readonly ids: readonly number[];
  readonly change: Completion;
}

/** A draft before it was changed, and its version since. */
interface Completed {
  readonly card: DraftCard;
  readonly document: unknown;
}

export interface CompletedResult extends Omit<PartsResult, 'undo'> {
  /** Ids of the drafts that have it now, published or not. */
  readonly completed: readonly number[];
  /** The rows with their present versions. */
  readonly cards: readonly DraftCard[];
  readonly undo: ((collection: WrittenCollection) => Promise<Result<UndoOutcome>>) | null;
}

/** A draft that has it already. */
const AS_WANTED = 'as wanted';

/** Requests under way at the same time. */
const AT_ONCE = 4;

/**
 * Each draft is saved on the version that the list knows, as the editor does: its history keeps what it was, and one that was saved
 * meanwhile is stale and stays as it is. Throws a RequestError where certainly nothing was changed.
 */
export async function completeAndPublish(
  ask: Request<WrittenCollection>,
  { languages, ids, change }: CompleteAction,
  cards: readonly DraftCard[],
  { stop, onProgress }: BulkWatch,
): Promise<CompletedResult> {
  const due = cards.filter(({ id }) => ids.includes(id));
  const isPublished = languages.length > 0;
  const total = due.length + (isPublished ? cards.length : 0);
  const completed: Completed[] = [];
  const stale: number[] = [];
  const unsure: number[] = [];
  const asWanted: number[] = [];
  let failure: RequestError | null = null;
  for (let from = 0; from < due.length && !stop.aborted && !failure; from += AT_ONCE) {
    onProgress(from, total);
    const part = due.slice(from, from + AT_ONCE);
    const answers = await Promise.allSettled(
      part.map(async (card) => ({
        card,
        answer: await ask((collection) => completeOne(collection, card, change, () => unsure.push(card.id))),
      })),
    );
    for (const each of answers) {
      if (each.status === 'rejected') failure ??= requestError(each.reason);
      else if (each.value.answer === null) stale.push(each.value.card.id);
      else if (each.value.answer === AS_WANTED) asWanted.push(each.value.card.id);
      else completed.push(each.value.answer);
    }
  }
  if (failure && completed.length === 0 && unsure.length === 0) throw failure;
  const saved = new Map(completed.map(({ card }) => [card.id, card]));
  const now = cards.filter(({ id }) => !stale.includes(id)).map((card) => saved.get(card.id) ?? card);
  const left = isPublished ? now : due.filter(({ id }) => ![...saved.keys(), ...stale, ...asWanted].includes(id));
  const published =
    failure || (stop.aborted && left.length > 0)
      ? nothing(left, failure?.code ?? null, unsure)
      : !isPublished
        ? { ...nothing([], null), unreached: null }
        : await publish(ask, languages, now, {
            stop,
            onProgress: (done) => onProgress(due.length + done, total),
          });
  const { undo } = published;
  return {
    ...published,
    stale: [...stale, ...published.stale],
    completed: completed.map(({ card }) => card.id),
    cards: cards.map((card) => saved.get(card.id) ?? card),
    undo: completed.length === 0 && !undo ? null : takingBack(completed, undo),
  };
}

/** Publishing that fails at its first request leaves the drafts completed: that isn't a failure of all. */
async function publish(
  ask: Request<WrittenCollection>,
  languages: readonly Language[],
  cards: readonly DraftCard[],
  watch: BulkWatch,
): Promise<PartsResult> {
  try {
    return await performInParts(ask, { kind: 'publish', languages }, cards, watch);
  } catch (error) {
    return nothing(cards, requestError(error).code);
  }
}

function nothing(cards: readonly DraftCard[], code: ErrorCode | null, unsure: readonly number[] = []): PartsResult {
  const ids = cards.map(({ id }) => id).filter((id) => !unsure.includes(id));
  const unreached = { ids, unsure, code };
  return { done: [], stale: [], blocked: [], full: [], undo: null, unreached };
}

/** Null where it was saved by somebody else meanwhile, or lies in the bin, or is gone; `onUnsure`: it isn't known whether it is saved. */
async function completeOne(
  collection: WrittenCollection,
  card: DraftCard,
  change: Completion,
  onUnsure: () => void,
): Promise<Result<Completed | typeof AS_WANTED | null>> {
  const read = await collection.read(card.id);
  if (!read.ok) return read.code === 'not-found' ? ok(null) : read;
  const { document, version } = read.value;
  if (version !== card.version || read.value.binnedAt !== null) return ok(null);
  const wanted = change(document as object);
  if (sameDocument(wanted, document)) return ok(AS_WANTED);
  const save = () => saveOn(collection, card, wanted);
  const first = await save();
  // Where an answer was lost, the same is asked once more: what is saved already counts as saved.
  const isLost = !first.ok && isLostAnswer(first);
  const answer = isLost ? await save() : first;
  if (!answer.ok) {
    if (isLost) onUnsure();
    return answer;
  }
  return ok(answer.value === null ? null : { card: { ...card, version: answer.value }, document });
}

/** The version since; null where there was a newer one, or none to write to. */
async function saveOn(
  collection: WrittenCollection,
  { id, version }: DraftCard,
  document: unknown,
): Promise<Result<number | null>> {
  const reply = await collection.save(id, version, document);
  if (!reply.ok) return reply.code === 'not-found' || reply.code === 'duplicate' ? ok(null) : reply;
  return ok(reply.value.saved ? reply.value.draft.version : null);
}

/** Takes back the publishing, then what was written. Tried again after a failure, it goes on where it stopped. */
function takingBack(completed: readonly Completed[], unpublish: PartsResult['undo']) {
  let hidden: ListUndoOutcome | null = unpublish === null ? { undone: 0, stale: 0 } : null;
  let left = completed;
  const unsaved = new Set<number>();
  return async (collection: WrittenCollection): Promise<Result<UndoOutcome>> => {
    if (hidden === null && unpublish !== null) {
      const reply = await unpublish(collection);
      if (!reply.ok) return reply;
      hidden = reply.value;
    }
    while (left.length > 0) {
      const part = left.slice(0, AT_ONCE);
      const replies = await Promise.all(part.map(({ card, document }) => saveOn(collection, card, document)));
      for (const [at, reply] of replies.entries()) {
        const id = part[at]?.card.id;
        if (id !== undefined && reply.ok && reply.value === null) unsaved.add(id);
      }
      // What wasn't answered is tried again, and nothing else.
      left = [...part.filter((_, at) => replies[at]?.ok === false), ...left.slice(AT_ONCE)];
      const failure = replies.find((reply) => !reply.ok);
      if (failure && !failure.ok) return failure;
    }
    // An item may be left for several reasons, and counts once: who published a newer version has saved one.
    const { leftIds = [], blocked = 0 } = hidden ?? {};
    const notUndone = new Set([...unsaved, ...leftIds]);
    const undone = completed.filter(({ card }) => !notUndone.has(card.id)).length;
    const stale = notUndone.size - blocked;
    return ok({ undone, stale, since: 'saved', ...(blocked > 0 && { blocked }) });
  };
}

/** Anything else is a bug, and no failure of a request. */
function requestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  throw error;
}
