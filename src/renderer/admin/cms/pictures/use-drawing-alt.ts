import { useTranslation } from 'react-i18next';
import type { Localized } from '#domain/localized.ts';
import { BUILT_IN_PICTURES, builtInAddress } from './built-in-pictures.ts';

const NO_WORDS: Localized = { id: '', en: '' };

/** What the portal’s own drawings show, by their addresses and in both languages; of another picture it has no words. */
export function useDrawingAlt(): (address: string) => Localized {
  const { i18n } = useTranslation();
  return (address) => {
    const drawing = BUILT_IN_PICTURES.find(({ name }) => builtInAddress(name) === address);
    if (!drawing) return NO_WORDS;
    return { id: i18n.getFixedT('id', ['pictures'])(drawing.alt), en: i18n.getFixedT('en', ['pictures'])(drawing.alt) };
  };
}
