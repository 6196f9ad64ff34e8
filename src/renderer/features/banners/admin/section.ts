import { Image } from 'lucide';
import type { AdminSection } from '../../../data/admin-section.ts';
import { icon } from '../../../ui/icons.tsx';
import type texts from './messages/id.json';

type Texts = typeof texts;
declare module '../../../i18n/feature-texts.ts' {
  interface FeatureTexts extends Texts {}
}

export const section: AdminSection = {
  path: 'hero-banner',
  label: 'admin.hero',
  icon: icon(Image),
  order: 2,
  right: 'content.edit',
  table: 'site_items',
  collection: 'banners',
  counter: { table: 'site_items', order: 1, label: 'admin.countHero', none: 'admin.heroNone' },
  begins: [{ label: 'banner.new', path: '/admin/hero-banner/new' }],
  holdsItems: true,
  load: async () => ({ Screen: (await import('./banners-screen.tsx')).BannersScreen }),
  report: async (accounts) =>
    (await import('../../../editing/list/draft-report.ts')).draftReport(accounts, {
      collection: 'banners',
      path: '/admin/hero-banner',
      detail: 'admin.heroDetail',
      work: [
        { show: 'missing-language', text: 'work.bannersMissing' },
        { show: 'behind', text: 'work.bannersBehind' },
      ],
    }),
};
