import { expect, type Page } from '@playwright/test';
import { complaintsOf } from './page-checks/complaints.ts';

interface Shift {
  readonly value: number;
  /** The elements that moved, to find the reason. */
  readonly moved: readonly string[];
}

interface Noted {
  readonly shifts: Shift[];
  readonly violations: string[];
}

/** An entry of the Layout Instability API, which TypeScript's DOM doesn't know. */
interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** What a page complained of, and how far its layout moved by itself. */
export interface PageWatch {
  /** Errors and warnings on the console, uncaught errors, and violations of the content security policy. */
  complaints(): Promise<readonly string[]>;
  /** Cumulative layout shift of the page that is open now, and what moved. */
  layoutShift(): Promise<{ readonly total: number; readonly moved: readonly string[] }>;
}

/** Begins to watch a page: call it before the first `goto`. */
export async function watchPage(page: Page): Promise<PageWatch> {
  const complaints = complaintsOf(page.context());
  await page.addInitScript(() => {
    const noted: Noted = { shifts: [], violations: [] };
    Object.assign(globalThis, { noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShiftEntry[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = `${element?.tagName ?? 'nothing'} "${element?.textContent.slice(0, 30) ?? ''}"`;
          return `${name} from ${from.y}+${from.height} to ${to.y}+${to.height} px at ${Math.round(entry.startTime)} ms`;
        });
        noted.shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('securitypolicyviolation', (event) => {
      noted.violations.push(`policy: ${event.effectiveDirective} refused ${event.blockedURI}`);
    });
  });
  const noted = () => page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted);
  return {
    complaints: async () => [...complaints.lines, ...(await noted()).violations],
    async layoutShift() {
      const { shifts } = await noted();
      return {
        total: shifts.reduce((sum, { value }) => sum + value, 0),
        moved: shifts.flatMap(({ moved }) => moved),
      };
    },
  };
}

/** A cumulative layout shift that can't be noticed (a tenth of what search engines call good). */
const STILL = 0.01;

/** Expects that the layout of the open page hasn't moved by itself. */
export async function expectStill(watch: PageWatch): Promise<void> {
  const { total, moved } = await watch.layoutShift();
  expect(total, `layout shift; moved: ${moved.join('; ')}`).toBeLessThanOrEqual(STILL);
}
