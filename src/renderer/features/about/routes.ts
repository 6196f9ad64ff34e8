import type { PageRoute } from '../../page/page.ts';

export const routes: readonly PageRoute[] = [
  {
    path: '/about',
    load: () => import('./about-screen.tsx'),
    messages: {
      namespace: 'about',
      files: { id: () => import('./page-messages/id.json'), en: () => import('./page-messages/en.json') },
    },
  },
];
