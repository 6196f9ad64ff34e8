import type { AdminSection } from '../../../data/admin-section.ts';
import { CommunityIcon } from '../../../ui/private/admin-icons.ts';
import type texts from './messages/id.json';

type Texts = typeof texts;
declare module '../../../i18n/feature-texts.ts' {
  interface FeatureTexts extends Texts {}
}

export const section: AdminSection = {
  path: 'community',
  label: 'admin.community',
  icon: CommunityIcon,
  order: 8,
  right: 'content.edit',
  table: 'communities',
  counter: { table: 'communities', order: 4, label: 'admin.countCommunities', none: 'admin.communityNone' },
};
