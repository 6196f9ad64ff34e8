import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '#domain/result.ts';
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

/** Runs actions on the selected rows of a list: shows the result with an undo, and reads the list again. */
export function useBulkActions<Action, Row extends { readonly id: Id }, Id, Left>({
  onFailure,
  ...options
}: Options<Action, Row, Id, Left>): BulkActions<Action, Row, Left> {
  const { t } = useTranslation('data-table');
  const { mutationKey, scope } = options;
  const client = useQueryClient();
  const { report, setReport, tell } = useUndo<Left>(options);
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  const fail = (code: ErrorCode) => (onFailure ? onFailure(code) : setReport({ kind: 'failed', code }));

  const { mutate, isPending, variables } = useMutation({
    mutationKey,
    ...(scope !== undefined && { scope: { id: scope } }),
    mutationFn({ action, rows }: Variables<Action, Row>) {
      const controller = new AbortController();
      running.current = controller;
      const onProgress = (done: number, total: number) => setProgress({ done, total });
      return options.perform(action, rows, { stop: controller.signal, onProgress });
    },
    onMutate: () => setReport(null),
    onSuccess: ({ done, title, leftIds, left, failure, undo }, { action, rows }) => {
      options.deselect(rows.map(({ id }) => id).filter((id) => !leftIds.includes(id)));
      if (failure) fail(failure);
      else if (left !== null) setReport({ kind: 'left', left });
      else if (done === 0) tell('info', { title: t('nothingToDo') });
      if (done > 0) tell('success', { title: title ?? options.doneText(action, done) }, undo);
    },
    onError: ({ code }) => fail(code),
    onSettled() {
      setProgress(null);
      options.refresh();
    },
  });

  return {
    doing: isPending ? variables.action : null,
    progress,
    report,
    run(action, rows) {
      const underWay = client.getMutationCache().findAll({ mutationKey, exact: true, status: 'pending' });
      const busy = underWay.flatMap(({ state }) => (state.variables as Variables<Action, Row>).rows);
      const ids = new Set(busy.map(({ id }) => id));
      if (rows.length > 0 && !rows.some(({ id }) => ids.has(id))) mutate({ action, rows });
    },
    stop: () => running.current?.abort(),
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
