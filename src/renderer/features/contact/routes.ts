import type { PageRoute } from '../../page/page.ts';

export const routes: readonly PageRoute[] = [
  {
    path: '/contact',
    load: () => import('./contact-screen.tsx'),
    messages: {
      namespace: 'contact',
      files: { id: () => import('./parts/page-messages/id.json'), en: () => import('./parts/page-messages/en.json') },
    },
  },
];
