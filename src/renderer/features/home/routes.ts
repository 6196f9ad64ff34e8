import type { PageRoute } from '../../page/page.ts';

export const routes: readonly PageRoute[] = [
  {
    path: '/',
    load: () => import('./home-screen.tsx'),
    messages: {
      id: async () => (await import('./page-messages/texts-id.ts')).messages,
      en: async () => (await import('./page-messages/texts-en.ts')).messages,
    },
  },
];
