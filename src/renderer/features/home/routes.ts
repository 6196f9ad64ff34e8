import type { PageRoute } from '../../data/page.ts';
import type texts from './page-messages/id.json';
import type about from './parts/page-messages/id.json';

type Texts = typeof texts & typeof about;
declare module '../../i18n/feature-texts.ts' {
  interface FeatureTexts extends Texts {}
}

export const routes: readonly PageRoute[] = [
  {
    path: '/',
    load: () => import('./home-screen.tsx'),
    messages: { id: () => import('./page-messages/texts-id.ts'), en: () => import('./page-messages/texts-en.ts') },
  },
];
