import type { AdminSection } from '#renderer/data/admin-section.ts';
import { InboxIcon } from '#renderer/ui/private/admin-icons.ts';
import { InboxPolling, useUnreadCount } from './inbox-polling.tsx';
import { messageReport } from './message-report.ts';

export const section: AdminSection = {
  path: 'messages',
  label: 'inbox:admin.messages',
  icon: InboxIcon,
  order: 5,
  right: 'messages.answer',
  table: 'contact_messages',
  counter: {
    table: 'contact_messages',
    order: 3,
    label: 'inbox:admin.countMessages',
    none: 'inbox:empty',
    note: 'inbox:admin.messagesNote',
  },
  report: messageReport,
  unread: { words: 'inbox:unread', useCount: useUnreadCount },
  BackgroundComponent: InboxPolling,
  load: () => import('./inbox-screen.tsx'),
  holdsItems: true,
};
