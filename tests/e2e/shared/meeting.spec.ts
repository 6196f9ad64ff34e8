import jsQR from 'jsqr';
import sharp from 'sharp';
import type { Locator } from '@playwright/test';
import { PortalPage } from '../pages/portal-page.ts';
import { PUBLIC_URL } from '../../support/portal/portals.ts';
import { seriousFindings } from '../../support/portal/axe.ts';
import { expect, test } from '../../support/hosts/host-test.ts';
import { checkPage } from '../../support/portal/page-checks/check-page.ts';
import { ON_WEB } from '../../support/hosts/host-under-test.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';

const WORDS = {
  id: {
    use: 'Simpan dan pakai',
    meet: 'Tampilkan di pertemuan',
    sheet: 'Lembar untuk dicetak',
    article: '/article/1',
    presenter: 'Panel penyaji',
    ...{ keep: 'Simpan artikel ini', note: 'Catatan', noted: 'Catatan tersimpan', mine: 'Catatan Anda' },
    ...{ contents: 'Daftar isi', jump: 'Tekan Enter untuk ke slide 7' },
  },
  en: {
    use: 'Keep and use',
    meet: 'Show at a meeting',
    sheet: 'Factsheet to print',
    article: '/en/article/1',
    presenter: 'Presenter’s panel',
    ...{ keep: 'Save this article', note: 'Note', noted: 'Note saved', mine: 'Your note' },
    ...{ contents: 'Contents', jump: 'Press Enter for slide 7' },
  },
};

for (const language of languagesOfRun('id')) {
  const t = WORDS[language];
  test(
    `shows an article as slides by keys, and prints it on pages with a code to its address, in ${language}`,
    { tag: ON_WEB },
    async ({ page, host }) => {
      const portal = new PortalPage(page);
      await portal.open(t.article);
      await expect(portal.main.locator('.article-text')).toBeVisible();
      const title = await portal.heading.innerText();
      const use = page.getByRole('button', { name: t.use }).filter({ visible: true }).first();
      await use.click();
      await page.getByRole('button', { name: t.meet }).click();
      const meeting = page.locator('dialog.meeting');
      const place = meeting.getByText(/^\d+ \/ \d+$/);
      const count = Number((await place.innerText()).split('/')[1]);
      await expect(meeting.getByRole('heading', { name: title })).toBeVisible();
      const pressed = async (key: string, at: number) => {
        await page.keyboard.press(key);
        await expect(place).toHaveText(`${at} / ${count}`);
      };
      await pressed('ArrowRight', 2);
      await pressed('Space', 3);
      await pressed('PageDown', 4);
      await pressed('PageUp', 3);
      await pressed('End', count);
      await pressed('ArrowRight', count);
      // The public address in words, and as a phone's camera reads it.
      await expect(meeting).toContainText(`${PUBLIC_URL.replace('https://', '')}${t.article}`);
      expect(await decoded(meeting.locator('.meeting-stage .slide-code'))).toBe(`${PUBLIC_URL}${t.article}`);
      await pressed('Home', 1);
      await pressed('ArrowLeft', 1);
      await expect(meeting.locator('[aria-live]')).toContainText(`${count}`);
      // A click goes on, at the left back; B darkens until the next key; P tells the presenter what comes.
      const stage = meeting.locator('.meeting-stage');
      const { width, height } = page.viewportSize()!;
      await stage.click({ position: { x: width / 2, y: height / 2 } });
      await expect(place).toHaveText(`2 / ${count}`);
      await stage.click({ position: { x: width / 10, y: height / 2 } });
      await pressed('b', 1);
      await expect(meeting.locator('.meeting-dark')).toBeVisible();
      await pressed('PageDown', 1);
      await expect(meeting.locator('.meeting-dark')).toHaveCount(0);
      await page.keyboard.press('p');
      const presenter = meeting.getByRole('complementary', { name: t.presenter });
      await expect(presenter.getByRole('timer')).toHaveText(/^\d+:\d\d$/);
      await expect(presenter.locator('.slide')).toBeVisible();
      expect(await seriousFindings(page)).toEqual([]);
      await page.keyboard.press('p');
      expect(await seriousFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(meeting).toHaveCount(0);
      await expect(use).toBeFocused();

      await use.press('Enter');
      await page.getByRole('link', { name: t.sheet }).click();
      const sheets = page.locator('.sheet:not([data-measured])');
      const sheet = sheets.first();
      await expect(sheet.getByRole('heading', { name: title })).toBeVisible();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await seriousFindings(page)).toEqual([]);
      await expect(page.getByRole('button', { name: 'PDF' })).toHaveCount(host.name === 'desktop' ? 1 : 0);
      // Hazards and steps are on it, nothing sticks out, and no letter is smaller than 9 pt (12 px).
      expect(await sheet.locator('blockquote:visible').count()).toBeGreaterThan(0);
      expect(await sheet.locator('ol:visible').count()).toBeGreaterThan(0);
      for (const each of await sheets.all())
        expect(await each.evaluate(smallAndCut)).toEqual({ smallest: 12, cut: false });
      await page.emulateMedia({ media: 'print' });
      expect(await decoded(sheet)).toBe(`${PUBLIC_URL}${t.article}`);
      if (host.name === 'web') {
        const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
        expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(await sheets.count());
      }
      await page.emulateMedia({ media: null });
    },
  );
}

for (const language of languagesOfRun('en')) {
  const t = WORDS[language];
  test(
    `goes to any slide by its number or by the contents, goes on there when opened again, and shows the note, in ${language}`,
    { tag: ON_WEB },
    async ({ page }) => {
      const portal = new PortalPage(page);
      await portal.open(t.article);
      const use = page.getByRole('button', { name: t.use }).filter({ visible: true }).first();
      await use.click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: t.keep }).click();
      await dialog.getByLabel(t.note, { exact: true }).fill('Bawa contoh daun');
      await expect(dialog.getByText(t.noted)).toBeVisible();
      await page.getByRole('button', { name: t.meet }).click();
      const meeting = page.locator('dialog.meeting');
      const place = meeting.getByText(/^\d+ \/ \d+$/);
      await expect(place).toHaveText(/^1 /);
      await page.keyboard.press('p');
      await expect(meeting.getByRole('complementary')).toContainText(`${t.mine}Bawa contoh daun`);
      await page.keyboard.press('p');

      // A number that is given up leaves the meeting open.
      await page.keyboard.press('7');
      await expect(meeting.getByRole('button').filter({ hasText: t.jump })).toBeVisible();
      await checkPage(page, 'a typed number');
      await page.keyboard.press('Escape');
      await expect(place).toHaveText(/^1 /);
      await page.keyboard.press('7');
      await page.keyboard.press('Enter');
      await expect(place).toHaveText(/^7 /);

      await place.click();
      const contents = page.getByRole('dialog', { name: t.contents });
      const current = contents.locator('[aria-current]');
      await expect(current).toBeFocused();
      for (const screen of SCREENS) {
        await page.setViewportSize({ width: screen.width, height: screen.height });
        await expect(current).toBeVisible();
        await checkPage(page, `the contents at ${screen.width} px`);
      }
      expect(await seriousFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(contents).toHaveCount(0);
      await expect(place).toBeFocused();
      await page.keyboard.press('g');
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowUp');
      const at = await contents.locator(':focus').innerText();
      await page.keyboard.press('Enter');
      await expect(contents).toHaveCount(0);
      await expect(place).toHaveText(new RegExp(`^${/\d+$/.exec(at)?.[0]} `));
      const there = await place.innerText();
      // Space turns the slide, and presses no button.
      await page.keyboard.press('Space');
      await expect(place).not.toHaveText(there);
      await page.keyboard.press('PageUp');
      await expect(place).toHaveText(there);

      await page.keyboard.press('Escape');
      await expect(meeting).toHaveCount(0);
      await page.reload();
      await use.click();
      await page.getByRole('button', { name: t.meet }).click();
      await expect(place).toHaveText(there);
      await page.keyboard.press('Home');
      await expect(place).toHaveText(/^1 /);
      await page.keyboard.press('Escape');
      // For the other language, which begins with nothing.
      await page.evaluate(() => indexedDB.deleteDatabase('tunas-saved'));
    },
  );
}

/** Screens that a meeting is shown on: a projector, a laptop, and a phone both ways. */
const SCREENS = [
  { width: 1024, height: 768, least: 28 },
  { width: 1366, height: 768, least: 28 },
  { width: 360, height: 740, least: 18 },
  { width: 740, height: 360, least: 18 },
];

for (const language of languagesOfRun('id')) {
  const t = WORDS[language];
  test(`cuts nothing off any slide, in letters for the last row, in ${language}`, { tag: ON_WEB }, async ({ page }) => {
    const portal = new PortalPage(page);
    // The longest text, and the one with the widest tables.
    for (const id of [7, 8]) {
      await portal.open(t.article.replace('1', String(id)));
      await page.getByRole('button', { name: t.use }).filter({ visible: true }).first().click();
      await page.getByRole('button', { name: t.meet }).click();
      const meeting = page.locator('dialog.meeting');
      for (const { least, ...screen } of SCREENS) {
        await page.setViewportSize(screen);
        await page.keyboard.press('Home');
        await expect(meeting.getByText(/^1 \/ \d+$/)).toBeAttached();
        const walked = await meeting.locator('.meeting-stage').evaluate(faultsOfSlides, least);
        expect(walked.count).toBeGreaterThan(20);
        expect(walked.faults, `article ${id} at ${screen.width} x ${screen.height}`).toEqual([]);
      }
      await page.keyboard.press('Escape');
      await expect(meeting).toHaveCount(0);
    }
  });
}

/**
 * Walks through all slides, and tells what of each is cut, stands over its edge, is too small for the last row, or larger or smaller than
 * other parts of the same slide. Sources and small print
 * may be two thirds as large, and what can't be divided a little smaller.
 */
async function faultsOfSlides(stage: Element, least: number): Promise<{ count: number; faults: readonly string[] }> {
  const faults: string[] = [];
  const small = '.slide-sources, .slide-facts, .slide-label, .slide-address, small, figure > p, .fig-pin';
  const told = () => stage.querySelector('.sr-only')?.textContent;
  let count = 0;
  let partBefore: string | null = null;
  for (let before: string | null | undefined = null; told() !== before; count += 1) {
    const room = stage.getBoundingClientRect();
    const fault = (each: Element, what: string) => faults.push(`${told()}: ${what}: ${each.textContent?.slice(0, 40)}`);
    for (const each of stage.querySelectorAll('[data-slide-body], [data-slide-fit]'))
      if (each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1) fault(each, 'cut');
    for (const each of stage.querySelectorAll('.slide *')) {
      const words = [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!words || each.closest('.sr-only, .fig-unseen, svg')) continue;
      const { left, right, top, bottom } = each.getBoundingClientRect();
      if (left < room.left - 1 || right > room.right + 1 || top < room.top - 1 || bottom > room.bottom + 1)
        fault(each, 'outside');
      const size = Number.parseFloat(getComputedStyle(each).fontSize);
      if (size < least * (each.closest(small) ? 0.5 : 0.68)) fault(each, `${size} px`);
    }
    for (const each of stage.querySelectorAll('.picture-lost')) fault(each, 'no picture');
    const body = stage.querySelector<HTMLElement>('[data-slide-body]');
    const part = /^\d+/.exec(stage.querySelector('.slide-head [aria-hidden]')?.textContent ?? '')?.[0];
    if (body && part !== undefined && part !== '1' && body.style.fontSize !== partBefore)
      fault(body, `${body.style.fontSize}, but ${partBefore} on the part before`);
    partBefore = body?.style.fontSize ?? null;
    before = told();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown' }));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }
  return { count, faults };
}

/** The smallest letters of a sheet, px, and whether something of it is cut. */
function smallAndCut(sheet: Element): { readonly smallest: number; readonly cut: boolean } {
  const visible = [...sheet.querySelectorAll('*')].filter((each) => each.checkVisibility());
  const told = visible.filter((each) =>
    [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
  );
  const smallest = Math.min(...told.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
  const body = sheet.querySelector('.sheet-body')!;
  const cut = [sheet, body].some(
    (each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1,
  );
  return { smallest: Math.round(smallest), cut };
}

/** The text of a sheet's QR code, as a phone's camera reads it. */
async function decoded(sheet: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await sheet.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
