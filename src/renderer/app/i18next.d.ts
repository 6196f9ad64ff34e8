import 'i18next';
import type { FeatureTexts } from '../i18n/feature-texts.ts';
import type adminArea from './admin/messages/id.json';
import type app from './messages/id.json';

declare module 'i18next' {
  /** Keys are checked at compile time. The features' texts come by themselves. */
  interface CustomTypeOptions {
    keySeparator: false;
    nsSeparator: false;
    returnNull: false;
    resources: { translation: typeof app & typeof adminArea & FeatureTexts };
  }
}
