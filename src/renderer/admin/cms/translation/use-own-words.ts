import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/localized.ts';
import { inLanguage } from '#renderer/i18n/portal-i18n.ts';

/** `t` in the language of a side, whatever the interface's language: the English text has a "Title". */
export function useOwnWords(language: Language) {
  const { i18n } = useTranslation();
  return useMemo(() => inLanguage(i18n, language).t, [i18n, language]);
}
