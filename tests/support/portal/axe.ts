import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { checkPage } from './page-checks/check-page.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that look at colours: another theme can break no other. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What lies over a page that nobody can reach meanwhile. */
const DIALOG = ':is([role=dialog], [role=alertdialog])';

/**
 * What axe finds serious or critical on the page as it is now: rule, impact, and the elements. `colours alone` is for a page
 * that was looked at in the other theme already; `in the dialog` for one that was looked at without what lies over it now: of a
 * page with an open dialog that and the notices are looked at, of another one everything. With `everything` the page checks run as well.
 */
export async function seriousFindings(
  page: Page,
  which: 'everything' | 'colours alone' = 'everything',
  where: 'on the page' | 'in the dialog' = 'on the page',
): Promise<readonly string[]> {
  if (which === 'everything') await checkPage(page, 'where axe looks');
  // Through the debugger, not a script element: the page's content security policy refuses one.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const rules = which === 'everything' ? null : COLOURS;
  // Colours on their way from one theme to the other have the contrast of neither.
  if (rules !== null) {
    await page.waitForFunction(() => !document.getAnimations().some((each) => each instanceof CSSTransition));
  }
  const results = await page.evaluate(
    ({ only, selector }) => {
      const { axe } = globalThis as unknown as { axe: { run(within: object, options: object): Promise<AxeResults> } };
      const within =
        selector === null ? null : [...document.querySelectorAll(selector)].findLast((each) => each.checkVisibility());
      const notices = [...document.querySelectorAll('[data-sonner-toaster]')];
      return axe.run(within ? { include: [within, ...notices] } : document, {
        resultTypes: ['violations'],
        // axe isn't injected into frames: it would wait half a second for each to answer.
        iframes: false,
        ...(only === null ? {} : { runOnly: { type: 'rule', values: only } }),
      });
    },
    { only: rules, selector: where === 'in the dialog' ? DIALOG : null },
  );
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, impact, nodes }) => `${id} (${impact}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
