import type { AdminSection } from '#renderer/admin/section.ts';
import { WordsIcon } from '#renderer/ui/lazy/admin-icons.ts';

export const section: AdminSection = {
  path: 'words',
  label: 'words:admin.words',
  icon: WordsIcon,
  order: 97,
  right: 'words.manage',
  table: 'drafts',
  load: async () => ({ Screen: (await import('./words-screen.tsx')).WordsScreen }),
};
