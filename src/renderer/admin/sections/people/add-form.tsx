import type { Ref, SubmitEventHandler } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import type { MessageKey } from '#renderer/i18n/portal-i18n.ts';
import { Button } from '#renderer/ui/button.tsx';
import { FormField } from '#renderer/ui/form/form-field.tsx';
import { RoleSelect } from './role-select.tsx';

const PEOPLE_ADD =
  'people-add grid gap-x-3 gap-y-4 pt-2 pb-4 border-b-[1.5px] border-line @min-[48rem]:grid-cols-[minmax(0,1fr)_minmax(0,20rem)_auto] @min-[60rem]:grid-cols-[minmax(0,1fr)_minmax(0,2.2fr)_auto] @min-[60rem]:pb-3 ' +
  // A hint of two lines lowers all of the line; what is wrong with the address stands below it.
  '@min-[60rem]:items-end @min-[60rem]:has-[[aria-invalid=true]]:items-start ' +
  '@min-[48rem]:items-start @min-[48rem]:[&>button]:mt-[calc(1.55em_+_6px)]';

/** The address of a new person, and their future role. */
export const addSchema = z.object({
  email: z.string().check(z.trim(), z.email({ error: 'common:valid.email' satisfies MessageKey })),
  role: z.string(),
});

interface Props {
  readonly form: UseFormReturn<z.infer<typeof addSchema>>;
  readonly onSubmit: SubmitEventHandler;
  readonly ref: Ref<HTMLFormElement>;
}

/** The form for a new person. */
export function AddForm({ form, onSubmit, ref }: Props) {
  const { t } = useTranslation('people');
  const { field: role } = useController({ control: form.control, name: 'role' });
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
      <RoleSelect label={t('roleLabel')} hintBeside {...role} />
      <Button type="submit">{t('add')}</Button>
    </form>
  );
}
