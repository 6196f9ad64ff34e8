import type texts from './messages/id.json';

type Texts = typeof texts;
declare module '../../i18n/feature-texts.ts' {
  interface FeatureTexts extends Texts {}
}
