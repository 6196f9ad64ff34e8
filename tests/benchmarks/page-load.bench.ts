import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { serveSite } from '#web/serve/serve-site.ts';
import { browserArguments, findBrowser } from '../../build/testing/find-browser.ts';
import { machine, percentile } from './bench-backend.ts';
import { buildPlainPage } from './plain-page/build-plain-page.ts';

// node --import tsx tests/benchmarks/page-load.bench.ts [runs] [slow|fast], after `npm run build:web`: what the first visit of three
// pages of dist/web downloads, and when it is painted, beside the same of a plain single-page application (plain-page/) in turn. The
// goals are those of `BUDGETS`, on the slow profile: times beside the plain page's, because each machine has its own.

const PAGES = { home: '/', blog: '/blog', article: '/article/1' } as const;
type PageName = keyof typeof PAGES;

/** A phone on a slow network, and a computer without limits. `kbps` and `ms` are the network's, `slowdown` the processor's. */
const PROFILES = {
  slow: {
    screen: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true },
    network: { down: 1600, up: 750, latency: 150 },
    slowdown: 4,
  },
  fast: { screen: { viewport: { width: 1366, height: 768 } }, network: null, slowdown: 1 },
} as const;

/** What a load is measured by; sizes in bytes as sent, headers included, times in ms. */
interface Load {
  readonly script: number;
  readonly everything: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** What tasks take beyond 50 ms each, after the first paint. */
  readonly blocked: number;
  /** The sum of all layout shifts: never below CLS, which counts those of five seconds at most. */
  readonly shift: number;
}
type Measure = keyof Load;

/** The most that a page may have: itself, or as a share of the plain page's. */
const BUDGETS: Readonly<Record<Measure, (page: PageName) => { readonly most: number; readonly ofPlain?: true }>> = {
  script: () => ({ most: 116 * 1024 }),
  everything: () => ({ most: 158 * 1024 }),
  firstPaint: () => ({ most: 0.32, ofPlain: true }),
  largestPaint: (page) => ({ most: page === 'home' ? 0.18 : 0.3, ofPlain: true }),
  blocked: () => ({ most: 100 }),
  shift: () => ({ most: 0.01 }),
};

const kibibytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KiB`;
const milliseconds = (ms: number) => `${ms.toFixed(0)} ms`;
const COLUMNS: Readonly<Record<Measure, { readonly title: string; readonly written: (value: number) => string }>> = {
  script: { title: 'JavaScript', written: kibibytes },
  everything: { title: 'everything', written: kibibytes },
  firstPaint: { title: 'first paint', written: milliseconds },
  largestPaint: { title: 'largest paint', written: milliseconds },
  blocked: { title: 'blocked', written: milliseconds },
  shift: { title: 'layout shift', written: (value) => value.toFixed(3) },
};
const MEASURES = Object.keys(COLUMNS) as Measure[];

/** How long network and main thread have nothing to do before a load counts as over, and how long one may take. */
const QUIET_MS = 2_000;
const LONGEST_MS = 90_000;

const [runs = '5', profileName = 'slow'] = process.argv.slice(2);
if (!(Number(runs) >= 1) || (profileName !== 'slow' && profileName !== 'fast'))
  throw new Error('Usage: page-load.bench.ts [runs] [slow|fast]');
const profile = PROFILES[profileName];

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'tunas-plain-page-'));
try {
  const portal = await serveSite({ folder: join(root, 'dist/web'), port: 0 });
  await buildPlainPage(folder, join(root, 'dist/web'));
  const plain = await serveSite({ folder, port: 0 });
  const executablePath = findBrowser();
  const browser = await chromium.launch({ args: browserArguments(), ...(executablePath && { executablePath }) });
  console.log(`Chromium ${browser.version()}, ${machine()}, profile ${profileName}, medians of ${runs}`);
  try {
    for (const [name, address] of Object.entries(PAGES) as [PageName, string][]) {
      const ours: Load[] = [];
      const theirs: Load[] = [];
      // One load each before, so that none pays for what the machine hasn't read yet.
      for (let run = -1; run < Number(runs); run += 1) {
        const one = await load(browser, portal.url + address);
        const other = await load(browser, plain.url + address);
        if (run < 0) continue;
        ours.push(one);
        theirs.push(other);
      }
      print(name, median(ours), median(theirs));
    }
  } finally {
    await browser.close();
    await plain.stop();
    await portal.stop();
  }
} finally {
  rmSync(folder, { recursive: true });
}

/** What the browser tells of a load, as much as is used here. */
interface Entry {
  readonly entryType: string;
  readonly name: string;
  readonly startTime: number;
  readonly duration: number;
  readonly value?: number;
}
interface WatchedPage {
  entries: Entry[];
}

/** Runs in the page before its own scripts. Without an observer Chromium records no long tasks. */
function watchEntries(): void {
  const page = globalThis as unknown as WatchedPage;
  page.entries = [];
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) page.entries.push(entry.toJSON() as Entry);
    }).observe({ type, buffered: true });
}

/** Opens an address as on a first visit, until nothing more happens. */
async function load(visitors: Browser, address: string): Promise<Load> {
  const context = await visitors.newContext({ ...profile.screen, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const requests = await watchRequests(devtools);
    if (profile.network) {
      const { down, up, latency } = profile.network;
      const throughput = { downloadThroughput: down * 125, uploadThroughput: up * 125 };
      await devtools.send('Network.emulateNetworkConditions', { offline: false, latency, ...throughput });
    }
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown });
    await page.addInitScript(watchEntries);
    await page.goto(address, { waitUntil: 'load', timeout: LONGEST_MS });
    await untilQuiet(page, requests);
    const entries = await page.evaluate(() => (globalThis as unknown as WatchedPage).entries);
    return { ...requests.bytes, ...timesOf(entries) };
  } finally {
    await context.close();
  }
}

interface Requests {
  readonly bytes: { script: number; everything: number };
  readonly open: Set<string>;
  /** When something was last sent or received. */
  busyAt: number;
}

async function watchRequests(devtools: CDPSession): Promise<Requests> {
  const requests: Requests = { bytes: { script: 0, everything: 0 }, open: new Set(), busyAt: Date.now() };
  const scripts = new Set<string>();
  const ended = (id: string) => {
    requests.open.delete(id);
    requests.busyAt = Date.now();
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    requests.open.add(requestId);
    requests.busyAt = Date.now();
    if (type === 'Script') scripts.add(requestId);
  });
  // A preload of a script is told by its answer.
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
    if (response.status >= 400) throw new Error(`${response.url}: ${response.status}`);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!requests.open.has(requestId)) return;
    ended(requestId);
    requests.bytes.everything += encodedDataLength;
    if (scripts.has(requestId)) requests.bytes.script += encodedDataLength;
  });
  devtools.on('Network.loadingFailed', ({ requestId }) => ended(requestId));
  await devtools.send('Network.enable');
  return requests;
}

async function untilQuiet(page: Page, requests: Requests): Promise<void> {
  const begun = Date.now();
  for (;;) {
    await page.waitForTimeout(150);
    const lastTask = await page.evaluate(() =>
      (globalThis as unknown as WatchedPage).entries
        .filter(({ entryType }) => entryType === 'longtask')
        .reduce((last, { startTime, duration }) => Math.max(last, performance.timeOrigin + startTime + duration), 0),
    );
    if (requests.open.size === 0 && Date.now() - Math.max(requests.busyAt, lastTask) > QUIET_MS) return;
    if (Date.now() - begun > LONGEST_MS) throw new Error(`${page.url()} still loads after ${LONGEST_MS / 1000} s.`);
  }
}

function timesOf(entries: readonly Entry[]): Omit<Load, 'script' | 'everything'> {
  const of = (type: string) => entries.filter(({ entryType }) => entryType === type);
  const firstPaint = of('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime;
  const largestPaint = of('largest-contentful-paint').at(-1)?.startTime;
  if (firstPaint === undefined || largestPaint === undefined) throw new Error('A page was never painted.');
  const blocked = of('longtask').reduce((sum, { startTime, duration }) => {
    const end = startTime + duration;
    return sum + Math.max(0, end - Math.max(startTime, firstPaint) - 50);
  }, 0);
  const shift = of('layout-shift').reduce((sum, { value = 0 }) => sum + value, 0);
  return { firstPaint, largestPaint, blocked, shift };
}

function median(loads: readonly Load[]): Load {
  const of = (measure: Measure) => [
    measure,
    percentile(
      loads.map((each) => each[measure]),
      0.5,
    ),
  ];
  return Object.fromEntries(MEASURES.map(of)) as unknown as Load;
}

function print(page: PageName, ours: Load, theirs: Load): void {
  const row = (title: string, cell: (measure: Measure) => string) =>
    console.log(title.padEnd(11), ...MEASURES.map((measure) => cell(measure).padStart(14)));
  console.log();
  row(page, (measure) => COLUMNS[measure].title);
  row('portal', (measure) => COLUMNS[measure].written(ours[measure]));
  row('plain page', (measure) => COLUMNS[measure].written(theirs[measure]));
  const share = (measure: Measure) => ours[measure] / theirs[measure];
  row('of it', (measure) => (theirs[measure] > 0 ? share(measure).toFixed(2) : '-'));
  // The budgets are for the phone.
  if (profileName !== 'slow') return;
  const budget = (measure: Measure) => BUDGETS[measure](page);
  row('at most', (measure) => {
    const { most, ofPlain } = budget(measure);
    return ofPlain ? `${most.toFixed(2)} of it` : COLUMNS[measure].written(most);
  });
  row('held', (measure) => {
    const { most, ofPlain } = budget(measure);
    return (ofPlain ? share(measure) : ours[measure]) <= most ? 'yes' : 'NO';
  });
}
