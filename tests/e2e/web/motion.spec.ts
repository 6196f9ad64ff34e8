import type { Page } from '@playwright/test';
import { BlogPage } from '../pages/blog-page.ts';
import { ContactForm, newLetter } from '../pages/contact-form.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { words } from '../pages/words.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

/** Notes every animation and transition that begins, from the very first one on. */
async function noteMotion(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const motions: string[] = [];
    Object.assign(globalThis, { motions });
    const note = (event: Event) => {
      const { animationName, propertyName } = event as AnimationEvent & TransitionEvent;
      motions.push(`${event.type} ${animationName ?? propertyName} of ${(event.target as Element).className}`);
    };
    for (const type of ['animationstart', 'transitionrun']) document.addEventListener(type, note, true);
  });
  return () => page.evaluate(() => (globalThis as unknown as { motions: string[] }).motions);
}

async function walkAround(page: Page): Promise<void> {
  const portal = new PortalPage(page);
  await portal.open('/');
  await page.mouse.wheel(0, 600);
  await page.getByRole('link', { name: words.articles.id }).first().hover();
  await portal.entry('articles', 'id').click();
  const blog = new BlogPage(page);
  await blog.search.fill('cacing');
  await expect(blog.cards).toHaveCount(1);
  await portal.entry('contact', 'id').click();
  const form = new ContactForm(page, 'contact', 'id');
  await expect(form.heading).toHaveText(words.contact.id);
  await form.fill(newLetter('contact'));
  await form.submit();
  await expect(form.button.getByText(words.sending.id)).toBeVisible();
  await expect(form.toast(words.sent.id)).toBeVisible();
}

test.describe('with motion reduced', () => {
  test.use({ reducedMotion: 'reduce' });

  test('moves nothing by itself', async ({ page }) => {
    const motions = await noteMotion(page);
    await walkAround(page);
    expect(await motions()).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test('moves otherwise: cards rise, leaves grow while a message is sent', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const motions = await noteMotion(page);
  await walkAround(page);
  const seen = (await motions()).join('\n');
  for (const name of ['rise', 'grow', 'leaf']) expect(seen).toContain(`animationstart ${name} `);
});
