import { editorMessages } from '../pages/article-editor.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { addressOf } from '../pages/public-pages.ts';
import type { DraftRow } from '../../support/portal/draft-api.ts';
import type { BackendUnderTest } from '../../support/portal/portals.ts';
import { expect, test } from '../../support/portal/writing-test.ts';

/** What tells a visitor’s device whether its copy of an article is still right; null for what nobody may read. */
async function versionFor({ url, publishableKey }: BackendUnderTest, { id }: DraftRow): Promise<unknown> {
  const response = await fetch(`${url}/rest/v1/rpc/article_version`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ article_id: id }),
  });
  expect(response.status).toBe(200);
  return response.json();
}

test('an English version waits for its moment, comes by itself, and goes and comes back at a word', async ({
  page,
  browser,
  portals,
  article,
  editor,
  desk: api,
}) => {
  const { url, backend } = portals.writing;
  await api.publish(article.id, ['id']);
  await editor.open(article.id);
  await editor.schedule(['en'], '2030-01-02T07:30');
  await expect(editor.states('en')).toContainText(['Terjadwal']);
  await expect(page.locator('.live-note')).toContainText(/^Terjadwal\. .*2 Jan 2030, 07\.30/);

  const elsewhere = await browser.newContext({ baseURL: url });
  const visitor = new PortalPage(await elsewhere.newPage());
  const address = addressOf(`/article/${article.id}`, 'en');
  const reads = async (title: string, other: boolean) => {
    await visitor.open(address);
    await expect(visitor.heading).toHaveText(title);
    await expect(visitor.main.getByRole('note')).toHaveCount(other ? 1 : 0);
  };
  await reads(article.document.id.title, true);

  // No program publishes it: the moment passes.
  const moment = new Date(Date.now() + 2500);
  await api.moveTo(article.id, 'en', moment);
  const waiting = await versionFor(backend, article);
  expect(Date.now(), 'the moment is still to come').toBeLessThan(moment.getTime());
  await expect.poll(() => versionFor(backend, article)).not.toEqual(waiting);
  await reads(article.document.en.title, false);

  await editor.open(article.id);
  await expect(editor.states('en')).toContainText(['Terbit']);
  await editor.withdraw('en');
  await expect(page.locator('.live-note')).toContainText('Sudah ditarik.');
  await reads(article.document.id.title, true);
  await page
    .locator('.live-note')
    .getByRole('button', { name: /^Urungkan/ })
    .click();
  await expect(new PortalPage(page).toast('Diurungkan. Situs kembali seperti sebelumnya.')).toBeVisible();
  await reads(article.document.en.title, false);
  await elsewhere.close();
});

test('a moment that is over is no moment to wait for', async ({ page, article, editor, desk: api }) => {
  await editor.open(article.id);
  await editor.openPublish(['en']);
  await editor.later('2020-01-02T07:30');
  await expect(page.getByText('Waktu itu sudah lewat.')).toBeVisible();
  await expect(editor.inDialog(editorMessages.schedule)).toBeDisabled();
  expect((await api.read(article.id)).live).toEqual({ id: null, en: null });
});
