import type { AdminSection } from '#renderer/admin/section.ts';
import { TransferIcon } from '#renderer/ui/lazy/admin-icons.ts';

export const section: AdminSection = {
  path: 'transfer',
  label: 'transfer:admin.transfer',
  icon: TransferIcon,
  order: 90,
  right: 'content.transfer',
  table: 'drafts',
  load: async () => ({ Screen: (await import('./transfer-screen.tsx')).TransferScreen }),
};
