import { BlogPage } from '../pages/blog-page.ts';
import { expect, test } from '../../support/portal/portal-test.ts';
import type { Page } from '@playwright/test';

test('keeps the main thread free while somebody types', async ({ page }) => {
  const blog = new BlogPage(page);
  await blog.open('/blog');
  await blog.settled();
  const longest = await longestTask(page, async () => {
    // Slower than the rest after which a search begins, so that every letter searches and draws the answer.
    await blog.search.pressSequentially('pupuk', { delay: 260 });
    await blog.settled();
  });
  // Such a task is measured where there is one, and tells how slow the machine is at the moment.
  const long = await longestTask(page, () =>
    page.evaluate(() => {
      // Work, not time: a busy machine makes it take longer, not less.
      let sum = 0;
      for (let step = 0; step < 1e8; step += 1) sum += Math.sqrt(step);
      // Used, or the work could be left out as useless.
      document.documentElement.dataset['sum'] = String(sum);
    }),
  );
  expect(long).toBeGreaterThan(50);
  // 50 ms where the work above takes a tenth of a second, as it does on a machine that has nothing else to do.
  expect(longest).toBeLessThan(Math.max(50, long / 2));
});

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
 * The longest task of the page's main thread while `work` runs, in ms of processor time. Time on the clock, which the
 * longtask entries of PerformanceObserver tell, also counts what other programs took of a busy machine.
 */
async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
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
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}
