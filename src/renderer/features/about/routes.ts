import type { PageRoute } from '../../data/page.ts';
import type texts from './page-messages/id.json';

type Texts = typeof texts;
declare module '../../i18n/feature-texts.ts' {
  interface FeatureTexts extends Texts {}
}

export const routes: readonly PageRoute[] = [
  {
    path: '/about',
    load: () => import('./about-screen.tsx'),
    messages: { id: () => import('./page-messages/id.json'), en: () => import('./page-messages/en.json') },
  },
];
