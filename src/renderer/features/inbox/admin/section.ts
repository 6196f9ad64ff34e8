import type { AdminSection } from '../../../data/admin-section.ts';
import { InboxIcon } from '../../../ui/private/admin-icons.ts';
import type texts from './messages/id.json';

type Texts = typeof texts;
declare module '../../../i18n/feature-texts.ts' {
  interface FeatureTexts extends Texts {}
}

export const section: AdminSection = {
  path: 'messages',
  label: 'admin.messages',
  icon: InboxIcon,
  order: 5,
  right: 'messages.answer',
  table: 'contact_messages',
  counter: {
    table: 'contact_messages',
    order: 3,
    label: 'admin.countMessages',
    none: 'inbox.empty',
    note: 'admin.messagesNote',
  },
};
