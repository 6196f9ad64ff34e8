import { CalendarDays } from 'lucide';
import type { AdminSection } from '#renderer/admin/section.ts';
import { icon } from '#renderer/ui/icons.tsx';

export const section: AdminSection = {
  path: 'seasons',
  label: 'seasons:admin.seasons',
  icon: icon(CalendarDays),
  order: 9,
  right: 'content.read',
  table: 'site_items',
  collection: 'seasons',
  problemWords: async () =>
    (await import('../../cms/content-types/problem-words.ts')).problemWords((await import('./seasons.ts')).SEASONS),
  load: async () => ({ Screen: (await import('./seasons-screen.tsx')).SeasonsScreen }),
};
