import { useSyncExternalStore } from 'react';
import type { SectionUnread, UnreadCount } from '../../data/admin-section.ts';
import { useSessionStore } from '../../session/session.ts';

const NONE: UnreadCount = { read: () => 0, subscribe: () => () => undefined };

/** How much of a section is new to the person now. */
export function useUnreadCount(unread: SectionUnread | undefined): number {
  const session = useSessionStore();
  const { read, subscribe } = unread ? unread.of(session) : NONE;
  return useSyncExternalStore(subscribe, read);
}
