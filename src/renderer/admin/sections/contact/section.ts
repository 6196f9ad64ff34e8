import { Phone } from 'lucide';
import type { AdminSection } from '#renderer/admin/section.ts';
import { icon } from '#renderer/ui/icons.tsx';

export const section: AdminSection = {
  path: 'contact',
  label: 'contact:admin.contact',
  icon: icon(Phone),
  order: 4,
  right: 'content.read',
  table: 'site_items',
  collection: 'contact',
  problemWords: async () =>
    (await import('../../cms/content-types/problem-words.ts')).problemWords((await import('./contact.ts')).CONTACT),
  load: async () => ({ Screen: (await import('./contact-admin-screen.tsx')).ContactAdminScreen }),
  report: async (accounts) =>
    (await import('../../cms/list/draft-report.ts')).draftReport(accounts, {
      collection: 'contact',
      path: '/admin/contact',
      work: [{ show: 'outdated', text: 'contact:work.contactOutdated' }],
    }),
};
