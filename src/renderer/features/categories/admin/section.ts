import type { AdminSection } from '../../../data/admin-section.ts';
import { CategoryIcon } from '../../../ui/private/admin-icons.ts';
import type texts from './messages/id.json';

type Texts = typeof texts;
declare module '../../../i18n/feature-texts.ts' {
  interface FeatureTexts extends Texts {}
}

export const section: AdminSection = {
  path: 'blog-categories',
  label: 'admin.categories',
  icon: CategoryIcon,
  order: 6,
  right: 'content.edit',
  table: 'categories',
  begins: [{ label: 'category.new', path: '/admin/blog-categories?new' }],
  load: async () => ({ Screen: (await import('./categories-screen.tsx')).CategoriesScreen }),
};
