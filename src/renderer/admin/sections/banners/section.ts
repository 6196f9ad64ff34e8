import { PanelTop } from 'lucide';
import type { AdminSection } from '#renderer/admin/section.ts';
import { icon } from '#renderer/ui/icons.tsx';

export const section: AdminSection = {
  path: 'hero-banner',
  label: 'banners:admin.hero',
  icon: icon(PanelTop),
  order: 2,
  right: 'content.read',
  table: 'site_items',
  collection: 'banners',
  problemWords: async () =>
    (await import('../../cms/content-types/problem-words.ts')).problemWords((await import('./banners.ts')).BANNERS),
  counter: { table: 'site_items', order: 1, label: 'banners:admin.countHero', none: 'banners:admin.heroNone' },
  begins: [{ label: 'banners:new', path: '/admin/hero-banner/new' }],
  holdsItems: true,
  load: async () => ({ Screen: (await import('./banners-screen.tsx')).BannersScreen }),
  report: async (accounts) =>
    (await import('../../cms/list/draft-report.ts')).draftReport(accounts, {
      collection: 'banners',
      path: '/admin/hero-banner',
      detail: 'banners:admin.heroDetail',
      work: [
        { show: 'missing-language', text: 'banners:work.bannersMissing' },
        { show: 'outdated', text: 'banners:work.bannersOutdated' },
      ],
    }),
};
