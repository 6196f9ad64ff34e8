import type { PageRoute } from '../../page/page.ts';

export const routes: readonly PageRoute[] = [
  {
    path: '/saved',
    load: () => import('./collections-screen.tsx'),
    messages: {
      files: { id: () => import('./page-messages/texts-id.ts'), en: () => import('./page-messages/texts-en.ts') },
    },
  },
];
