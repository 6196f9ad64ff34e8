import { Newspaper } from 'lucide';
import type { AdminSection } from '../../../data/admin-section.ts';
import { icon } from '../../../ui/icons.tsx';
import type texts from './messages/id.json';

type Texts = typeof texts;
declare module '../../../i18n/feature-texts.ts' {
  interface FeatureTexts extends Texts {}
}

export const section: AdminSection = {
  path: 'blogs',
  label: 'admin.blogs',
  icon: icon(Newspaper),
  order: 7,
  right: 'content.edit',
  table: 'drafts',
  collection: 'articles',
  counter: { table: 'articles', order: 2, label: 'admin.countBlogs', none: 'admin.blogsNone', note: 'admin.blogsNote' },
  start: { label: 'edit.new', path: '/admin/blogs/new' },
  holdsItems: true,
  load: async () => ({ Screen: (await import('./articles-screen.tsx')).ArticlesScreen }),
  report: async (accounts) => (await import('./article-report.ts')).articleReport(accounts),
};
