import type { PageRoute } from '../../data/page.ts';

export const routes: readonly PageRoute[] = [
  { path: '/blog', load: () => import('./blog-screen.tsx') },
  { path: '/article/:id', load: () => import('./article-screen.tsx') },
];
