import type { PageRoute } from '../../page/page.ts';

export const routes: readonly PageRoute[] = [
  {
    path: '/library',
    load: () => import('./library-screen.tsx'),
    messages: {
      namespace: 'library',
      files: { id: () => import('./parts/page-messages/id.json'), en: () => import('./parts/page-messages/en.json') },
    },
  },
];
