import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '#domain/result.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { showToast } from '#renderer/ui/toast.ts';

/** How many rows were put back, and how many weren't, because somebody has changed them since. */
export interface UndoOutcome {
  readonly undone: number;
  readonly stale: number;
}

/** What became of the rows that something was done with. */
interface BulkResult<Id, Left> {
  /** How many were changed. */
  readonly done: number;
  /** Those that weren't and should have been: they stay selected. */
  readonly leftIds: readonly Id[];
  /** Why they weren't; null where nothing is left, or a failure is the reason. */
  readonly left: Left | null;
  /** What ended it before all of it was done. */
  readonly failure?: ErrorCode | null;
  /** Takes back what was done; null where there is nothing to take back, or no way. Throws a RequestError. */
  readonly undo: (() => Promise<UndoOutcome>) | null;
}

/** What is said in the page, because a notice that goes by itself wouldn't do. */
export type BulkReport<Left> =
  | { readonly kind: 'failed'; readonly code: ErrorCode }
  | { readonly kind: 'left'; readonly left: Left }
  /** The notice couldn't be shown. */
  | { readonly kind: 'done'; readonly title: string; readonly undo: (() => void) | null };

interface Options<Action, Row, Id, Left> {
  /** Names these actions among all mutations. */
  readonly mutationKey: QueryKey;
  /** Does it in as few requests as possible; throws a RequestError where nothing was done. */
  perform(action: Action, rows: readonly Row[]): Promise<BulkResult<Id, Left>>;
  /** Says that this many rows were changed. */
  doneText(action: Action, count: number): string;
  /** Says that not all of it could be taken back, where "changed since" isn't enough. */
  undoneInPartText?(outcome: UndoOutcome): string;
  /** Has the list read again; also after a failure, because a lost answer leaves open whether it was done. */
  refresh(): void;
  deselect(ids: readonly Id[]): void;
  /** Says a failure elsewhere than in the page. */
  onFailure?(code: ErrorCode): void;
}

export interface BulkActions<Action, Row, Left> {
  /** What is under way. */
  readonly doing: Action | null;
  readonly report: BulkReport<Left> | null;
  /** Does nothing for rows that it is being done with already, so that a second press changes nothing. */
  run(action: Action, rows: readonly Row[]): void;
  dismiss(): void;
}

interface Variables<Action, Row> {
  readonly action: Action;
  readonly rows: readonly Row[];
}

/** Does things with the selected rows of a list: says how it went, offers to undo it, and has the list read again. */
export function useBulkActions<Action, Row extends { readonly id: Id }, Id, Left>({
  mutationKey,
  onFailure,
  ...options
}: Options<Action, Row, Id, Left>): BulkActions<Action, Row, Left> {
  const { t } = useTranslation(['data-table', 'common']);
  const client = useQueryClient();
  const [report, setReport] = useState<BulkReport<Left> | null>(null);

  const tell = async (kind: 'success' | 'info', title: string, undo: (() => void) | null = null) => {
    const action = undo && { label: t('undo'), run: undo };
    const shown = await showToast({ kind, title, ...(action && { action }) });
    if (!shown) setReport((before) => before ?? { kind: 'done', title, undo });
  };
  const fail = (code: ErrorCode) => (onFailure ? onFailure(code) : setReport({ kind: 'failed', code }));

  const undoing = useMutation({
    mutationKey: [...mutationKey, 'undo'],
    mutationFn: (undo: () => Promise<UndoOutcome>) => undo(),
    onMutate: () => setReport(null),
    onSuccess: (outcome) => {
      if (outcome.stale === 0) return void tell('success', t('undone'));
      const text = options.undoneInPartText?.(outcome) ?? t('undoneInPart', { count: outcome.stale });
      void tell('info', text);
    },
    onError: async ({ code }, undo) => {
      const action = { label: t('common:error.retry'), run: () => undoing.mutate(undo) };
      const words = { title: t('notUndone'), detail: t(errorMessageKey(code)) };
      if (!(await showToast({ kind: 'error', ...words, action }))) setReport({ kind: 'failed', code });
    },
    onSettled: () => options.refresh(),
  });

  const { mutate, isPending, variables } = useMutation({
    mutationKey,
    mutationFn: ({ action, rows }: Variables<Action, Row>) => options.perform(action, rows),
    onMutate: () => setReport(null),
    onSuccess: ({ done, leftIds, left, failure, undo }, { action, rows }) => {
      options.deselect(rows.map(({ id }) => id).filter((id) => !leftIds.includes(id)));
      if (failure) fail(failure);
      else if (left !== null) setReport({ kind: 'left', left });
      else if (done === 0) void tell('info', t('nothingToDo'));
      if (done > 0) void tell('success', options.doneText(action, done), undo && (() => undoing.mutate(undo)));
    },
    onError: ({ code }) => fail(code),
    onSettled: () => options.refresh(),
  });

  return {
    doing: isPending ? variables.action : null,
    report,
    run(action, rows) {
      const underWay = client.getMutationCache().findAll({ mutationKey, exact: true, status: 'pending' });
      const busy = new Set(underWay.flatMap(({ state }) => (state.variables as Variables<Action, Row>).rows));
      if (rows.length > 0 && !rows.some((row) => busy.has(row))) mutate({ action, rows });
    },
    dismiss: () => setReport(null),
  };
}

/** The button that was pressed goes with the selected rows: whoever goes by keyboard goes on from here. */
export function useFocusAfterAction(target: RefObject<HTMLElement | null>, isUnderWay: boolean): void {
  const was = useRef(isUnderWay);
  useEffect(() => {
    if (was.current && !isUnderWay && document.activeElement === document.body) target.current?.focus();
    was.current = isUnderWay;
  }, [target, isUnderWay]);
}
