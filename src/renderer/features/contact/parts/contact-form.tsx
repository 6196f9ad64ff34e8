import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/limits.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Field } from '#renderer/ui/field.tsx';
import { DoneIcon } from '#renderer/ui/icons.tsx';
import type { ValidationKey } from './contact-schema.ts';
import { mailInstead } from './mail-instead.ts';
import { useContactForm } from './use-contact-form.ts';

/** Rows of the message field (specification, section 9). */
const MESSAGE_ROWS = { home: 5, contact: 6 } as const;

interface Props {
  readonly place: 'home' | 'contact';
  /** Whether it has an optional field for a phone number. */
  readonly asksPhone?: boolean;
  /** Where a message can go that couldn't be sent from here. */
  readonly email: string;
  /** Called when the visitor begins to write. */
  readonly onWrite?: () => void;
}

/** The form that reaches us: with a subject on the contact page, without one at the end of the home page. */
export function ContactForm({ place, asksPhone = false, email, onWrite }: Props) {
  const { t } = useTranslation(['contact', 'common']);
  const element = useRef<HTMLFormElement>(null);
  const form = useContactForm(place, element);
  // Once shown, the field stays, whatever the backend answers later: it may have a value, or the focus.
  const [hasPhone, setHasPhone] = useState(asksPhone);
  if (!hasPhone && (asksPhone || form.values.phone !== '')) setHasPhone(true);
  const error = (key: ValidationKey | undefined) => (key === undefined ? undefined : t(key));
  return (
    <form
      ref={element}
      noValidate
      onSubmit={form.submit}
      onFocus={() => {
        form.prepare();
        onWrite?.();
      }}
      aria-busy={form.busy}
      className="grid content-start gap-5 md:grid-cols-2"
    >
      <Field
        {...form.field('name')}
        label={t('name')}
        autoComplete="name"
        maxLength={LIMITS.name}
        error={error(form.errors.name)}
      />
      <Field
        {...form.field('email')}
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={t('common:field.emailExample')}
        maxLength={LIMITS.email}
        error={error(form.errors.email)}
      />
      {hasPhone && (
        <Field
          {...form.field('phone')}
          label={t('number')}
          type="tel"
          autoComplete="tel"
          required={false}
          maxLength={LIMITS.phone}
          error={error(form.errors.phone)}
        />
      )}
      {place === 'contact' && (
        <Field
          {...form.field('subject')}
          className={hasPhone ? '' : 'md:col-span-2'}
          label={t('subject')}
          maxLength={LIMITS.subject}
          error={error(form.errors.subject)}
        />
      )}
      <Field
        {...form.field('message')}
        className="md:col-span-2"
        label={t('message')}
        rows={MESSAGE_ROWS[place]}
        maxLength={LIMITS.message}
        counted
        error={error(form.errors.message)}
      />
      <div className="md:col-span-2">
        <Button type="submit" busy={form.busy} busyLabel={t('busy.sending')} className="max-md:w-full">
          {t('send')}
        </Button>
        {form.notice !== null && (
          <p className="mt-4 max-w-[38.1em] lg:max-w-[24.9em] font-semibold" role="status">
            {form.notice}
          </p>
        )}
        {form.done && (
          // The notice that disappears by itself is announced to screen readers.
          <p className="mt-4 flex items-center gap-2 font-semibold text-ok">
            <DoneIcon />
            {form.done}
          </p>
        )}
        {form.failed && (
          <p className="mt-4 max-w-[38.1em] lg:max-w-[24.9em] text-ink-2" role="status">
            {t('mailInstead')}{' '}
            <a
              href={mailInstead(email, form.values)}
              className="inline-flex min-h-11 items-center font-bold text-brand underline decoration-2 underline-offset-4"
            >
              {t('openMail')}
            </a>
          </p>
        )}
      </div>
    </form>
  );
}
