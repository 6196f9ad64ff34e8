import { tmpdir } from 'node:os';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build } from 'vite';
import { browserArguments, findBrowser } from '../../build/testing/find-browser.ts';
import { LONG_PASTES, pastes } from '../support/pastes/pastes.ts';
import { machine } from './bench-backend.ts';
import type { PastePage } from './paste-page.tsx';

// node --import tsx tests/benchmarks/paste.bench.ts: pastes into the canvas of an article's text in Chromium, how long each takes until
// it is in the text (or refused, with the reason), and for how long at most the window didn't answer meanwhile. The goal is less than
// 200 ms.

const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'tunas-paste-'));

const ENTRY_FILE = join(import.meta.dirname, 'paste-page.tsx');

interface Measured {
  readonly ms: number;
  readonly blocked: number;
  readonly characters: number;
}

/** Runs in the page: pastes, and looks at the clock as often as the page lets it. */
async function measure(html: string): Promise<Measured> {
  const page = window as unknown as PastePage;
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  page.setText('');
  await new Promise((resolve) => setTimeout(resolve, 300));
  const data = new DataTransfer();
  data.setData('text/html', html);
  data.setData('text/plain', 'x');
  const field = document.querySelector('[contenteditable="true"]');
  const began = performance.now();
  let [last, blocked, done] = [began, 0, 0];
  field?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  // Half a second after it is there, what follows from it is over too.
  while (done === 0 || performance.now() - done < 500) {
    await turn();
    const now = performance.now();
    blocked = Math.max(blocked, now - last);
    last = now;
    if (done === 0 && (page.text !== '' || document.querySelector('[role="alert"] p') !== null || now - began > 60_000))
      done = now;
  }
  return { ms: done - began, blocked, characters: page.text.length };
}

/** Of the page's main thread, in ms of the processor: on a busy machine the clock counts what others do as well. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as {
    traceEvents: readonly { name: string; pid: number; tid: number; tdur?: number; args?: { name?: string } }[];
  };
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const isMain = (pid: number, tid: number) => mains.some((main) => main.pid === pid && main.tid === tid);
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === 'RunTask' && isMain(pid, tid));
  return tasks.reduce((most, { tdur = 0 }) => Math.max(most, tdur / 1000), 0);
}

try {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss(), react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { '#domain': join(ROOT, 'src/domain') } },
    build: {
      outDir: folder,
      emptyOutDir: false,
      // One file, which the page is given without a server: what the field fetches later is in it.
      rolldownOptions: { output: { codeSplitting: false } },
      lib: { entry: ENTRY_FILE, formats: ['es'], fileName: 'bundle', cssFileName: 'bundle' },
    },
  });
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: [...browserArguments()],
    ...(executablePath === null ? {} : { executablePath }),
  });
  const page = await browser.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.setContent('<!doctype html><body>');
  await page.evaluate('globalThis.__name = (value) => value');
  await page.addStyleTag({ path: join(folder, 'bundle.css') });
  await page.addScriptTag({ path: join(folder, 'bundle.js'), type: 'module' });
  await page.locator('[contenteditable="true"]').waitFor();
  console.log(machine());
  console.log(`${'paste'.padEnd(36)}  characters      ms  longest block, ms  of the processor, ms`);
  for (const [name, html] of [...pastes(), ...Object.entries(LONG_PASTES)]) {
    await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
    const { ms, blocked, characters } = await page.evaluate(measure, html);
    const busy = longestTask(await browser.stopTracing());
    const numbers = [
      [characters, 10],
      [ms, 6],
      [blocked, 17],
      [busy, 20],
    ] as const;
    console.log(name.padEnd(36), ...numbers.map(([number, width]) => number.toFixed(0).padStart(width)));
  }
  await browser.close();
} finally {
  rmSync(folder, { recursive: true });
}
