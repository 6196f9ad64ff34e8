import type { PageRoute } from '../../page/page.ts';

export const routes: readonly PageRoute[] = [
  { path: '/blog', load: () => import('./blog-screen.tsx') },
  {
    path: '/article/:id',
    load: () => import('./article-screen.tsx'),
    messages: {
      namespace: 'articles',
      files: { id: () => import('./page-messages/id.json'), en: () => import('./page-messages/en.json') },
    },
  },
];
