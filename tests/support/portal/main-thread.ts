import type { Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ph: string;
  readonly args?: { readonly name?: string };
  /** Processor time of the thread, in microseconds. */
  readonly tdur?: number;
}

/**
 * The tasks of the page's main thread while `work` runs, in ms of processor time, the longest first. Wall-clock time, as in the
 * longtask entries of PerformanceObserver, would include what other programs use on a busy machine.
 */
export async function mainThreadTasks(page: Page, work: () => Promise<void>): Promise<readonly number[]> {
  const debuggee = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  debuggee.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<void>((resolve) => debuggee.once('Tracing.tracingComplete', () => resolve()));
  await debuggee.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata'] },
  });
  await work();
  // The answer of the last task comes a moment before its end, which is what is traced.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await debuggee.send('Tracing.end');
  await complete;
  await debuggee.detach();
  const isMain = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(({ name, pid, tid }) => /RunTask$/.test(name) && isMain.has(`${pid} ${tid}`));
  if (tasks.length === 0)
    throw new Error('The trace has no task of a main thread: the browser names them otherwise now.');
  return tasks.map(({ tdur = 0 }) => tdur / 1000).sort((one, other) => other - one);
}

/** A task that takes 100 ms on an idle machine: measures how slow the machine is now. */
export function yardstickTask(page: Page): Promise<void> {
  return page.evaluate(() => {
    // Work, not time: a busy machine makes it take longer, not less.
    let sum = 0;
    for (let step = 0; step < 1e8; step += 1) sum += Math.sqrt(step);
    // Used, or the work could be left out as useless.
    document.documentElement.dataset['sum'] = String(sum);
  });
}
