import type { AdminSection } from '#renderer/admin/section.ts';
import { MentionsPolling, useMentionsCount } from '../../cms/comments/use-unseen-mentions.ts';
import { DashboardIcon } from '#renderer/ui/lazy/icons.ts';

export const section: AdminSection = {
  path: '',
  label: 'dashboard:admin.dashboard',
  icon: DashboardIcon,
  order: 1,
  right: 'admin.open',
  table: null,
  // Here stand the comments that name the person.
  unread: { words: 'comments:unseenCount', useCount: useMentionsCount },
  BackgroundComponent: MentionsPolling,
  load: async () => ({ Screen: (await import('./dashboard-screen.tsx')).DashboardScreen }),
};
