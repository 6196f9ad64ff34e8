import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftCard } from '#domain/draft.ts';
import type { ErrorCode, Result } from '#domain/result.ts';
import type { Localized } from '#domain/localized.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { showToast } from '#renderer/ui/toast.ts';
import {
  performBulkAction,
  type BulkAction,
  type BulkActionKind,
  type BulkActionResult,
  type UndoOutcome,
} from './perform-bulk-action.ts';
import type { AskCollection, ListedCollection } from './use-collection.ts';

const DONE = {
  publish: 'list:published',
  withdraw: 'list:withdrawn',
  bin: 'list:binned',
  restore: 'list:restored',
  erase: 'list:erased',
} as const satisfies Record<BulkActionKind, string>;

/** What stayed as it was, and why: it stays chosen. */
export interface Leftovers {
  readonly stale: readonly DraftCard[];
  readonly blocked: readonly { readonly card: DraftCard; readonly problems: Partial<Localized<readonly string[]>> }[];
}

/** What is said in the page, because a notice that goes by itself wouldn't do. */
export type BulkActionReport =
  | { readonly kind: 'failed'; readonly code: ErrorCode }
  | { readonly kind: 'left'; readonly leftovers: Leftovers }
  /** The notice couldn't be shown. */
  | { readonly kind: 'told'; readonly title: string; readonly undo: (() => void) | null };

export interface BulkActions {
  readonly doing: BulkActionKind | null;
  readonly report: BulkActionReport | null;
  /** One at a time: a second press while the first is under way does nothing. */
  run(deed: BulkAction, cards: readonly DraftCard[]): Promise<void>;
  dismiss(): void;
}

/** Does things with the chosen rows: says how it went, offers to undo it, and has the list read again. */
export function useBulkActions(
  ask: AskCollection,
  reload: () => void,
  keep: (ids: readonly number[]) => void,
): BulkActions {
  const { t } = useTranslation(['list', 'publishing', 'common']);
  const [doing, setDoing] = useState<BulkActionKind | null>(null);
  const [report, setReport] = useState<BulkActionReport | null>(null);
  const underWay = useRef(false);

  const tell = async (kind: 'success' | 'info', title: string, undo: (() => void) | null) => {
    const action = undo && { label: t('undo'), run: undo };
    const shown = await showToast({ kind, title, ...(action && { action }) });
    if (!shown) setReport((before) => before ?? { kind: 'told', title, undo });
  };

  const undoPublishing = async (
    undo: (collection: ListedCollection) => Promise<Result<UndoOutcome>>,
  ): Promise<void> => {
    setReport(null);
    const reply = await ask(undo);
    reload();
    if (reply.ok) {
      const { undone, stale } = reply.value;
      if (stale === 0) return tell('success', t('undone'), null);
      return tell('info', undone > 0 ? t('undoneInPart', { count: stale }) : t('publishing:newerLive'), null);
    }
    console.warn('It could not be undone:', reply.code, reply.detail);
    const again = { label: t('common:error.retry'), run: () => void undoPublishing(undo) };
    const words = { title: t('notUndone'), detail: t(errorMessageKey(reply.code)) };
    if (!(await showToast({ kind: 'error', ...words, action: again }))) setReport({ kind: 'failed', code: reply.code });
  };

  const finish = async (deed: BulkAction, cards: readonly DraftCard[], result: BulkActionResult) => {
    const { done, undo } = result;
    const leftovers = leftoversOf(cards, result);
    const left = [...leftovers.stale, ...leftovers.blocked.map(({ card }) => card)];
    keep(left.map(({ id }) => id));
    if (left.length > 0) setReport({ kind: 'left', leftovers });
    else if (done.length === 0) await tell('info', t('nothingToDo'), null);
    if (done.length === 0) return;
    const title = t(DONE[deed.kind], { count: done.length });
    await tell('success', title, undo && (() => void undoPublishing(undo)));
  };

  return {
    doing,
    report,
    async run(deed, cards) {
      if (underWay.current || cards.length === 0) return;
      underWay.current = true;
      setDoing(deed.kind);
      setReport(null);
      const reply = await ask((collection) => performBulkAction(collection, deed, cards));
      underWay.current = false;
      setDoing(null);
      // A lost answer leaves open whether it was done: the list tells.
      reload();
      if (reply.ok) return finish(deed, cards, reply.value);
      console.warn('It could not be done:', deed.kind, reply.code, reply.detail);
      setReport({ kind: 'failed', code: reply.code });
    },
    dismiss: () => setReport(null),
  };
}

function leftoversOf(cards: readonly DraftCard[], { stale, blocked }: BulkActionResult): Leftovers {
  return {
    stale: cards.filter(({ id }) => stale.includes(id)),
    blocked: blocked.flatMap(({ id, problems }) => {
      const card = cards.find((each) => each.id === id);
      return card ? [{ card, problems }] : [];
    }),
  };
}
