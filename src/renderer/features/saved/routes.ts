import type { PageRoute } from '../../page/page.ts';

export const routes: readonly PageRoute[] = [
  {
    path: '/saved',
    load: () => import('./saved-screen.tsx'),
    messages: {
      namespace: 'saved',
      files: { id: () => import('./parts/page-messages/id.json'), en: () => import('./parts/page-messages/en.json') },
    },
  },
];
