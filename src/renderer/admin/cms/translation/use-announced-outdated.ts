import type { OutdatedField } from '#domain/draft.ts';
import type { Language } from '#domain/localized.ts';
import { useRights } from '#renderer/admin/rights.ts';
import type { TranslatedDocument } from '../content-type.ts';
import { outdatedCount, outdatedField } from './mark-outdated.ts';

/** How many parts of a language are behind; a translator is told of her own alone. */
export function useAnnouncedOutdatedCount(document: TranslatedDocument): (language: Language) => number {
  const { told } = useRights();
  return (language) => (told.includes(language) ? outdatedCount(document, language) : 0);
}

/** What is outdated of a field; a translator is told of her own language alone. */
export function useAnnouncedOutdatedField(document: TranslatedDocument): (field: string) => OutdatedField | undefined {
  const { told } = useRights();
  return (field) => {
    const outdated = outdatedField(document, field);
    return outdated && told.includes(outdated.language) ? outdated : undefined;
  };
}
