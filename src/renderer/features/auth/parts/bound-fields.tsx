import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/limits.ts';
import { FormField, useFormField, type FormFieldProps } from '#renderer/ui/form/form-field.tsx';
import { CodeField } from '#renderer/ui/lazy/code-field.tsx';
import { PasswordField } from '#renderer/ui/lazy/password-field.tsx';
import { fieldMessage } from './complaint.ts';

export function EmailField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { t } = useTranslation(['auth', 'common']);
  return (
    <FormField
      {...props}
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

interface PasswordProps<Values extends FieldValues> extends FormFieldProps<Values> {
  readonly label: string;
  readonly hint?: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly shown: boolean;
  readonly onToggle: () => void;
}

export function BoundPassword<Values extends FieldValues>(props: PasswordProps<Values>) {
  const { t, i18n } = useTranslation('auth');
  const { label, hint, autoComplete, shown, onToggle } = props;
  return (
    <PasswordField
      {...useFormField(props, (key) => fieldMessage(key, i18n.t))}
      label={label}
      hint={hint}
      autoComplete={autoComplete}
      shown={shown}
      toggleLabel={t(shown ? 'hide' : 'show')}
      onToggle={onToggle}
    />
  );
}

export function BoundCode<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { t } = useTranslation('auth');
  return <CodeField {...useFormField(props)} label={t('mfa.code')} />;
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

/** For password managers: the account whose password this form changes. Neither visible nor focusable. */
export function UsernameHint({ email }: { readonly email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}
