import type { DraftCard } from '#domain/draft.ts';
import { ok, type ErrorCode, type Result } from '#domain/result.ts';
import type { ListedCollection } from '#renderer/data/collections/draft-collection.ts';
import { RequestError, type Request } from '#renderer/data/request-error.ts';
import type { BulkWatch } from '../../data-table/use-bulk-actions.ts';
import type { UndoOutcome } from '../../feedback/use-undo.ts';
import { performBulkAction, type BulkAction, type BulkActionResult } from './perform-bulk-action.ts';

/** What an action didn't get to: it was stopped, or (with a code) a request failed. */
export interface Unreached {
  readonly ids: readonly number[];
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
 * Does it with any number of rows, in several requests, because the backend limits how long each may take, and how many rows it has.
 * Throws a RequestError where the first one fails; nothing was done then.
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
    const rest = (code: ErrorCode | null) => ({ ids: cards.slice(from).map(({ id }) => id), code });
    if (stop.aborted) {
      unreached = rest(null);
      break;
    }
    if (cards.length > AT_ONCE) onProgress(from, cards.length);
    try {
      results.push(await ask((collection) => performBulkAction(collection, action, cards.slice(from, from + AT_ONCE))));
    } catch (error) {
      if (from === 0 || !(error instanceof RequestError)) throw error;
      unreached = rest(error.code);
      break;
    }
  }
  return {
    done: results.flatMap(({ done }) => done),
    stale: results.flatMap(({ stale }) => stale),
    blocked: results.flatMap(({ blocked }) => blocked),
    full: results.flatMap(({ full }) => full),
    undo: undoInTurn(results.flatMap(({ undo }) => undo ?? [])),
    unreached,
  };
}

/** Takes all of it back, one after the other; tried again after a failure, it goes on where it stopped. */
function undoInTurn(undos: readonly Undo[]): BulkActionResult['undo'] {
  if (undos.length === 0) return null;
  const outcomes: UndoOutcome[] = [];
  return async (collection): Promise<Result<UndoOutcome>> => {
    for (const undo of undos.slice(outcomes.length)) {
      const reply = await undo(collection);
      if (!reply.ok) return reply;
      outcomes.push(reply.value);
    }
    const sum = (of: (outcome: UndoOutcome) => number) => outcomes.reduce((total, outcome) => total + of(outcome), 0);
    const blocked = sum((outcome) => outcome.blocked ?? 0);
    const isSaved = outcomes.some(({ since }) => since === 'saved');
    return ok({
      undone: sum(({ undone }) => undone),
      stale: sum(({ stale }) => stale),
      ...(blocked > 0 && { blocked }),
      ...(isSaved && { since: 'saved' as const }),
    });
  };
}
