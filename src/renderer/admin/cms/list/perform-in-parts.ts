import type { DraftCard } from '#domain/draft.ts';
import { ok, type ErrorCode, type Failure, type Result } from '#domain/result.ts';
import type { ListedCollection } from '#renderer/data/collections/draft-collection.ts';
import { RequestError, type Request } from '#renderer/data/request-error.ts';
import type { BulkWatch } from '../../data-table/use-bulk-actions.ts';
import { neverReached } from '#renderer/session/read-access.ts';
import {
  performBulkAction,
  type BulkAction,
  type BulkActionResult,
  type ListUndoOutcome,
} from './perform-bulk-action.ts';

/** What an action didn't get to: it was stopped, or (with a code) a request failed. */
export interface Unreached {
  readonly ids: readonly number[];
  /** Ids of those of the request that got no answer: it isn't known whether they were done. */
  readonly unsure: readonly number[];
  readonly code: ErrorCode | null;
}

/** What became of all rows together. */
export interface PartsResult extends BulkActionResult {
  readonly unreached: Unreached | null;
}

/**
 * Rows of one request. Publishing 50 long articles took the embedded backend 5 to 8 seconds on a busy machine, and a hosted one ends
 * a request after 8.
 */
const AT_ONCE = 20;

type Undo = NonNullable<BulkActionResult['undo']>;

/**
 * Does it with any number of rows, in several requests, because the backend limits how long each may take, and how many rows it has. One
 * whose answer was lost is repeated once, which finds out whether it was done. Throws a RequestError where the first one is refused;
 * nothing was done then.
 */
export async function performInParts(
  ask: Request<ListedCollection>,
  action: BulkAction,
  cards: readonly DraftCard[],
  { stop, onProgress }: BulkWatch,
): Promise<PartsResult> {
  const results: BulkActionResult[] = [];
  let unreached: Unreached | null = null;
  for (let from = 0; from < cards.length; from += AT_ONCE) {
    const idsFrom = (start: number, end?: number) => cards.slice(start, end).map(({ id }) => id);
    if (stop.aborted) {
      unreached = { ids: idsFrom(from), unsure: [], code: null };
      break;
    }
    if (cards.length > AT_ONCE) onProgress(from, cards.length);
    const to = from + AT_ONCE;
    const perform = (isRepeated: boolean) =>
      resultOf(ask((collection) => performBulkAction(collection, action, cards.slice(from, to), isRepeated)));
    const first = await perform(false);
    const isLost = !first.ok && isLostAnswer(first);
    const answer = isLost ? await perform(true) : first;
    if (!answer.ok) {
      if (from === 0 && !isLost) throw new RequestError(answer);
      const { code } = answer;
      unreached = isLost
        ? { ids: idsFrom(to), unsure: idsFrom(from, to), code }
        : { ids: idsFrom(from), unsure: [], code };
      break;
    }
    results.push(answer.value);
  }
  // An undo of only some of it would say that all was undone.
  const isUndoable = results.every(({ done, undo }) => done.length === 0 || undo !== null);
  return {
    done: results.flatMap(({ done }) => done),
    stale: results.flatMap(({ stale }) => stale),
    blocked: results.flatMap(({ blocked }) => blocked),
    full: results.flatMap(({ full }) => full),
    undo: isUndoable ? undoInTurn(results.flatMap(({ undo }) => undo ?? [])) : null,
    unreached,
  };
}

/** Whether a request may have been done although it failed. One that is refused because there were too many wasn't. */
export function isLostAnswer(failure: Failure): boolean {
  return failure.code !== 'too-many' && neverReached(failure);
}

async function resultOf<T>(asked: Promise<T>): Promise<Result<T>> {
  try {
    return ok(await asked);
  } catch (error) {
    if (error instanceof RequestError) return error.failure;
    throw error;
  }
}

/** Takes all of it back, one after the other; tried again after a failure, it goes on where it stopped. */
function undoInTurn(undos: readonly Undo[]): BulkActionResult['undo'] {
  if (undos.length === 0) return null;
  const outcomes: ListUndoOutcome[] = [];
  return async (collection): Promise<Result<ListUndoOutcome>> => {
    for (const undo of undos.slice(outcomes.length)) {
      const reply = await undo(collection);
      if (!reply.ok) return reply;
      outcomes.push(reply.value);
    }
    const sum = (of: (outcome: ListUndoOutcome) => number) =>
      outcomes.reduce((total, outcome) => total + of(outcome), 0);
    const blocked = sum((outcome) => outcome.blocked ?? 0);
    const leftIds = outcomes.flatMap((outcome) => outcome.leftIds ?? []);
    const isSaved = outcomes.some(({ since }) => since === 'saved');
    return ok({
      undone: sum(({ undone }) => undone),
      stale: sum(({ stale }) => stale),
      ...(blocked > 0 && { blocked }),
      ...(leftIds.length > 0 && { leftIds }),
      ...(isSaved && { since: 'saved' as const }),
    });
  };
}
