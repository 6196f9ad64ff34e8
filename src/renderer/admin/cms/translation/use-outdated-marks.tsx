import { useMemo } from 'react';
import type { OutdatedField } from '#domain/draft.ts';
import type { Language } from '#domain/localized.ts';
import { useDebouncedValue } from '#renderer/ui/lazy/use-debounced-value.ts';
import { translationText, type TranslatedDocument, type TranslationField } from '../content-type.ts';
import type { TextMark } from '../markdown/field-props.ts';
import { outdatedField, outdatedPartsOf } from './mark-outdated.ts';
import { OutdatedPartNote, SourcePartNote } from './outdated-part-note.tsx';
import type { OutdatedPart } from './parts/outdated-parts.ts';

/** During typing nothing moves, and nothing is compared. */
const PAUSE_MS = 400;

/** The marks of one text: in the language that is behind what it lacks, in the other one what was changed. */
export function useOutdatedMarks(
  document: TranslatedDocument,
  side: Language,
  { name, kind }: Pick<TranslationField, 'name' | 'kind'>,
  onFits: (part: OutdatedPart, index: number) => void,
): readonly TextMark[] {
  // Only a text in Markdown has parts.
  const outdated = kind === 'markup' ? outdatedField(document, name) : undefined;
  const parts = useOutdatedParts(document, name, outdated);
  if (!outdated) return [];
  const isBehind = outdated.language === side;
  const Note = isBehind ? OutdatedPartNote : SourcePartNote;
  return parts.map((part, index): TextMark => {
    const { from, to } = isBehind ? part.translation : part.now;
    const place = { number: index + 1, count: parts.length, language: outdated.language };
    const note = <Note part={part} {...place} onFits={() => onFits(part, index)} />;
    return { key: part.key, look: isBehind ? 'outdated' : 'changed', from, to, note };
  });
}

function useOutdatedParts(
  document: TranslatedDocument,
  field: string,
  outdated: OutdatedField | undefined,
): readonly OutdatedPart[] {
  const { language = 'id', was, segments } = outdated ?? {};
  const id = useDebouncedValue(translationText(document, 'id', field), PAUSE_MS);
  const en = useDebouncedValue(translationText(document, 'en', field), PAUSE_MS);
  return useMemo(() => {
    if (was === undefined) return [];
    const [source, translation] = language === 'en' ? [id, en] : [en, id];
    return outdatedPartsOf({ was, ...(segments && { segments }) }, source, translation);
  }, [language, was, segments, id, en]);
}
