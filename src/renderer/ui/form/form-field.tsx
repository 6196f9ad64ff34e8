import { useId, type ComponentProps } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../field.tsx';

export interface FormFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  /** It is being sent: what is typed now would be lost. */
  readonly busy: boolean;
}

/** What ties a field to its form. `say` turns the key of a complaint into words. */
export function useFormField<Values extends FieldValues>(
  { control, name, busy }: FormFieldProps<Values>,
  say?: (key: string) => string,
) {
  const { t } = useTranslation();
  const words = say ?? (t as (key: string) => string);
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const { value, onChange, onBlur, ref } = field;
  const message = fieldState.error?.message;
  return {
    id,
    name,
    // A form holds texts only; its type doesn't say so.
    value: value as string,
    onChange,
    onBlur,
    ref,
    readOnly: busy,
    error: message === undefined ? undefined : words(message),
  };
}

type Look = Omit<ComponentProps<typeof Field>, keyof ReturnType<typeof useFormField>>;

/** A labelled field of a form (use-zod-form.ts), with its complaint below. */
export function FormField<Values extends FieldValues>({ control, name, busy, ...look }: FormFieldProps<Values> & Look) {
  return <Field {...useFormField({ control, name, busy })} {...look} />;
}
