// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAdmin, settle } from '#tests/support/stages/admin-stage.tsx';
import { RATNA } from '#tests/support/stages/session-stage.tsx';
import { SectionsContext } from '#renderer/admin/section.ts';
import type { StoredDraft } from '../../cms/drafts/local-draft-store.ts';
import { sections } from '../../shell/sections.ts';
import { DeviceDrafts } from './device-drafts.tsx';

let texts: Partial<StoredDraft<unknown>>[];
vi.mock('../../cms/drafts/editing-device.ts', () => ({
  deviceTexts: () => ({
    list: (owner: string, collection: string) =>
      Promise.resolve(texts.filter((text) => text.owner === owner && text.collection === collection)),
  }),
}));

beforeEach(() => void (texts = []));

const show = () =>
  openAdmin(
    <SectionsContext value={sections}>
      <DeviceDrafts />
    </SectionsContext>,
  );
const draft = (collection: string, id: number | null, title: string) => ({
  ...{ owner: RATNA.id, collection, id, key: `key-${collection}`, session: 's' },
  ...{ writtenAt: '2026-11-01T00:00:00Z', document: { id: { title }, en: { title: '' } } },
});

test('is nothing where this device keeps nothing', async () => {
  await show();
  expect(screen.queryByRole('region')).toBeNull();
});

test('leads to each draft that this device alone has, new ones by their key', async () => {
  texts = [draft('articles', 7, 'Mulsa'), draft('banners', null, ''), draft('about', 1, 'Tentang')];
  await show();
  await settle();
  expect(screen.getByRole('heading').textContent).toBe('Drafts on this device');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.sort()).toEqual(['/admin/about', '/admin/blogs/7', '/admin/hero-banner/new?key=key-banners']);
});
