import type { i18n, TFunction } from 'i18next';
import { createContext, useContext, useMemo } from 'react';
import { useLanguage } from './language.ts';

/** The page's translator. */
export const TranslatorContext = createContext<i18n | null>(null);

/**
 * `t` in the language on the screen. Ours in place of react-i18next's: that one brings 2.3 KiB (brotli) to every visitor for
 * what the portal settles elsewhere (which language, when its messages are there).
 */
export function useTranslation(): { readonly t: TFunction } {
  const translator = useContext(TranslatorContext);
  if (!translator) throw new Error('No translator: render the portal inside TranslatorContext.');
  const { language } = useLanguage();
  return useMemo(() => ({ t: translator.getFixedT(language) }), [translator, language]);
}
