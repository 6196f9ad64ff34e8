import type { SectionUnread } from '../../data/admin-section.ts';

const NONE: Pick<SectionUnread, 'useCount'> = { useCount: () => 0 };

/** How much of a section is new to the person now. A section has a count or none, always the same. */
export function useUnreadCount(unread: SectionUnread | undefined): number {
  const { useCount } = unread ?? NONE;
  return useCount();
}
