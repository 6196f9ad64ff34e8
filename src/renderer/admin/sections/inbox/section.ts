import { ok, type Result } from '#domain/result.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import type { AdminSection, SectionReport } from '#renderer/admin/section.ts';
import { inboxOf } from '#renderer/data/collections/messages.ts';
import { tableTotal } from '#renderer/data/call-database.ts';
import { InboxIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { InboxPolling, useUnreadCount } from './inbox-polling.tsx';

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

/** The inbox's report for the dashboard: the number of messages, of unread ones, and of those that wait for the person's reply. */
async function messageReport(accounts: Accounts): Promise<Result<SectionReport>> {
  const [total, unread] = await Promise.all([tableTotal(accounts, 'contact_messages'), inboxOf(accounts).unread()]);
  if (!total.ok) return total;
  if (!unread.ok) return unread;
  const { count, mine } = unread.value;
  return ok({
    total: total.value,
    ...(count > 0 ? { detail: { text: 'inbox:detail', count } } : {}),
    work: [
      { text: 'inbox:work', count, path: '/admin/messages?show=unread' },
      { text: 'inbox:workMine', count: mine, path: '/admin/messages?show=mine', own: 'all' },
    ],
  });
}
