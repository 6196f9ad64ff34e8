import { Users } from 'lucide';
import type { AdminSection } from '#renderer/admin/section.ts';
import { icon } from '#renderer/ui/icons.tsx';

export const section: AdminSection = {
  path: 'community',
  label: 'communities:admin.community',
  icon: icon(Users),
  order: 8,
  right: 'content.read',
  table: 'site_items',
  collection: 'communities',
  problemWords: async () =>
    (await import('../../cms/content-types/problem-words.ts')).problemWords(
      (await import('./communities.ts')).COMMUNITIES,
    ),
  counter: {
    table: 'site_items',
    order: 4,
    label: 'communities:admin.countCommunities',
    none: 'communities:admin.communityNone',
  },
  begins: [{ label: 'communities:new', path: '/admin/community/new' }],
  holdsItems: true,
  load: async () => ({ Screen: (await import('./communities-screen.tsx')).CommunitiesScreen }),
  report: async (accounts) =>
    (await import('../../cms/list/draft-report.ts')).draftReport(accounts, {
      collection: 'communities',
      path: '/admin/community',
      detail: 'communities:admin.communityDetail',
      work: [
        { show: 'missing-language', text: 'communities:work.communitiesMissing' },
        { show: 'outdated', text: 'communities:work.communitiesOutdated' },
        { show: 'missing-alt', text: 'communities:work.communitiesAlt' },
      ],
    }),
};
