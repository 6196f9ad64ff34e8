import { expect, type Locator, type Page } from '@playwright/test';

/** Steps with Tab until `wanted` has the focus; an error when it doesn't come within so many steps. */
export async function tabTo(page: Page, wanted: Locator, steps = 60): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    if (await isFocused(wanted)) return;
  }
  throw new Error(`Tab did not reach ${String(wanted)} within ${steps} steps.`);
}

/** A missing element ends the journey soon, not at its own timeout of minutes. */
const isFocused = (wanted: Locator) =>
  wanted.evaluate((element) => element === document.activeElement, undefined, { timeout: 15_000 });

const MOST_STEPS = 250;

/** Steps on with a key until `wanted` has the focus; at every step it is seen where the focus is. */
export async function stepTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await isFocused(wanted)) return;
    await page.keyboard.press(key);
    // A field of a library handles its focus a moment later.
    await expect(() => expectVisibleFocus(page)).toPass({ timeout: 2000 });
  }
  throw new Error(`${key} did not reach ${String(wanted)} within ${MOST_STEPS} steps.`);
}

/** Expects a ring around what has the focus: at least 2 px, in a colour of its own, and on the screen. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const focus = await page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    // The link of a card shows its ring around the whole card, on the layer that makes the card its target; a field with
    // tools of its own around all of it.
    const field = element.closest('.markup-field') ?? element;
    const rings = [element, field]
      .flatMap((each) => [getComputedStyle(each), getComputedStyle(each, '::after')])
      .map((style) => ({
        style: style.outlineStyle,
        width: parseFloat(style.outlineWidth),
        colour: style.outlineColor,
      }));
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return {
      what: `${element.tagName} ${element.textContent.slice(0, 40)}`,
      ring: rings.some(({ style, width, colour }) => style === 'solid' && width >= 2 && !/, 0\)$/.test(colour)),
      seen: bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
    };
  });
  expect(focus).toEqual({ what: focus?.what ?? 'an element', ring: true, seen: true });
}
