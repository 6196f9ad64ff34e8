import type { AdminSection } from '#renderer/admin/section.ts';
import { DashboardIcon } from '#renderer/ui/private/icons.ts';

export const section: AdminSection = {
  path: '',
  label: 'dashboard:admin.dashboard',
  icon: DashboardIcon,
  order: 1,
  right: 'admin.open',
  table: null,
  load: async () => ({ Screen: (await import('./dashboard-screen.tsx')).DashboardScreen }),
};
