import type { Localized } from '#domain/localized.ts';
import type { MarkdownFieldProps } from '../../markdown/field-props.ts';
import { MarkdownField } from '../../markdown/markdown-field.tsx';
import type { ReplaceText } from '../replace-text.ts';
import { useMemoryOffers } from './use-memory-offers.tsx';

interface Props extends MarkdownFieldProps {
  /** Its name in the document. */
  readonly field: string;
  /** Its texts in both languages. */
  readonly texts: Localized;
  readonly onReplace: ReplaceText;
}

const NOTHING: Localized = { id: '', en: '' };

/** A field for an article’s text, with what was translated before where it is missing. The source view shows no notes, so it has none. */
export function FieldWithOffers({ field, texts, onReplace, ...props }: Props) {
  const offers = useMemoryOffers({
    language: props.lang,
    field,
    texts: props.mode === 'source' ? NOTHING : texts,
    onReplace,
  });
  return <MarkdownField {...props} marks={[...(props.marks ?? []), ...offers]} />;
}
