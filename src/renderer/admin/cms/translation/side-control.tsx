import { LANGUAGES, type Language } from '#domain/localized.ts';
import { useRights } from '#renderer/admin/rights.ts';
import type { TranslatedDocument, TranslationField, TranslationValue } from '../content-type.ts';
import { fieldOfProblem } from '../problem-codes.ts';
import type { MarkdownExtras } from './markup-control.tsx';
import type { OutdatedPart } from './parts/outdated-parts.ts';
import { type EditorLayout, ReadOnlySide } from './read-only-side.tsx';
import type { ReplaceText } from './replace-text.ts';
import { TranslationControl } from './translation-control.tsx';

/** What is written in both languages, and what becomes of it. */
export interface Sides<Document extends TranslatedDocument> {
  readonly document: Document;
  readonly onWrite: (language: Language, field: TranslationField, value: TranslationValue) => void;
  readonly onReplace: (language: Language, field: TranslationField, ...how: Parameters<ReplaceText>) => void;
  readonly onUpToDate: (field: string, part?: OutdatedPart) => void;
  readonly markup: MarkdownExtras;
  /** Names of the fields with problems reported by publishing, by language. */
  readonly invalid: Readonly<Record<Language, readonly string[]>>;
}

interface FieldProps<Document extends TranslatedDocument> extends Sides<Document> {
  readonly field: TranslationField;
}

/** A text that stands apart from the others, in both languages. */
export function FieldInBothLanguages<Document extends TranslatedDocument>(props: FieldProps<Document>) {
  return LANGUAGES.map((language) => <SideControl key={language} {...props} language={language} />);
}

interface SideProps<Document extends TranslatedDocument> extends FieldProps<Document> {
  readonly language: Language;
  readonly layout?: EditorLayout;
  readonly isReference?: boolean;
}

/** A text of one language: editable, or read-only for users who don’t write that language. */
export function SideControl<Document extends TranslatedDocument>(props: SideProps<Document>) {
  const {
    field,
    language,
    document,
    onWrite,
    onReplace,
    onUpToDate,
    markup,
    invalid,
    layout = 'form',
    isReference = false,
  } = props;
  const { languages } = useRights();
  if (!languages.includes(language)) return <ReadOnlySide {...{ field, language, document, layout }} />;
  return (
    <TranslationControl
      field={field}
      language={language}
      document={document}
      layout={layout}
      isReference={isReference}
      onWrite={(value) => onWrite(language, field, value)}
      onReplace={(textFrom) => onReplace(language, field, textFrom)}
      onUpToDate={(part) => onUpToDate(field.name, part)}
      markup={markup}
      problem={invalid[language].find((problem) => fieldOfProblem(problem) === field.name)}
    />
  );
}
