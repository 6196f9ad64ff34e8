import { expect, type Page } from '@playwright/test';
import { seriousFindings } from './axe.ts';
import { checkPage } from './page-checks/check-page.ts';
import { SHEET_FOLDER, takeSheet } from './sheet.ts';
import { LARGE_LETTERS, setLetters, WIDTHS_OF_RUN } from './widths-and-letters.ts';

// What holds in every state of every screen, with the longest texts that it takes: nothing for axe to find in either theme,
// no finding of the page checks at any width (page-checks/), nothing too small for a thumb. `npm test` looks at the narrowest screen and the widest one, in
// one language, and of an open dialog not again at the page under it. `npm run sheet` takes pictures of the same states instead,
// and of the public pages.

const PROVE = Boolean(process.env['PROVE']);

interface Look {
  /** Its controls have to be large enough for a thumb. */
  readonly thumbs?: boolean;
  /** Without it, only `npm run prove` looks at its colours in the dark theme. */
  readonly dark?: boolean;
}

/** The window in which a state is brought about. */
export const LOOK = { width: 1366, height: 740 };

/** Controls that a thumb would miss: less than 44 px high or wide. Those within a sentence may be. */
function smallControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main button, main input:not([hidden]), main [role=tab]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('p'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent.slice(0, 40);
        return `${element.tagName.toLowerCase()} "${name}": ${box.width} x ${box.height} px`;
      }),
  );
}

/** Soft: one that isn't as it should be hides no other one. */
async function expectSound(page: Page, name: string, { thumbs = false, dark = true }: Look = {}): Promise<void> {
  const { width, height } = page.viewportSize() ?? LOOK;
  const where = PROVE ? 'on the page' : 'in the dialog';
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect.soft(await seriousFindings(page, 'everything', where), name).toEqual([]);
  if (dark || PROVE) {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect.soft(await seriousFindings(page, 'colours alone', where), `${name}, dark`).toEqual([]);
  }
  const expectFits = async (letters: number, each: number): Promise<void> => {
    await page.setViewportSize({ width: each, height: 740 });
    const message = `${name} at ${each} px, letters of ${letters} px`;
    await checkPage(page, message);
    if (thumbs && letters === 16) expect.soft(await smallControls(page), message).toEqual([]);
  };
  // From wide to narrow and, with large letters, back: each step lays the page out anew, which is most of the work. What fits a phone
  // with large letters fits it with usual ones too, which `npm run prove` looks at as well.
  const usual = PROVE || thumbs ? WIDTHS_OF_RUN : WIDTHS_OF_RUN.slice(-1);
  for (const each of usual.toReversed()) await expectFits(16, each);
  await setLetters(page, LARGE_LETTERS);
  for (const each of WIDTHS_OF_RUN) await expectFits(LARGE_LETTERS, each);
  await setLetters(page, 16);
  await page.setViewportSize({ width, height });
}

/** Looks at the state that is open, or takes its pictures. */
export const lookAtState: (page: Page, name: string, how?: Look) => Promise<void> =
  SHEET_FOLDER === undefined ? expectSound : takeSheet;
