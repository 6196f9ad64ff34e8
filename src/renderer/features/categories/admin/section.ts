import { Tag } from 'lucide';
import type { AdminSection } from '../../../data/admin-section.ts';
import { icon } from '../../../ui/icons.tsx';
import type texts from './messages/id.json';

type Texts = typeof texts;
declare module '../../../i18n/feature-texts.ts' {
  interface FeatureTexts extends Texts {}
}

export const section: AdminSection = {
  path: 'blog-categories',
  label: 'admin.categories',
  icon: icon(Tag),
  order: 6,
  right: 'content.edit',
  table: 'categories',
  begins: [{ label: 'category.new', path: '/admin/blog-categories?new' }],
  load: async () => ({ Screen: (await import('./categories-screen.tsx')).CategoriesScreen }),
};
