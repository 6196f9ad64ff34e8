import type { AdminSection } from '../../../data/admin-section.ts';
import { DashboardIcon } from '../../../ui/private/admin-icons.ts';
import type texts from './messages/id.json';

type Texts = typeof texts;
declare module '../../../i18n/feature-texts.ts' {
  interface FeatureTexts extends Texts {}
}

export const section: AdminSection = {
  path: '',
  label: 'admin.dashboard',
  icon: DashboardIcon,
  order: 1,
  right: 'admin.open',
  table: null,
  load: async () => ({ Screen: (await import('./dashboard-screen.tsx')).DashboardScreen }),
};
