import { spokenForm } from '#renderer/features/articles/actions/aloud/spoken-form.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { speakByTimers, spokenBy, type FakeVoice } from '../../support/portal/fake-speech.ts';
import { seriousFindings } from '../../support/portal/axe.ts';
import { expect, test } from '../../support/hosts/host-test.ts';
import { ON_DESKTOP, ON_WEB } from '../../support/hosts/host-under-test.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';

const WORDS = {
  id: {
    use: 'Simpan dan pakai',
    listen: 'Dengarkan',
    bar: 'Pembaca suara',
    play: 'Putar',
    pause: 'Jeda',
    next: 'Kalimat berikutnya',
    speed: 'Kecepatan',
    stop: 'Berhenti dan tutup',
    none: 'Belum ada suara bahasa Indonesia',
    check: 'Periksa lagi',
    stillNone: 'Suaranya belum ada.',
    anyway: 'Pakai suara yang ada',
    article: '/article/1',
    blog: '/blog',
  },
  en: {
    use: 'Keep and use',
    listen: 'Listen',
    bar: 'Reading aloud',
    play: 'Play',
    pause: 'Pause',
    next: 'Next sentence',
    speed: 'Speed',
    stop: 'Stop and close',
    none: 'There is no English voice yet',
    check: 'Check again',
    stillNone: 'There is still no voice.',
    anyway: 'Use the voice there is',
    article: '/en/article/1',
    blog: '/en/blog',
  },
} as const;

const VOICES: readonly FakeVoice[] = [
  { lang: 'id_ID', name: 'Damayanti', localService: true },
  { lang: 'en-GB', name: 'Daniel', localService: true },
];

for (const language of languagesOfRun('en')) {
  const t = WORDS[language];

  test(
    `reads an article aloud by keys, marks what it says, and is silent on another page, in ${language}`,
    { tag: ON_DESKTOP },
    async ({ page }) => {
      await page.addInitScript(speakByTimers, { voices: VOICES, letterMs: 20 });
      const portal = new PortalPage(page);
      await portal.open(t.article);
      const use = page.getByRole('button', { name: t.use }).filter({ visible: true }).first();
      await use.press('Enter');
      // Not before: the desktop app loads the article first.
      const title = await page.locator('main h1').innerText();
      await page.getByRole('button', { name: t.listen, exact: true }).press('Enter');
      const bar = page.getByRole('region', { name: t.bar });
      const pause = bar.getByRole('button', { name: t.pause });
      await expect(pause).toBeFocused();
      await expect.poll(async () => (await spokenBy(page)).length).toBeGreaterThan(1);
      const spoken = await spokenBy(page);
      expect(spoken[0]).toMatchObject({ marked: title, voice: language === 'id' ? 'Damayanti' : 'Daniel' });
      for (const { text, marked } of spoken) expect(text).toBe(spokenForm(marked, language));
      expect(await seriousFindings(page)).toEqual([]);

      await page.keyboard.press('Space');
      const play = bar.getByRole('button', { name: t.play });
      await expect(play).toBeFocused();
      const count = (await spokenBy(page)).length;
      await page.waitForTimeout(400);
      expect(await spokenBy(page)).toHaveLength(count);
      await bar.getByRole('combobox', { name: t.speed }).selectOption('1.5');
      await bar.getByRole('button', { name: t.next }).press('Enter');
      await play.press('Enter');
      await expect.poll(async () => (await spokenBy(page)).at(-1)?.rate).toBe(1.5);

      // The dialog opens as well while it reads.
      await use.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(bar).toBeVisible();

      // Another page isn't read aloud.
      await page.locator(`main a[href="${t.blog}"]`).first().click();
      await expect(bar).toHaveCount(0);
      const last = (await spokenBy(page)).length;
      await page.waitForTimeout(400);
      expect(await spokenBy(page)).toHaveLength(last);

      // The speed is kept.
      await portal.open(t.article);
      await use.click();
      await page.getByRole('button', { name: t.listen, exact: true }).click();
      await expect(bar.getByRole('combobox', { name: t.speed })).toHaveValue('1.5');
      await bar.getByRole('button', { name: t.stop }).click();
      await expect(bar).toHaveCount(0);
      await expect(use).toBeFocused();
      expect(await page.evaluate(() => CSS.highlights.has('followed'))).toBe(false);
    },
  );
}

for (const language of languagesOfRun('id')) {
  const t = WORDS[language];
  test(
    `reads all of an article once, and says so where its voice is missing, in ${language}`,
    { tag: ON_WEB },
    async ({ page }) => {
      await page.addInitScript(speakByTimers, { voices: VOICES, letterMs: 0 });
      const portal = new PortalPage(page);
      await portal.open(t.article);
      const listen = async () => {
        await page.getByRole('button', { name: t.use }).filter({ visible: true }).first().click();
        await page.getByRole('button', { name: t.listen, exact: true }).click();
      };
      await listen();
      const bar = page.getByRole('region', { name: t.bar });
      await expect(bar.getByRole('button', { name: t.play })).toBeVisible({ timeout: 30_000 });
      const spoken = await spokenBy(page);
      const marked = spoken.map((each) => each.marked);
      // Every paragraph, heading and item of a list, in its order: sources and pictures apart.
      const written = await portal.main
        .locator('.article-text > :is(p, h2, h3), .article-text > :is(ul, ol) > li, .article-text > blockquote > p')
        .evaluateAll((parts) =>
          parts.filter((part) => !part.querySelector('img')).map((part) => part.textContent ?? ''),
        );
      const letters = (text: string) => text.replace(/[\s\u00ad]/g, '');
      const said = letters(marked.join(''));
      let from = 0;
      for (const part of written) {
        const at = said.indexOf(letters(part), from);
        expect.soft(at, part).toBeGreaterThanOrEqual(0);
        from = Math.max(from, at + letters(part).length);
      }
      await expect(bar).toContainText(`${spoken.length} / ${spoken.length}`);

      const other = VOICES.filter(({ lang }) => !lang.startsWith(language));
      await page.addInitScript(speakByTimers, { voices: other, letterMs: 20 });
      await portal.open(t.article);
      await listen();
      await expect(page.getByRole('dialog', { name: t.none })).toBeVisible();
      expect(await spokenBy(page)).toEqual([]);
      await page.getByRole('button', { name: t.check }).press('Enter');
      await expect(page.getByRole('dialog').getByRole('status')).toContainText(t.stillNone);
      expect(await seriousFindings(page)).toEqual([]);
      await page.getByRole('button', { name: t.anyway }).click();
      await expect.poll(async () => (await spokenBy(page)).length).toBeGreaterThan(0);
    },
  );
}
