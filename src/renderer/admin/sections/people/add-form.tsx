import { useId, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Field } from '#renderer/ui/field.tsx';

const PEOPLE_ADD =
  'people-add grid gap-3 py-5 border-b-[1.5px] border-line @min-[40rem]:grid-cols-[minmax(0,30rem)_auto] ' +
  '@min-[40rem]:items-start @min-[40rem]:[justify-content:start] @min-[40rem]:[&>button]:mt-[calc(1.55em_+_6px)]';

const address = z.email();

interface Props {
  readonly value: string;
  readonly onType: (value: string) => void;
  /** With an address of the right form. */
  readonly onAdd: (email: string) => void;
  readonly field: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/** Where the address of a new super admin is typed. */
export function AddForm({ value, onType, onAdd, field }: Props) {
  const { t } = useTranslation(['people', 'common']);
  const id = useId();
  const [wrong, setWrong] = useState(false);
  const email = value.trim();
  const isValid = address.safeParse(email).success;
  return (
    <form
      noValidate
      className={PEOPLE_ADD}
      onSubmit={(event) => {
        event.preventDefault();
        setWrong(!isValid);
        if (isValid) onAdd(email);
        else document.getElementById(id)?.focus();
      }}
    >
      <Field
        id={id}
        ref={field}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        label={t('email')}
        value={value}
        maxLength={LIMITS.email}
        error={wrong && !isValid ? t('common:valid.email') : undefined}
        onChange={(event) => onType(event.target.value)}
        className="people-address"
      />
      <Button type="submit">{t('add')}</Button>
    </form>
  );
}
