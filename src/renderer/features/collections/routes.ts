import type { PageRoute } from '../../page/page.ts';

export const routes: readonly PageRoute[] = [
  {
    path: '/saved',
    load: () => import('./saved-screen.tsx'),
    messages: {
      namespace: 'saved',
      files: {
        id: () => import('../saved/parts/page-messages/id.json'),
        en: () => import('../saved/parts/page-messages/en.json'),
      },
    },
  },
];
