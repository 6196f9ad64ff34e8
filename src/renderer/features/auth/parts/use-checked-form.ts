import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { useZodForm } from '#renderer/ui/form/use-zod-form.ts';
import { showToast } from '#renderer/ui/toast.ts';
import { complaint } from './complaint.ts';

/** A form of the account, which also shows its first error as a toast. */
export function useCheckedForm<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
  defaultValues: DefaultValues<Values>,
) {
  const { i18n } = useTranslation();
  return useZodForm(schema, defaultValues, (errors) => {
    const said = complaint(errors, i18n.t);
    if (said) void showToast(said, 'form');
  });
}
