import { useEffect, useId, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/limits.ts';
import type { Failure } from '#domain/result.ts';
import type { Outbox, OutboxEntry } from '#renderer/data/outbox.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Field } from '#renderer/ui/field.tsx';
import { validateContact, type ContactField, type ValidationKey } from '../contact-schema.ts';

interface Props {
  readonly entry: OutboxEntry;
  readonly outbox: Outbox;
  readonly onEnd: () => void;
}

const MESSAGE_ROWS = 5;

/** Changes the words of a message that the backend refused, and sends them. */
export function EditMessage({ entry, outbox, onEnd }: Props) {
  const { t } = useTranslation(['outbox', 'contact', 'common']);
  const platform = usePlatform();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { payload } = entry;
  const place = payload.subject === null ? 'home' : 'contact';
  const [values, setValues] = useState({ ...payload, phone: payload.phone ?? '', subject: payload.subject ?? '' });
  const [errors, setErrors] = useState<Partial<Record<ContactField, ValidationKey>>>({});
  const [problem, setProblem] = useState<'outbox:gone' | 'outbox:notKept' | Failure | null>(null);
  const [isGone, setIsGone] = useState(false);
  // The same words sent again are the same message, whatever became of the first try.
  const sent = useRef({ words: '', clientId: '' });
  const [busy, setBusy] = useState(false);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const validation = validateContact(place, values);
    if (!validation.ok) {
      setErrors(Object.fromEntries(validation.errors.map((error) => [error.field, error.message])));
      (form.current?.elements.namedItem(validation.errors[0]?.field ?? '') as HTMLElement | null)?.focus();
      return;
    }
    setBusy(true);
    try {
      const { message } = validation;
      if (isGone) {
        const words = JSON.stringify(message);
        if (sent.current.words !== words) sent.current = { words, clientId: platform.newId() };
        const result = await outbox.send({ ...message, clientId: sent.current.clientId });
        if (result.ok) onEnd();
        else setProblem(result);
      } else if (await outbox.replace(entry.clientId, message)) onEnd();
      else {
        setIsGone(true);
        setProblem('outbox:gone');
      }
    } catch (error) {
      console.warn('A message on this device could not be changed:', error);
      setProblem('outbox:notKept');
    } finally {
      setBusy(false);
    }
  };
  const field = (name: ContactField) => ({
    name,
    id: `${id}${name}`,
    value: values[name],
    maxLength: LIMITS[name],
    error: errors[name] && t(errors[name]),
    readOnly: busy,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const { value } = event.target;
      setValues((before) => ({ ...before, [name]: value }));
      setErrors((before) => ({ ...before, [name]: undefined }));
    },
  });
  return (
    <form ref={form} noValidate onSubmit={(event) => void save(event)} aria-busy={busy} className="mt-4 grid gap-5">
      <Field {...field('name')} label={t('contact:name')} />
      <Field {...field('email')} label={t('contact:email')} type="email" inputMode="email" />
      {payload.phone !== undefined && <Field {...field('phone')} label={t('contact:number')} type="tel" />}
      {place === 'contact' && <Field {...field('subject')} label={t('contact:subject')} />}
      <Field {...field('message')} label={t('contact:message')} rows={MESSAGE_ROWS} counted />
      <p role="status" className="font-semibold empty:hidden">
        {typeof problem === 'string' ? t(problem) : problem && t(errorMessageKey(problem.code))}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" busy={busy} busyLabel={t('sending')}>
          {isGone ? t('sendNew') : t('saveAndSend')}
        </Button>
        <Button size="sm" variant="outline" onClick={onEnd}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
