import { useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { earlyValues } from '../../ui/field.tsx';
import { useOnTyped } from '../../ui/form/use-zod-form.ts';
import { useTypedValues, type Words } from './typed-values.ts';

/**
 * Fills a form with previously typed values, and stores what is typed from now on. `names` maps the form's fields. What was typed
 * into the prerendered form before hydration takes precedence.
 */
export function useFormWithTypedValues<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  names: Readonly<Record<keyof Values & string, keyof Words>>,
) {
  const words = useTypedValues();
  const element = useRef<HTMLFormElement>(null);
  const entries = useRef(Object.entries(names) as [Path<Values>, keyof Words][]);
  const keep = (values: Values) =>
    words.write(Object.fromEntries(entries.current.map(([field, word]) => [word, values[field] as string])));
  const { reset } = form;
  useEffect(() => {
    const early = earlyValues(element.current);
    const before = words.read();
    const now = entries.current.map(([field, word]) => [field, word, early[field] ?? before[word]] as const);
    reset(Object.fromEntries(now.map(([field, , value]) => [field, value])) as Values);
    // The page's other forms know them too.
    if (Object.keys(early).length > 0) words.write(Object.fromEntries(now.map(([, word, value]) => [word, value])));
  }, [reset, words]);
  useOnTyped(form, keep);
  return element;
}
