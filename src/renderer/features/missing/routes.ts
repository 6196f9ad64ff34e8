import type { PageRoute } from '../../data/page.ts';
import type texts from './messages/id.json';

type Texts = typeof texts;
declare module '../../i18n/feature-texts.ts' {
  interface FeatureTexts extends Texts {}
}

export const routes: readonly PageRoute[] = [{ path: '*', load: () => import('./missing-screen.tsx') }];
