import type { PageRoute } from '../../data/page.ts';
import type texts from './parts/page-messages/id.json';

type Texts = typeof texts;
declare module '../../i18n/feature-texts.ts' {
  interface FeatureTexts extends Texts {}
}

export const routes: readonly PageRoute[] = [
  {
    path: '/contact',
    load: () => import('./contact-screen.tsx'),
    messages: { id: () => import('./parts/page-messages/id.json'), en: () => import('./parts/page-messages/en.json') },
  },
];
