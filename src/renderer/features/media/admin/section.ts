import type { AdminSection } from '../../../data/admin-section.ts';
import { MediaIcon } from '../../../ui/private/transfer-icons.ts';
import type texts from './messages/id.json';

type Texts = typeof texts;
declare module '../../../i18n/feature-texts.ts' {
  interface FeatureTexts extends Texts {}
}

export const section: AdminSection = {
  path: 'media',
  label: 'admin.media',
  icon: MediaIcon,
  order: 80,
  right: 'content.edit',
  table: 'drafts',
  load: async () => ({ Screen: (await import('./media-screen.tsx')).MediaScreen }),
};
