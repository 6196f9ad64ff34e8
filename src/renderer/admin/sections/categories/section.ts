import type { AdminSection } from '#renderer/admin/section.ts';
import { TagIcon } from '#renderer/ui/lazy/admin-icons.ts';

export const section: AdminSection = {
  path: 'blog-categories',
  label: 'categories:admin.categories',
  icon: TagIcon,
  order: 6,
  right: 'content.edit',
  table: 'categories',
  begins: [{ label: 'categories:new', path: '/admin/blog-categories?new' }],
  load: async () => ({ Screen: (await import('./categories-screen.tsx')).CategoriesScreen }),
};
