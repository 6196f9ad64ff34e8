import type { ChangeEvent } from 'react';
import type { Control, FieldPath } from 'react-hook-form';
import type { FigureDraft } from '#domain/figures/figure-draft.ts';
import type { Language } from '#domain/localized.ts';
import { Field, FieldFrame } from '#renderer/ui/field.tsx';
import { useFormField } from '#renderer/ui/form/form-field.tsx';

/** The parser limits what a row may hold; pasted text isn't cut off here. */
const MOST_CHARACTERS = 2000;

interface Props {
  readonly control: Control<FigureDraft>;
  readonly name: FieldPath<FigureDraft>;
  readonly label: string;
}

/** A line of a figure. */
export function FigureField({
  control,
  name,
  lang,
  ...look
}: Props & { readonly lang: Language; readonly rows?: number }) {
  // What is wrong comes as a sentence already.
  const field = useFormField({ control, name, busy: false }, (sentence) => sentence);
  return <Field {...field} {...look} lang={lang} maxLength={MOST_CHARACTERS} />;
}

interface SelectProps extends Props {
  readonly choices: readonly (readonly [value: string, label: string])[];
  /** Takes a choice in the field's stead. */
  readonly onChoose?: (value: string) => void;
}

/** One of several. */
export function FigureSelect({ control, name, label, choices, onChoose }: SelectProps) {
  const { id, error, readOnly: _, ...select } = useFormField({ control, name, busy: false }, (sentence) => sentence);
  return (
    <FieldFrame id={id} label={label} error={error} className="">
      <select
        id={id}
        {...select}
        {...(onChoose && { onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => onChoose(target.value) })}
        className="field-control"
        aria-invalid={error !== undefined}
      >
        {choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
