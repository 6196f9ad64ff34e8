import { useContext } from 'react';
import type { Localized } from '#domain/localized.ts';
import { TranslatorContext } from '../../../i18n/use-translation.ts';

/** Who signs a new article, before somebody says otherwise. */
export function useTeamName(): Localized {
  const translator = useContext(TranslatorContext);
  if (!translator) throw new Error('No translator: render the portal inside TranslatorContext.');
  return { id: translator.getFixedT('id')('edit.team'), en: translator.getFixedT('en')('edit.team') };
}
