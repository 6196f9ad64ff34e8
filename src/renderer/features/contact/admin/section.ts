import { Phone } from 'lucide';
import type { AdminSection } from '../../../data/admin-section.ts';
import { icon } from '../../../ui/icons.tsx';
import type texts from './messages/id.json';

type Texts = typeof texts;
declare module '../../../i18n/feature-texts.ts' {
  interface FeatureTexts extends Texts {}
}

export const section: AdminSection = {
  path: 'contact',
  label: 'admin.contact',
  icon: icon(Phone),
  order: 4,
  right: 'content.edit',
  table: 'site_items',
  collection: 'contact',
  load: async () => ({ Screen: (await import('./contact-admin-screen.tsx')).ContactAdminScreen }),
  report: async (accounts) =>
    (await import('../../../editing/list/draft-report.ts')).draftReport(accounts, {
      collection: 'contact',
      path: '/admin/contact',
      work: [{ show: 'behind', text: 'work.contactBehind' }],
    }),
};
