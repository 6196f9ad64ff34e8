import type { AdminSection } from '../../../data/admin-section.ts';
import { PeopleIcon } from '../../../ui/private/people-icons.ts';
import type texts from './messages/id.json';

type Texts = typeof texts;
declare module '../../../i18n/feature-texts.ts' {
  interface FeatureTexts extends Texts {}
}

export const section: AdminSection = {
  path: 'people',
  label: 'admin.people',
  icon: PeopleIcon,
  // The last one, whatever comes.
  order: 100,
  right: 'people.manage',
  // Its functions write down there who did what; a backend without it doesn't have them either.
  table: 'audit_log',
  load: async () => ({ Screen: (await import('./people-screen.tsx')).PeopleScreen }),
};
