import type { PageRoute } from '../../page/page.ts';

export const routes: readonly PageRoute[] = [
  {
    path: '/about',
    load: () => import('./about-screen.tsx'),
    messages: {
      id: async () => ({ about: (await import('./page-messages/id.json')).default }),
      en: async () => ({ about: (await import('./page-messages/en.json')).default }),
    },
  },
];
