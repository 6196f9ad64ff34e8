// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawn, openSitePage, siteRepository } from '#tests/support/stages/site-stage.tsx';

test('before there are articles the list says so, and no heading stands above nothing', async () => {
  const { page, data } = await openSitePage('/blog', {});
  await drawn(<page.Screen data={data} />, siteRepository().repository, 'id', '/blog');
  expect(screen.getByText('Belum ada artikel')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Terbaru' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Kategori', hidden: true })).toBeTruthy();
});
