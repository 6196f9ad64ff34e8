import type { PageRoute } from '../../page/page.ts';

export const routes: readonly PageRoute[] = [
  {
    path: '/auth',
    load: () => import('./auth-screen.tsx'),
    messages: {
      namespace: 'auth',
      files: { id: () => import('./parts/page-messages/id.json'), en: () => import('./parts/page-messages/en.json') },
    },
  },
];
