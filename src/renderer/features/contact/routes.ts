import type { PageRoute } from '../../page/page.ts';

export const routes: readonly PageRoute[] = [
  {
    path: '/contact',
    load: () => import('./contact-screen.tsx'),
    messages: {
      id: async () => ({ contact: (await import('./parts/page-messages/id.json')).default }),
      en: async () => ({ contact: (await import('./parts/page-messages/en.json')).default }),
    },
  },
];
