import { useTranslation } from 'react-i18next';
import type { Localized } from '#domain/localized.ts';

const NAMES: Localized<Localized> = {
  id: { id: 'Indonesia', en: 'English' },
  en: { id: 'Indonesian', en: 'English' },
};

/** The languages by their own names. */
export const OWN_LANGUAGE_NAMES: Localized = { id: NAMES.id.id, en: NAMES.en.en };

/** The names of the languages in the portal's current language; English keeps its own in Indonesian, as in the switch of languages. */
export function useLanguageNames(): Localized {
  const { i18n } = useTranslation();
  return i18n.language === 'en' ? NAMES.en : NAMES.id;
}
