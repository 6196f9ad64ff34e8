import { Info } from 'lucide';
import type { AdminSection } from '../../../data/admin-section.ts';
import { icon } from '../../../ui/icons.tsx';
import type texts from './messages/id.json';

type Texts = typeof texts;
declare module '../../../i18n/feature-texts.ts' {
  interface FeatureTexts extends Texts {}
}

export const section: AdminSection = {
  path: 'about',
  label: 'admin.about',
  icon: icon(Info),
  order: 3,
  right: 'content.edit',
  table: 'site_items',
  collection: 'about',
  load: async () => ({ Screen: (await import('./about-admin-screen.tsx')).AboutAdminScreen }),
  report: async (accounts) =>
    (await import('../../../editing/list/draft-report.ts')).draftReport(accounts, {
      collection: 'about',
      path: '/admin/about',
      work: [{ show: 'behind', text: 'work.aboutBehind' }],
    }),
};
