import { useId } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FULL_NAME_MAX } from '#domain/account.ts';
import { LIMITS } from '#domain/limits.ts';
import { Field } from '#renderer/ui/field.tsx';
import { CodeField } from '#renderer/ui/private/code-field.tsx';
import { PasswordField } from '#renderer/ui/private/password-field.tsx';
import { PASSWORD_MAX } from './account-rules.ts';
import { fieldMessage } from './complaint.ts';

interface BoundProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly busy: boolean;
}

function useBound<Values extends FieldValues>({ control, name, busy }: BoundProps<Values>) {
  const { i18n } = useTranslation();
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const { value, onChange, onBlur, ref } = field;
  return {
    id,
    name,
    // A form holds texts only; its type doesn't say so.
    value: value as string,
    onChange,
    onBlur,
    ref,
    readOnly: busy,
    error: fieldMessage(fieldState.error?.message, i18n.t),
  };
}

export function EmailField<Values extends FieldValues>({ ...props }: BoundProps<Values>) {
  const { t } = useTranslation(['auth', 'common']);
  return (
    <Field
      {...useBound(props)}
      label={t('email')}
      type="email"
      inputMode="email"
      // A password manager looks for "username"; the address is that here.
      autoComplete="username"
      placeholder={t('common:field.emailExample')}
      required
      maxLength={LIMITS.email}
    />
  );
}

export function FullNameField<Values extends FieldValues>({ ...props }: BoundProps<Values>) {
  const { t } = useTranslation('auth');
  return <Field {...useBound(props)} label={t('fullName')} autoComplete="name" required maxLength={FULL_NAME_MAX} />;
}

interface PasswordProps<Values extends FieldValues> extends BoundProps<Values> {
  readonly label: string;
  readonly hint?: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly shown: boolean;
  readonly onToggle: () => void;
}

export function BoundPassword<Values extends FieldValues>(props: PasswordProps<Values>) {
  const { t } = useTranslation('auth');
  const { label, hint, autoComplete, shown, onToggle } = props;
  return (
    <PasswordField
      {...useBound(props)}
      label={label}
      hint={hint}
      autoComplete={autoComplete}
      maxLength={PASSWORD_MAX}
      shown={shown}
      toggleLabel={t(shown ? 'hide' : 'show')}
      onToggle={onToggle}
    />
  );
}

export function BoundCode<Values extends FieldValues>(props: BoundProps<Values>) {
  const { t } = useTranslation('auth');
  return <CodeField {...useBound(props)} label={t('mfa.code')} />;
}

/** A new password and its repetition, each with its own button that shows it. */
export function PasswordPair<Values extends FieldValues & { password: string; confirm: string }>({
  control,
  busy,
  label,
  shown,
  onToggle,
  confirmShown,
  onToggleConfirm,
}: {
  readonly control: Control<Values>;
  readonly busy: boolean;
  readonly label: string;
  readonly shown: boolean;
  readonly onToggle: () => void;
  readonly confirmShown: boolean;
  readonly onToggleConfirm: () => void;
}) {
  const { t } = useTranslation('auth');
  const both = { control, busy, autoComplete: 'new-password' } as const;
  return (
    <>
      <BoundPassword
        {...both}
        name={'password' as FieldPath<Values>}
        label={label}
        hint={t('valid.shortDetail')}
        shown={shown}
        onToggle={onToggle}
      />
      <BoundPassword
        {...both}
        name={'confirm' as FieldPath<Values>}
        label={t('confirm')}
        shown={confirmShown}
        onToggle={onToggleConfirm}
      />
    </>
  );
}

/** For password managers: whose password this form changes. Nobody sees it or comes to it by keyboard. */
export function UsernameHint({ email }: { readonly email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}
