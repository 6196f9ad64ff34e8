import { Tag } from 'lucide';
import type { AdminSection } from '#renderer/admin/section.ts';
import { icon } from '#renderer/ui/icons.tsx';

export const section: AdminSection = {
  path: 'blog-categories',
  label: 'categories:admin.categories',
  icon: icon(Tag),
  order: 6,
  right: 'content.edit',
  table: 'categories',
  begins: [{ label: 'categories:new', path: '/admin/blog-categories?new' }],
  load: async () => ({ Screen: (await import('./categories-screen.tsx')).CategoriesScreen }),
};
