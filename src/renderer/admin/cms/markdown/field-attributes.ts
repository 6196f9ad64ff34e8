import type { MarkdownFieldProps } from './field-props.ts';

/** Attributes of the element that a text is written in. */
export function fieldAttributes({
  id,
  label,
  lang,
  value,
  maxLength,
  ...rest
}: MarkdownFieldProps): Record<string, string> {
  const { readOnly = false, invalid = false, describedBy } = rest;
  const isTooLong = value.length > maxLength;
  const descriptions = [describedBy, isTooLong ? `${id}-too-long` : undefined].filter((each) => each !== undefined);
  return {
    id,
    lang,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-invalid': String(invalid || isTooLong),
    'aria-readonly': String(readOnly),
    ...(descriptions.length > 0 ? { 'aria-describedby': descriptions.join(' ') } : {}),
    spellcheck: 'true',
    autocorrect: 'on',
    autocapitalize: 'sentences',
    writingsuggestions: 'true',
    // What can only be read is reached by the keyboard too, to be copied.
    tabindex: '0',
  };
}
