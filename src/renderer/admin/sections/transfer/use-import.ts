import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure, Result } from '#domain/result.ts';
import { transferApi, type ApplyResult, type ImportReport } from '#renderer/data/collections/transfer.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { useSessionStore } from '#renderer/session/session.ts';
import { readContent, type RefusedContent } from './archive/read-content.ts';
import type { ArchiveContent } from './archive/write-content.ts';
import type { Step } from './export-content.ts';
import { applyImport, checkImport, dropImport, stageContent } from './import-content.ts';
import { thrownFailure } from './thrown-failure.ts';

/** A file that waits at the backend, and what applying it would do. */
export interface WaitingImport {
  readonly id: string;
  readonly name: string;
  readonly content: ArchiveContent;
  readonly everything: boolean;
  readonly report: ImportReport;
}

type WorkingStep = 'reading' | 'items' | 'preparing' | 'sending' | 'checking' | 'pictures' | 'applying';

export type ImportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly step: Step<WorkingStep> }
  /** The file can't be taken. */
  | { readonly kind: 'refused'; readonly name: string; readonly refused: RefusedContent }
  /** `note`: something was changed since the last look, or applying it didn't work; nothing has changed. */
  | { readonly kind: 'waiting'; readonly waiting: WaitingImport; readonly note: 'stale' | Failure | null }
  /** It isn't known whether it was applied: asking again finds out. */
  | { readonly kind: 'unsure'; readonly waiting: WaitingImport; readonly failure: Failure }
  | { readonly kind: 'done'; readonly answer: Extract<ApplyResult, { readonly applied: true }> }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** A file of content on its way in: read, sent to the backend, looked at, and only then, if it is wanted, applied. */
export function useImport() {
  const store = useSessionStore();
  const platform = usePlatform();
  const client = useQueryClient();
  const [state, setState] = useState<ImportState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Begins something; what was under way has nothing to say any more. */
  const start = useCallback(() => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    return {
      signal: stop.signal,
      show: (next: ImportState) => !stop.signal.aborted && setState(next),
      fail(failure: Failure) {
        if (stop.signal.aborted) return;
        console.warn('The content could not be imported:', failure.code, failure.detail);
        setState({ kind: 'failed', failure });
      },
    };
  }, []);

  /** Where that doesn't work, the import goes when its owner begins another one, or a day later anybody. */
  const drop = useCallback(
    async (id: string) => {
      const dropped = await store
        .accounts()
        .then((accounts) => dropImport(transferApi(accounts), id))
        .catch(thrownFailure);
      if (!dropped.ok) console.warn('An import that nobody wants waits on:', dropped.code, dropped.detail);
    },
    [store],
  );

  /** What applying a file would do; `before`: it has been looked at, and waits on where it can't be now. */
  const look = useCallback(
    async (
      file: Pick<WaitingImport, 'id' | 'name' | 'content'>,
      everything: boolean,
      run: ReturnType<typeof start>,
      before: WaitingImport | null = null,
    ) => {
      const api = transferApi(await store.accounts());
      const report = await checkImport(api, file.id, everything, (step) => run.show({ kind: 'working', step }));
      if (run.signal.aborted) return drop(file.id);
      if (!report.ok && before !== null && report.code !== 'not-found')
        return run.show({ kind: 'waiting', waiting: before, note: report });
      if (!report.ok) return run.fail(report);
      if (report.value.problems.length > 0) console.warn('What can’t be imported:', report.value.problems);
      run.show({ kind: 'waiting', waiting: { ...file, everything, report: report.value }, note: null });
    },
    [store, drop],
  );

  const send = useCallback(
    async (name: string, content: ArchiveContent, run: ReturnType<typeof start>) => {
      const api = transferApi(await store.accounts());
      const id = platform.newId();
      const staged = await stageContent(api, id, content, (step) => run.show({ kind: 'working', step }), run.signal);
      if (run.signal.aborted) return drop(id);
      if (!staged.ok) return run.fail(staged);
      await look({ id, name, content }, false, run);
    },
    [store, platform, look, drop],
  );

  /** Sends content that is made here of something else; what `make` fails with is shown. */
  const bring = useCallback(
    async (
      name: string,
      make: (
        onStep: (step: Step<'items' | 'preparing'>) => void,
        signal: AbortSignal,
      ) => Promise<Result<ArchiveContent>>,
    ) => {
      const run = start();
      try {
        const made = await make((step) => run.show({ kind: 'working', step }), run.signal);
        if (run.signal.aborted) return;
        if (!made.ok) return run.fail(made);
        await send(name, made.value, run);
      } catch (error) {
        if (run.signal.aborted) return;
        run.fail(thrownFailure(error));
      }
    },
    [start, send],
  );

  const choose = useCallback(
    async (file: File) => {
      const run = start();
      const percent = (share: number) =>
        run.show({ kind: 'working', step: { step: 'reading', done: Math.floor(100 * share), total: 100 } });
      try {
        percent(0);
        const read = await readContent(file, percent);
        if (!read.ok) return run.show({ kind: 'refused', name: file.name, refused: read });
        await send(file.name, read.content, run);
      } catch (error) {
        run.fail(thrownFailure(error));
      }
    },
    [start, send],
  );

  const lookAgain = useCallback(
    async (waiting: WaitingImport, everything: boolean) => {
      const run = start();
      try {
        await look(waiting, everything, run, waiting);
      } catch (error) {
        run.show({ kind: 'waiting', waiting, note: thrownFailure(error) });
      }
    },
    [start, look],
  );

  /** `unsure`: an earlier request got no response, so its result isn't known. */
  const apply = useCallback(
    async (waiting: WaitingImport, unsure: boolean) => {
      const run = start();
      const { id, everything, report, content } = waiting;
      try {
        const accounts = await store.accounts();
        const dependencies = { api: transferApi(accounts), upload: accounts.upload };
        const wanted = { everything, stamp: report.stamp, pictures: content.pictures, unsure };
        const end = await applyImport(dependencies, id, wanted, (step) => run.show({ kind: 'working', step }));
        // After leaving the screen the import is dropped without a question.
        if (run.signal.aborted && end.kind !== 'done') return await drop(id);
        if (end.kind === 'done') {
          run.show({ kind: 'done', answer: end.answer });
          // Everything may be something else by now.
          void client.invalidateQueries();
        } else if (end.kind === 'stale')
          run.show({ kind: 'waiting', waiting: { ...waiting, report: end.report }, note: 'stale' });
        else if (end.kind === 'unsure') run.show({ kind: 'unsure', waiting, failure: end.failure });
        else run.show({ kind: 'waiting', waiting, note: end.failure });
      } catch (error) {
        // The accounts' code couldn't be loaded, so no request was sent this time.
        const failure = thrownFailure(error);
        run.show(unsure ? { kind: 'unsure', waiting, failure } : { kind: 'waiting', waiting, note: failure });
      }
    },
    [store, client, start, drop],
  );

  const cancel = useCallback(
    (waiting: WaitingImport | null) => {
      start().show({ kind: 'idle' });
      if (waiting !== null) void drop(waiting.id);
    },
    [start, drop],
  );

  return { state, choose, bring, lookAgain, apply, cancel };
}
