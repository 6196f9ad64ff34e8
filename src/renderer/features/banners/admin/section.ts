import type { AdminSection } from '../../../data/admin-section.ts';
import { BannerIcon } from '../../../ui/private/admin-icons.ts';
import type texts from './messages/id.json';

type Texts = typeof texts;
declare module '../../../i18n/feature-texts.ts' {
  interface FeatureTexts extends Texts {}
}

export const section: AdminSection = {
  path: 'hero-banner',
  label: 'admin.hero',
  icon: BannerIcon,
  order: 2,
  right: 'content.edit',
  table: 'hero_banners',
  counter: { table: 'hero_banners', order: 1, label: 'admin.countHero', none: 'admin.heroNone' },
};
