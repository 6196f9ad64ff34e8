import { AdminPage } from '../pages/admin-page.ts';
import { addPerson, newAddress, rolesOf } from '../../support/portal/accounts.ts';
import { expect, test } from '../../support/portal/own-backend-test.ts';

test('the last super admin stays; others are added, invited and removed', async ({ page, backend, admin }) => {
  test.slow();
  const friend = await addPerson(backend, { fullName: 'Budi Santoso' });
  const stranger = newAddress('wening');
  const screen = new AdminPage(page);
  await screen.enter('/admin/people');
  const people = screen.main.getByRole('list', { name: 'Super Admin' }).getByRole('listitem');
  const me = people.filter({ hasText: admin.email });
  const last = me.getByText('Super admin terakhir tidak bisa dicabut. Tambah yang lain dulu.');
  const dialog = page.getByRole('dialog');
  const add = async (email: string): Promise<void> => {
    await screen.main.getByLabel('Email calon super admin').fill(email);
    await screen.main.getByRole('button', { name: 'Jadikan super admin' }).click();
    await expect(dialog).toContainText(`Jadikan ${email} super admin?`);
    await dialog.getByRole('button', { name: 'Jadikan super admin' }).click();
    await expect(dialog).toHaveCount(0);
  };
  // A new backend has one of its own.
  await expect(people).toHaveCount(2);
  await expect(last).toHaveCount(0);
  await people.getByRole('button', { name: /^Cabut / }).click();
  await dialog.getByRole('button', { name: 'Cabut', exact: true }).click();
  await expect(people).toHaveCount(1);
  await expect(last).toBeVisible();
  await expect(me.getByRole('button')).toHaveCount(0);

  await screen.main.getByLabel('Email calon super admin').fill('bukan alamat');
  await screen.main.getByRole('button', { name: 'Jadikan super admin' }).click();
  await expect(screen.main.getByLabel('Email calon super admin')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog).toHaveCount(0);

  await add(friend.email);
  await expect(screen.toast(`${friend.email} sekarang super admin`)).toBeVisible();
  await expect(people).toHaveCount(2);
  await expect(people.filter({ hasText: friend.email })).toContainText('Budi Santoso');
  await expect(last).toHaveCount(0);
  expect(await rolesOf(backend, friend.id)).toEqual(['superadmin']);

  await add(stranger);
  await expect(screen.toast(`Undangan untuk ${stranger} sudah dicatat`)).toBeVisible();
  const invited = screen.main.getByRole('region', { name: 'Menunggu' }).getByRole('listitem');
  await expect(invited).toHaveCount(1);
  await expect(invited).toContainText(stranger);
  await expect(invited).toContainText('Belum punya akun');
  await invited.getByRole('button', { name: `Batalkan undangan untuk ${stranger}` }).click();
  await expect(invited).toHaveCount(0);
  await expect(people).toHaveCount(2);

  await people.getByRole('button', { name: 'Cabut Budi Santoso' }).click();
  await expect(dialog).toContainText(friend.email);
  await dialog.getByRole('button', { name: 'Batal', exact: true }).last().click();
  await expect(dialog).toHaveCount(0);
  expect(await rolesOf(backend, friend.id)).toEqual(['superadmin']);
  await people.getByRole('button', { name: 'Cabut Budi Santoso' }).click();
  await dialog.getByRole('button', { name: 'Cabut', exact: true }).click();
  await expect(screen.toast('Budi Santoso bukan super admin lagi')).toBeVisible();
  await expect(people).toHaveCount(1);
  await expect(last).toBeVisible();
  expect(await rolesOf(backend, friend.id)).toEqual([]);
  expect(await rolesOf(backend, admin.id)).toEqual(['superadmin']);
});
