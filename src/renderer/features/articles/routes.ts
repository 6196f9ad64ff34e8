import type { PageRoute } from '../../page/page.ts';

export const routes: readonly PageRoute[] = [
  {
    path: '/blog',
    load: () => import('./blog-screen.tsx'),
    messages: {
      namespace: 'articles',
      files: { id: () => import('./parts/page-messages/id.json'), en: () => import('./parts/page-messages/en.json') },
    },
  },
  {
    path: '/article/:id',
    load: () => import('./article-screen.tsx'),
    messages: {
      namespace: 'articles',
      files: { id: () => import('./page-messages/id.json'), en: () => import('./page-messages/en.json') },
    },
  },
  {
    path: '/preview',
    load: () => import('./draft-preview/preview-screen.tsx'),
    messages: {
      files: {
        id: () => import('./draft-preview/page-messages/texts-id.ts'),
        en: () => import('./draft-preview/page-messages/texts-en.ts'),
      },
    },
  },
];
