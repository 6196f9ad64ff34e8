import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '#domain/result.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { showToast } from '#renderer/ui/toast.ts';
import { useClientState } from '../feedback/use-client-state.ts';
import { useUndo, type BulkReport, type Undo, type UndoOptions } from '../feedback/use-undo.ts';

/** What became of the rows that something was done with. */
interface BulkResult<Id, Left> {
  /** How many were changed. */
  readonly done: number;
  /** What was done, where the number alone doesn't say it. */
  readonly title?: string;
  /** Those that weren't and should have been: they stay selected. */
  readonly leftIds: readonly Id[];
  /** Why they weren't; null where nothing is left, or a failure is the reason. */
  readonly left: Left | null;
  /** What ended it before all of it was done. */
  readonly failure?: ErrorCode | null;
  /** Null where there is nothing to take back, or no way. */
  readonly undo: Undo | null;
}

/** How far an action with many rows is. */
interface BulkProgress {
  readonly done: number;
  readonly total: number;
}

/** How an action with many rows tells where it is, and learns that it is to stop. */
export interface BulkWatch {
  readonly stop: AbortSignal;
  onProgress(done: number, total: number): void;
}

interface Options<Action, Row, Id, Left> extends UndoOptions {
  /** Does it in as few requests as possible; throws a RequestError where nothing was done. */
  perform(action: Action, rows: readonly Row[], watch: BulkWatch): Promise<BulkResult<Id, Left>>;
  /** The message that this many rows were changed. */
  doneText(action: Action, count: number): string;
  refresh(): void;
  deselect(ids: readonly Id[]): void;
  /** Shows a failure outside of the page. */
  onFailure?(code: ErrorCode): void;
}

export interface BulkActions<Action, Row, Left> {
  /** What is under way. */
  readonly doing: Action | null;
  /** Null while nothing is under way, or where it takes one request. */
  readonly progress: BulkProgress | null;
  readonly report: BulkReport<Left> | null;
  /** Does nothing for rows that it is being done with already, so that a second press changes nothing. */
  run(action: Action, rows: readonly Row[]): void;
  /** Stops after the request that is under way. */
  stop(): void;
  dismiss(): void;
}

interface Variables<Action, Row> {
  readonly action: Action;
  readonly rows: readonly Row[];
}

/** An action that is under way, with the way to stop it. */
interface Running {
  readonly control: AbortController;
  readonly progress: BulkProgress | null;
}

/**
 * Runs actions on the selected rows of a list: shows the result with an undo, and reads the list again. An action goes on after its
 * screen is left: who comes back finds how far it is, and who is elsewhere at its end is told there.
 */
export function useBulkActions<Action, Row extends { readonly id: Id }, Id, Left>({
  onFailure,
  ...options
}: Options<Action, Row, Id, Left>): BulkActions<Action, Row, Left> {
  const { t, i18n } = useTranslation('data-table');
  const { mutationKey, scope } = options;
  const client = useQueryClient();
  const { report, setReport, isShown, tell } = useUndo<Left>(options);
  const [running, { set: setRunning }] = useClientState<Running | null>([...mutationKey, 'running'], null);
  const doing = useMutationState({
    filters: { mutationKey, exact: true, status: 'pending' },
    select: ({ state }) => (state.variables as Variables<Action, Row>).action,
  });
  const fail = (code: ErrorCode) => {
    if (onFailure) return onFailure(code);
    setReport({ kind: 'failed', code });
    if (isShown()) return;
    void showToast({ kind: 'error', title: t('failedAway'), detail: i18n.t(errorMessageKey(code)) });
  };

  const { mutate } = useMutation({
    mutationKey,
    ...(scope !== undefined && { scope: { id: scope } }),
    mutationFn({ action, rows }: Variables<Action, Row>) {
      const control = new AbortController();
      setRunning({ control, progress: null });
      const onProgress = (done: number, total: number) => setRunning({ control, progress: { done, total } });
      return options.perform(action, rows, { stop: control.signal, onProgress });
    },
    onMutate: () => setReport(null),
    onSuccess: ({ done, title, leftIds, left, failure, undo }, { action, rows }) => {
      options.deselect(rows.map(({ id }) => id).filter((id) => !leftIds.includes(id)));
      const away = left === null || isShown() ? null : t('leftAway', { count: leftIds.length });
      if (failure) fail(failure);
      else if (left !== null) setReport({ kind: 'left', left });
      else if (done === 0) tell('info', { title: t('nothingToDo') });
      if (done > 0)
        tell('success', { title: title ?? options.doneText(action, done), ...(away && { detail: away }) }, undo);
      else if (away !== null) tell('info', { title: away });
    },
    onError: ({ code }) => fail(code),
    onSettled() {
      setRunning(null);
      options.refresh();
    },
  });

  return {
    doing: doing.at(-1) ?? null,
    progress: running?.progress ?? null,
    report,
    run(action, rows) {
      const underWay = client.getMutationCache().findAll({ mutationKey, exact: true, status: 'pending' });
      const busy = underWay.flatMap(({ state }) => (state.variables as Variables<Action, Row>).rows);
      const ids = new Set(busy.map(({ id }) => id));
      if (rows.length > 0 && !rows.some(({ id }) => ids.has(id))) mutate({ action, rows });
    },
    stop: () => running?.control.abort(),
    dismiss: () => setReport(null),
  };
}

/** The pressed button is removed with the selection, so the focus moves here. */
export function useFocusAfterAction(target: RefObject<HTMLElement | null>, isUnderWay: boolean): void {
  const was = useRef(isUnderWay);
  useEffect(() => {
    if (was.current && !isUnderWay && document.activeElement === document.body) target.current?.focus();
    was.current = isUnderWay;
  }, [target, isUnderWay]);
}
