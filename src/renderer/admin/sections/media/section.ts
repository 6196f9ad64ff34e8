import type { AdminSection } from '#renderer/admin/section.ts';
import { MediaIcon } from '#renderer/ui/lazy/admin-icons.ts';

export const section: AdminSection = {
  path: 'media',
  label: 'media:admin.media',
  icon: MediaIcon,
  order: 80,
  right: 'content.edit',
  table: 'drafts',
  load: async () => ({ Screen: (await import('./media-screen.tsx')).MediaScreen }),
};
