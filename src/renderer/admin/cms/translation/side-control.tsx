import { LANGUAGES, type Language } from '#domain/localized.ts';
import { useRights } from '#renderer/admin/rights.ts';
import type { TranslationField } from '../content-type.ts';
import { type EditorLayout, ReadOnlySide } from './read-only-side.tsx';
import { TranslationControl } from './translation-control.tsx';

/** A text that stands apart from the others, in both languages. */
export function FieldInBothLanguages({ field }: { readonly field: TranslationField }) {
  return LANGUAGES.map((language) => <SideControl key={language} field={field} language={language} />);
}

interface SideProps {
  readonly field: TranslationField;
  readonly language: Language;
  readonly layout?: EditorLayout;
  /** Whether the other language’s text stands above it. */
  readonly isReference?: boolean;
}

/** A text of one language: editable, or read-only for users who don’t write that language. */
export function SideControl({ field, language, layout = 'form', isReference = false }: SideProps) {
  const { languages } = useRights();
  if (!languages.includes(language)) return <ReadOnlySide {...{ field, language, layout }} />;
  return <TranslationControl {...{ field, language, layout, isReference }} />;
}
