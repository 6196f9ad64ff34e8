import { DATA_SAVER_CHOICE } from '#domain/display-settings.ts';
import { seriousFindings } from '../../support/portal/axe.ts';
import { allowFinding } from '../../support/portal/page-checks/check-page.ts';
import { expect, restart, test, workerReady } from '../../support/portal/phone-site.ts';

test.use({ viewport: { width: 412, height: 823 } });

const t = { open: 'Atur tampilan', saver: 'Jangan muat gambar sebelum saya minta', show: 'Tampilkan gambar' };

test('with the data saver pictures come when they are asked for, one by one, and stay', async ({
  context,
  phoneSite: site,
}) => {
  allowFinding(/^picture: lost picture/, 'the data saver holds pictures back');
  allowFinding(
    /^cut: hidden in part: "Gambar belum/,
    'a small picture has no room for the sentence; its article is named beside it',
  );
  const phone = await restart(context, site, `/about`);
  await workerReady(phone.page);
  await phone.page.getByRole('contentinfo').getByRole('button', { name: t.open }).press('Enter');
  const saver = phone.page.getByRole('dialog').getByRole('checkbox', { name: t.saver });
  await expect(saver).not.toBeChecked();
  await saver.press('Space');
  await expect(saver).toBeChecked();
  expect(await seriousFindings(phone.page)).toEqual([]);

  // Started anew, as the next day.
  const asked: string[] = [];
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/pictures/') && !response.fromServiceWorker()) asked.push(pathname);
  });
  const reader = await restart(context, site, `/article/2`);
  const offers = reader.main.getByRole('button', { name: t.show });
  await expect(offers.first()).toBeVisible();
  await reader.settled();
  const before = await offers.count();
  expect(asked).toEqual([]);
  expect(await seriousFindings(reader.page)).toEqual([]);

  await offers.first().press('Enter');
  await expect(offers).toHaveCount(before - 1);
  const picture = reader.main.locator('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(picture).toBeFocused();
  expect(new Set(asked).size).toBe(1);

  // Pictures that were requested stay on the device; all others are still not loaded.
  await site.goAway(context);
  const again = await restart(context, site, `/article/2`);
  const kept = again.main.locator('img').first();
  await expect.poll(() => kept.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await again.page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const next = again.main.getByRole('button', { name: t.show }).last();
  await next.click();
  await expect(again.main.getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
  await expect(next).toBeVisible();
  await site.comeBack(context);

  await again.page.getByRole('contentinfo').getByRole('button', { name: t.open }).press('Enter');
  await again.page.getByRole('dialog').getByRole('checkbox', { name: t.saver }).press('Space');
  const choice = () => again.page.evaluate((name) => localStorage.getItem(`tunas.${name}`), DATA_SAVER_CHOICE);
  await expect.poll(choice).toBe('off');
  const usual = await restart(context, site, `/article/2`);
  await usual.page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBeGreaterThan(1);
});
