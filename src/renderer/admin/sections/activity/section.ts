import type { AdminSection } from '#renderer/admin/section.ts';
import { ActivityIcon } from '#renderer/ui/lazy/admin-icons.ts';

export const section: AdminSection = {
  path: 'activity',
  label: 'activity:admin.activity',
  icon: ActivityIcon,
  order: 95,
  right: 'activity.read',
  table: 'audit_log',
  load: async () => ({ Screen: (await import('./activity-screen.tsx')).ActivityScreen }),
};
