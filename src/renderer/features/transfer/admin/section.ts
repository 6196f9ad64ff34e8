import type { AdminSection } from '../../../data/admin-section.ts';
import { TransferIcon } from '../../../ui/private/transfer-icons.ts';
import type texts from './messages/id.json';

type Texts = typeof texts;
declare module '../../../i18n/feature-texts.ts' {
  interface FeatureTexts extends Texts {}
}

export const section: AdminSection = {
  path: 'transfer',
  label: 'admin.transfer',
  icon: TransferIcon,
  order: 90,
  right: 'content.edit',
  table: 'drafts',
  load: async () => ({ Screen: (await import('./transfer-screen.tsx')).TransferScreen }),
};
