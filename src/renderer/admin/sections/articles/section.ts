import { Newspaper } from 'lucide';
import type { AdminSection } from '#renderer/admin/section.ts';
import { icon } from '#renderer/ui/icons.tsx';

export const section: AdminSection = {
  path: 'blogs',
  label: 'articles:admin.blogs',
  icon: icon(Newspaper),
  order: 7,
  right: 'content.read',
  table: 'drafts',
  collection: 'articles',
  problemWords: async () =>
    (await import('../../cms/content-types/problem-words.ts')).problemWords(
      (await import('./article-content-type.ts')).ARTICLE,
    ),
  counter: {
    table: 'articles',
    order: 2,
    label: 'articles:admin.countBlogs',
    none: 'articles:admin.blogsNone',
    note: 'articles:admin.blogsNote',
  },
  start: { label: 'articles:edit.new', path: '/admin/blogs/new' },
  holdsItems: true,
  load: async () => ({ Screen: (await import('./articles-screen.tsx')).ArticlesScreen }),
  report: async (accounts) => (await import('./article-report.ts')).articleReport(accounts),
};
