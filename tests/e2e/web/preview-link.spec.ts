import { PortalPage } from '../pages/portal-page.ts';
import { allowFinding } from '../../support/portal/page-checks/check-page.ts';
import { expect, test } from '../../support/portal/writing-test.ts';

test('a link shows a draft to somebody without an account, follows it, and ends', async ({
  browser,
  portals,
  article,
  editor,
  draftApi: api,
}) => {
  allowFinding(
    /^covered: "Isi artikel" lies under header/,
    'the contents of a short draft stay under the bar once it is scrolled',
  );
  await editor.open(article.id);
  const token = new URL(await editor.makeLink()).hash;
  expect(token).toMatch(/^#[\w-]{43}$/);

  const elsewhere = await browser.newContext({ baseURL: portals.writing.url, serviceWorkers: 'allow' });
  const page = await elsewhere.newPage();
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  const portal = new PortalPage(page);
  await page.goto(`/preview${token}`);
  await expect(portal.main).toContainText('Pratinjau, belum diterbitkan');
  await expect(portal.heading).toHaveText(article.document.id.title);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(portal.main.getByRole('button', { name: 'Salin tautan' })).toHaveCount(0);

  await api.save(article.id, (document) => ({
    ...document,
    id: { ...document.id, title: 'Mulsa sekam', content: '## Tabur\n\nSekam.\n\n## Siram\n\nPagi.' },
  }));
  await page.reload();
  await expect(portal.heading).toHaveText('Mulsa sekam');
  // Neither a heading that is gone to nor another language loses the token.
  await portal.main.getByRole('link', { name: 'Siram' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(`${portals.writing.url}/preview${token}`);
  await page.goto(`/en/preview${token}`);
  await expect(portal.heading).toHaveText(article.document.en.title);
  await portal.languageLink('id').click();
  await expect(portal.heading).toHaveText('Mulsa sekam');
  await expect(page).toHaveURL(`${portals.writing.url}/preview${token}`);

  // The token was in no requested address, and nothing of the preview is stored on this device.
  expect(asked.filter((address) => address.includes(token.slice(1)))).toEqual([]);
  const kept = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) if (/preview|read_preview/.test(new URL(url).pathname)) found.push(url);
    }
    return found;
  });
  expect(kept).toEqual([]);

  await editor.dialog.getByRole('button', { name: /^Cabut tautan/ }).click();
  await editor.dialog.getByRole('button', { name: 'Cabut', exact: true }).click();
  await expect(editor.dialog).toContainText('Belum ada tautan.');
  await page.reload();
  await expect(portal.heading).toHaveText('Pratinjau ini tidak bisa dibuka');
  await elsewhere.close();
});
