import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { nftLettuce } from '#content/articles/1-nft-lettuce/article.ts';
import { expect, test } from '../../support/desktop-host/desktop-test.ts';

/** A stretch of plain words from the middle of an article in Indonesian, the language of a first start. */
async function wordsOf(folder: string): Promise<string> {
  const markdown = await readFile(new URL(`../../../src/content/articles/${folder}/id.md`, import.meta.url), 'utf8');
  const paragraphs = markdown.split(/\n\s*\n/).filter((text) => /^[A-Z][\w\s,.]{60,}/.test(text.trim()));
  const middle = paragraphs[Math.floor(paragraphs.length / 2)]?.trim() ?? '';
  return /^[A-Z][\w\s,.]{40}/.exec(middle)?.[0] ?? '';
}

/** The text of main as a person reads it: without soft hyphens, every space a plain one. */
async function textOf(page: Page): Promise<string> {
  const text = (await page.locator('main').textContent()) ?? '';
  return text.replaceAll('\u00ad', '').replace(/\s+/g, ' ');
}

test.use({ begins: 'where it is' });

test('shows an article, its pictures and its own typeface on its nested address', async ({ desktop }) => {
  const { page } = desktop;
  const words = await wordsOf(nftLettuce.folder);
  expect(words).not.toBe('');
  // The app is shared with journeys that choose a language.
  await desktop.hands({ act: 'choose', id: 'language-id' });
  await page.goto(desktop.address('/article/1'));
  // Not the heading of the loading state, which disappears when the page is rendered.
  const heading = 'h1:not([role="status"] *)';
  await expect(page.locator(heading)).toContainText(nftLettuce.title.id);
  expect(await fontsOf(page, heading)).toEqual([{ family: 'Plus Jakarta Sans', own: true }]);
  await expect.poll(() => textOf(page)).toContain(words);
  const missing = `[...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(String)`;
  await expect.poll(() => page.evaluate('document.images.length > 0')).toBe(true);
  await expect.poll(() => page.evaluate(missing)).toEqual([]);
});

/** The fonts that were actually used, which the style sheet alone doesn't show. */
async function fontsOf(page: Page, selector: string): Promise<{ family: string; own: boolean }[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  await browser.detach();
  return fonts.map(({ familyName, isCustomFont }) => ({ family: familyName, own: isCustomFont }));
}
