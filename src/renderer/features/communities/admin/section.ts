import { Users } from 'lucide';
import type { AdminSection } from '../../../data/admin-section.ts';
import { icon } from '../../../ui/icons.tsx';
import type texts from './messages/id.json';

type Texts = typeof texts;
declare module '../../../i18n/feature-texts.ts' {
  interface FeatureTexts extends Texts {}
}

export const section: AdminSection = {
  path: 'community',
  label: 'admin.community',
  icon: icon(Users),
  order: 8,
  right: 'content.edit',
  table: 'site_items',
  collection: 'communities',
  counter: { table: 'site_items', order: 4, label: 'admin.countCommunities', none: 'admin.communityNone' },
  begins: [{ label: 'community.new', path: '/admin/community/new' }],
  holdsItems: true,
  load: async () => ({ Screen: (await import('./communities-screen.tsx')).CommunitiesScreen }),
  report: async (accounts) =>
    (await import('../../../editing/list/draft-report.ts')).draftReport(accounts, {
      collection: 'communities',
      path: '/admin/community',
      detail: 'admin.communityDetail',
      work: [
        { show: 'missing-language', text: 'work.communitiesMissing' },
        { show: 'behind', text: 'work.communitiesBehind' },
        { show: 'missing-alt', text: 'work.communitiesAlt' },
      ],
    }),
};
