import type { PageRoute } from '../../page/page.ts';

export const routes: readonly PageRoute[] = [
  {
    path: '/auth',
    load: () => import('./auth-screen.tsx'),
    messages: {
      id: async () => ({ auth: (await import('./parts/page-messages/id.json')).default }),
      en: async () => ({ auth: (await import('./parts/page-messages/en.json')).default }),
    },
  },
];
