import type { Locator, Page } from '@playwright/test';
import { AdminPage } from '../pages/admin-page.ts';
import { reportOf } from '../pages/section-answers.ts';
import { addSuperAdmin, newAddress, rolesOf } from '../../support/portal/accounts.ts';
import { stepTo } from '../../support/portal/keyboard.ts';
import { expect, test } from '../../support/portal/writing-test.ts';

/** Something in the page has the focus: a keyboard goes on from there. */
async function expectFocusKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => (document.activeElement === document.body ? 'nowhere' : 'somewhere')))
    .toBe('somewhere');
}

async function pressed(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await stepTo(page, wanted, key);
  await page.keyboard.press('Enter');
}

test('invites somebody, takes the role from somebody, and brings a file in, by keyboard alone', async ({
  page,
  portals,
  writer,
}) => {
  test.slow();
  const { backend } = portals.writing;
  const other = await addSuperAdmin(backend, { fullName: 'Sri Wahyuni' });
  const email = newAddress('undangan');
  // Other journeys’ people, of whom there are many, are no part of it.
  await page.route('**/rest/v1/rpc/list_people', async (route) => {
    const response = await route.fetch();
    const listed = (await response.json()) as { readonly people: readonly { readonly email: string }[] };
    const ours = [writer.email, other.email];
    const people = listed.people.filter((each) => ours.includes(each.email));
    await route.fulfill({ response, json: { ...listed, people } });
  });
  const admin = new AdminPage(page);
  await admin.enter('/admin/people');
  const field = admin.main.getByRole('textbox', { name: 'Email orang baru' });
  await stepTo(page, field);
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await pressed(page, page.getByRole('dialog').getByRole('button', { name: 'Tambahkan', exact: true }));
  const withdraw = admin.main.getByRole('button', { name: `Batalkan undangan untuk ${email}` });
  await expect(withdraw).toBeVisible();
  await expect(field).toBeFocused();
  await pressed(page, withdraw);
  await expect(withdraw).toHaveCount(0);
  await expect(field).toBeFocused();

  const row = admin.main.getByRole('row').filter({ hasText: other.email });
  const remove = row.getByRole('button', { name: /^Keluarkan/ });
  await pressed(page, remove);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectFocusKept(page);
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await pressed(page, page.getByRole('dialog').getByRole('button', { name: 'Keluarkan', exact: true }));
  await expect(row).toHaveCount(0);
  await expect(field).toBeFocused();
  expect(await rolesOf(backend, other.id)).toEqual([]);

  await page.route('**/rest/v1/rpc/check_import', (route) => route.fulfill({ json: reportOf(false) }));
  await page.route('**/rest/v1/rpc/apply_import', (route) =>
    route.fulfill({ json: { applied: true, added: 1, changed: 1, same: 4000, removed: 1, held: [], held_count: 0 } }),
  );
  await stepTo(page, admin.link('Impor dan Ekspor'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(admin.heading).toBeFocused();
  const [taking, bringing] = [
    admin.main.locator('.transfer-part').first(),
    admin.main.locator('.transfer-part').nth(1),
  ];
  const downloading = page.waitForEvent('download');
  await pressed(page, taking.getByRole('button'));
  const content = Buffer.concat((await (await (await downloading).createReadStream()).toArray()) as Buffer[]);
  await expect(taking.getByRole('button')).toBeFocused();

  const choose = async (buffer: Buffer) => {
    const choosing = page.waitForEvent('filechooser');
    await pressed(page, bringing.getByRole('button', { name: 'Impor...' }));
    await (await choosing).setFiles({ name: 'isi-tunas.tgz', mimeType: 'application/gzip', buffer });
  };
  await choose(Buffer.from('?'));
  await expect(bringing.getByRole('alert')).toBeVisible();
  await expect(bringing.getByRole('button', { name: 'Impor...' })).toBeFocused();

  await choose(content);
  const question = bringing.getByRole('heading', { level: 3 });
  await expect(question).toBeFocused();
  await stepTo(page, bringing.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await expect(bringing.getByRole('checkbox')).toBeChecked();
  await expect(question).toBeFocused();
  await pressed(page, bringing.getByRole('button', { name: 'Batal' }));
  await expect(bringing.getByRole('button', { name: 'Impor...' })).toBeFocused();

  await choose(content);
  await expect(question).toBeFocused();
  await pressed(page, bringing.getByRole('button', { name: 'Masukkan' }));
  await expect(bringing.getByRole('status')).toContainText('Selesai');
  await expect(bringing.getByRole('button', { name: 'Impor...' })).toBeFocused();
});
