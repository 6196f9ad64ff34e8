import { useContext } from 'react';
import type { Localized } from '#domain/localized.ts';
import { TranslatorContext } from '../../i18n/use-translation.ts';
import { BUILT_IN_PICTURES, builtInAddress } from './built-in-pictures.ts';

const NO_WORDS: Localized = { id: '', en: '' };

/** What the portal’s own drawings show, by their addresses and in both languages; of another picture it has no words. */
export function useDrawingAlt(): (address: string) => Localized {
  const translator = useContext(TranslatorContext);
  if (!translator) throw new Error('No translator: render the portal inside TranslatorContext.');
  return (address) => {
    const drawing = BUILT_IN_PICTURES.find(({ name }) => builtInAddress(name) === address);
    if (!drawing) return NO_WORDS;
    return { id: translator.getFixedT('id')(drawing.alt), en: translator.getFixedT('en')(drawing.alt) };
  };
}
