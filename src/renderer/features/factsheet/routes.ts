import type { PageRoute } from '../../page/page.ts';

export const routes: readonly PageRoute[] = [
  {
    path: '/factsheet',
    load: () => import('./factsheet-screen.tsx'),
    messages: {
      namespace: 'factsheet',
      files: { id: () => import('./page-messages/id.json'), en: () => import('./page-messages/en.json') },
    },
  },
];
