import { BlogPage } from '../pages/blog-page.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { addressOf } from '../pages/public-pages.ts';
import { words } from '../pages/words.ts';
import { seriousFindings } from '../../support/portal/axe.ts';
import { expectVisibleFocus, tabTo } from '../../support/portal/keyboard.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';
import { PUBLIC_URL } from '../../support/portal/portals.ts';
import { expect, test } from '../../support/hosts/host-test.ts';

const CHILIES = {
  id: 'Cabai di musim hujan: jaga dari genangan dan patek',
  en: 'Chilies through the rains: drained beds, dry fruit',
};
const COMPOST = {
  title: { id: 'Kompos cacing dari sisa dapur', en: 'Worm compost from kitchen scraps' },
  search: { id: 'cacing', en: 'worm' },
};

for (const language of languagesOfRun('id')) {
  test(`opens the home page with its latest articles (${language})`, async ({ page }) => {
    const portal = new PortalPage(page);
    await portal.open(addressOf('/', language));
    await expect(portal.heading).toHaveText(words.tagline[language]);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(portal.main.getByRole('article').filter({ visible: true })).not.toHaveCount(0);
    await expect(portal.entry('login', language)).toBeVisible();
  });
}

for (const language of languagesOfRun('en')) {
  test(`lists the articles, and finds one by a word of it (${language})`, async ({ page }) => {
    const blog = new BlogPage(page);
    await blog.open(addressOf('/blog', language));
    await expect(blog.heading).toHaveText(words.articles[language]);
    await expect(blog.cards).toHaveCount(6);
    await blog.search.fill(COMPOST.search[language]);
    await expect(blog.titles).toHaveText([COMPOST.title[language]]);
    await expect(page).toHaveURL(new RegExp(`${addressOf('/blog', language)}\\?q=${COMPOST.search[language]}$`));
    await blog.search.fill('xyzzy');
    await expect(blog.results).toContainText(words.noArticles[language]);
    await blog.search.fill('');
    await expect(blog.cards).toHaveCount(6);
  });
}

for (const language of languagesOfRun('id')) {
  test(`opens an article, and returns to the same place with Back (${language})`, async ({ page }) => {
    const portal = new PortalPage(page);
    await portal.open(addressOf('/', language));
    const link = portal.main
      .getByRole('link', { name: CHILIES[language].split(/[:,]/)[0]!.replace(' through the rains', '') })
      .filter({ visible: true });
    await link.first().scrollIntoViewIfNeeded();
    const place = await portal.scrollTop();
    expect(place).toBeGreaterThan(300);
    await link.first().click();
    await expect(portal.heading).toHaveText(CHILIES[language]);
    await expect(portal.heading).toBeFocused();
    await expect.poll(() => portal.scrollTop()).toBe(0);
    await page.goBack();
    await expect(portal.heading).toHaveText(words.tagline[language]);
    await expect.poll(() => portal.scrollTop()).toBe(place);
  });
}

test('keeps the page when the language is switched, and the language afterwards', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/article/2');
  await expect(portal.heading).toHaveText(CHILIES.id);
  await portal.chooseLanguage('en');
  await expect(portal.heading).toHaveText(CHILIES.en);
  await expect(page).toHaveURL(/[^n]\/article\/2$/);
  await page.reload();
  await expect(portal.heading).toHaveText(CHILIES.en);
  await page.goto('/about');
  await expect(portal.heading).toHaveText(words.aboutTunas.en);
});

for (const language of languagesOfRun('en')) {
  test(`leads to the list from an article that isn't there (${language})`, async ({ page }) => {
    const blog = new BlogPage(page);
    await page.goto(addressOf('/article/999', language));
    await expect(blog.heading).toHaveText(words.articles[language]);
    await expect(page).toHaveURL(new RegExp(`${addressOf('/blog', language)}$`));
    await expect(blog.cards).toHaveCount(6);
  });
}

for (const language of languagesOfRun('id')) {
  test(`helps on from a page that isn't there (${language})`, async ({ page }) => {
    const portal = new PortalPage(page);
    await page.goto(addressOf('/tidak-ada', language));
    await expect(portal.heading).toHaveText(words.missing[language]);
    await portal.alive();
    await portal.main.getByRole('link', { name: words.missingHome[language] }).click();
    await expect(portal.heading).toHaveText(words.tagline[language]);
  });
}

for (const language of languagesOfRun('en')) {
  test(`shares and copies the public address, not the host's own (${language})`, async ({ page, host }) => {
    const address = PUBLIC_URL + addressOf('/article/1', language);
    await new PortalPage(page).open(addressOf('/article/1', language));
    // Seen on its way: no page of the desktop app may read the clipboard.
    await page.evaluate(() => {
      const write = navigator.clipboard.writeText.bind(navigator.clipboard);
      navigator.clipboard.writeText = (text) => {
        Object.assign(globalThis, { copiedText: text });
        return write(text);
      };
    });
    if (host.name === 'web') await page.context().grantPermissions(['clipboard-write']);
    await page.getByRole('button', { name: words.copyLink[language] }).click();
    await expect(page.getByRole('button', { name: words.copied[language] })).toBeVisible();
    expect(await page.evaluate('globalThis.copiedText')).toBe(address);
    const shared = new URL(await host.opens(page, () => page.getByRole('button', { name: 'WhatsApp' }).click()));
    expect(shared.origin).toBe('https://wa.me');
    expect(shared.searchParams.get('text')).toContain(` ${address}`);
  });
}

for (const language of languagesOfRun('id')) {
  test(`leads through the top bar by keyboard alone (${language})`, async ({ page }) => {
    const portal = new PortalPage(page);
    await portal.open(addressOf('/', language));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: words.skip[language] })).toBeFocused();
    await expectVisibleFocus(page);
    await tabTo(page, portal.entry('about', language));
    await expectVisibleFocus(page);
    await page.keyboard.press('Enter');
    await expect(portal.heading).toHaveText(words.aboutTunas[language]);
    await expect(portal.heading).toBeFocused();
  });
}

for (const language of languagesOfRun('en')) {
  for (const path of ['/', '/article/1']) {
    test(`gives axe nothing serious to find at ${path} (${language})`, async ({ page }) => {
      // Cards fade in: half faded they have too little contrast, for a quarter of a second.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const portal = new PortalPage(page);
      await portal.open(addressOf(path, language));
      await portal.settled();
      expect(await seriousFindings(page)).toEqual([]);
      await page.emulateMedia({ reducedMotion: null });
    });
  }
}
