import { Info } from 'lucide';
import type { AdminSection } from '#renderer/admin/section.ts';
import { icon } from '#renderer/ui/icons.tsx';

export const section: AdminSection = {
  path: 'about',
  label: 'about:admin.about',
  icon: icon(Info),
  order: 3,
  right: 'content.read',
  table: 'site_items',
  collection: 'about',
  problemWords: async () =>
    (await import('../../cms/content-types/problem-words.ts')).problemWords((await import('./about.ts')).ABOUT),
  load: async () => ({ Screen: (await import('./about-admin-screen.tsx')).AboutAdminScreen }),
  report: async (accounts) =>
    (await import('../../cms/list/draft-report.ts')).draftReport(accounts, {
      collection: 'about',
      path: '/admin/about',
      work: [{ show: 'outdated', text: 'about:work.aboutOutdated' }],
    }),
};
