import type { AdminSection } from '../../../data/admin-section.ts';
import { ContactIcon } from '../../../ui/private/admin-icons.ts';
import type texts from './messages/id.json';

type Texts = typeof texts;
declare module '../../../i18n/feature-texts.ts' {
  interface FeatureTexts extends Texts {}
}

export const section: AdminSection = {
  path: 'contact',
  label: 'admin.contact',
  icon: ContactIcon,
  order: 4,
  right: 'content.edit',
  table: null,
};
