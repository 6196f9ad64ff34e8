import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { showToast } from '#renderer/ui/toast.ts';
import { complaint } from './complaint.ts';

/**
 * A form that is checked when it is sent: the first complaint as a toast, each at its field, the focus on the first wrong
 * field, and every typed word stays.
 */
export function useCheckedForm<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
  defaultValues: DefaultValues<Values>,
) {
  const { i18n } = useTranslation();
  const form = useForm<Values>({ resolver: zodResolver(schema) as Resolver<Values>, defaultValues });
  const onSubmit = (send: (values: Values) => Promise<void>) => (event: React.SubmitEvent<HTMLFormElement>) =>
    void form.handleSubmit(send, (errors) => {
      const said = complaint(errors, i18n.t);
      if (said) void showToast(said, 'form');
    })(event);
  return { form, onSubmit };
}
