import { useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTypedValues, type Words } from './typed-values.ts';

/**
 * Puts what was typed before into a form, and keeps what is typed from now on. `names` says which word each field holds.
 * What somebody typed while a prerendered page was waking up wins.
 */
export function useFormWithTypedValues<Values extends FieldValues>(
  { reset, subscribe }: UseFormReturn<Values>,
  names: Readonly<Record<keyof Values & string, keyof Words>>,
) {
  const words = useTypedValues();
  const element = useRef<HTMLFormElement>(null);
  const keys = useRef(names);
  useEffect(() => {
    const entries = Object.entries(keys.current) as [Path<Values>, keyof Words][];
    const early = earlyWords(element.current);
    const before = words.read();
    const now = Object.fromEntries(entries.map(([field, word]) => [field, early[field] ?? before[word]]));
    reset(now as Values);
    // The page's other forms know them too.
    if (Object.keys(early).length > 0)
      words.write(Object.fromEntries(entries.map(([field, word]) => [word, now[field]])));
    return subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        // Without a name it is the form that was filled, not a person who typed.
        if (name === undefined) return;
        words.write(Object.fromEntries(entries.map(([field, word]) => [word, values[field] as string])));
      },
    });
  }, [reset, subscribe, words]);
  return element;
}

/** Words that stand in the fields already. */
function earlyWords(form: HTMLFormElement | null): Readonly<Record<string, string>> {
  const fields = [...(form?.elements ?? [])].filter((field) => field instanceof HTMLInputElement);
  return Object.fromEntries(fields.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]));
}
