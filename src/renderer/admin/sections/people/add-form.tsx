import type { Ref, SubmitEventHandler } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import type { MessageKey } from '#renderer/i18n/portal-i18n.ts';
import { Button } from '#renderer/ui/button.tsx';
import { FormField } from '#renderer/ui/form/form-field.tsx';

const PEOPLE_ADD =
  'people-add grid gap-3 py-5 border-b-[1.5px] border-line @min-[40rem]:grid-cols-[minmax(0,30rem)_auto] ' +
  '@min-[40rem]:items-start @min-[40rem]:[justify-content:start] @min-[40rem]:[&>button]:mt-[calc(1.55em_+_6px)]';

/** The address of a new super admin. */
export const addSchema = z.object({
  email: z.string().check(z.trim(), z.email({ error: 'common:valid.email' satisfies MessageKey })),
});

interface Props {
  readonly form: UseFormReturn<z.infer<typeof addSchema>>;
  readonly onSubmit: SubmitEventHandler;
  readonly ref: Ref<HTMLFormElement>;
}

/** Where the address of a new super admin is typed. */
export function AddForm({ form, onSubmit, ref }: Props) {
  const { t } = useTranslation('people');
  return (
    <form ref={ref} noValidate className={PEOPLE_ADD} onSubmit={onSubmit}>
      <FormField
        control={form.control}
        name="email"
        busy={false}
        type="email"
        inputMode="email"
        autoComplete="off"
        label={t('email')}
        maxLength={LIMITS.email}
        className="people-address"
      />
      <Button type="submit">{t('add')}</Button>
    </form>
  );
}
