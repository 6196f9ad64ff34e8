import type { AdminSection } from '#renderer/admin/section.ts';
import { PeopleIcon } from '#renderer/ui/lazy/admin-icons.ts';

export const section: AdminSection = {
  path: 'people',
  label: 'people:admin.people',
  icon: PeopleIcon,
  // The last one, whatever comes.
  order: 100,
  right: 'people.manage',
  // Its functions write down there who did what; a backend without it doesn't have them either.
  table: 'audit_log',
  load: async () => ({ Screen: (await import('./people-screen.tsx')).PeopleScreen }),
};
