import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, type SyntheticEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import * as z from 'zod/mini';

// zod otherwise tries `new Function`, which our content security policy forbids.
z.config({ jitless: true });

/**
 * A form that is checked when it is sent: each complaint at its field, the focus on the first wrong field, and every typed word
 * stays. The schema's errors are keys of messages. What is sent is as the schema gives it back (trimmed).
 */
export function useZodForm<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
  defaultValues: DefaultValues<Values>,
  onInvalid?: (errors: FieldErrors<Values>) => void,
) {
  const form = useForm<Values>({ resolver: zodResolver(schema) as Resolver<Values>, defaultValues });
  const onSubmit = (send: (values: Values) => void | Promise<void>) => (event?: SyntheticEvent) =>
    void form.handleSubmit(send, onInvalid)(event);
  return { form, onSubmit };
}

/** Calls back for input by the user, not for values set by code. */
export function useOnTyped<Values extends FieldValues>(
  { subscribe }: UseFormReturn<Values>,
  onTyped: (values: Values, name: FieldPath<Values>) => void,
): void {
  const hear = useEffectEvent(onTyped);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name, type }) => {
          if (type === 'change' && name !== undefined) hear(values, name as FieldPath<Values>);
        },
      }),
    [subscribe],
  );
}
