import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ChangeEvent,
  type FormEvent,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { SEND_DELAY_MS } from '#domain/limits.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import type { Delivery } from '#renderer/data/outbox.ts';
import { useRepository } from '#renderer/data/repository.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { earlyValues } from '#renderer/ui/field.tsx';
import { showToast } from '#renderer/ui/toast.ts';
import type { ToastMessage } from '#renderer/ui/toast-message.ts';
import { draftOf, type ContactDraft } from './contact-draft.ts';
import type { ContactField, ValidationKey } from './contact-schema.ts';
import { failureToast } from './failure-toast.ts';

/** What a contact form does: keep every word, check, send once, and say what became of it. */
export function useContactForm(place: 'home' | 'contact', form: RefObject<HTMLFormElement | null>) {
  const { t } = useTranslation(['contact', 'common']);
  const { sendMessage, outbox } = useRepository();
  const platform = usePlatform();
  const id = useId();
  const draft = useMemo(() => draftOf(platform, place), [platform, place]);
  const [values, setValues] = useState<ContactDraft>(draft.empty);
  const [errors, setErrors] = useState<Partial<Record<ContactField, ValidationKey | undefined>>>({});
  const [busy, setBusy] = useState(false);
  const [ended, setEnded] = useState<Delivery | 'failed' | null>(null);
  /** The message that waits on this device, where the last one does. */
  const [savedId, setSavedId] = useState<string | null>(null);
  const [unsaid, setUnsaid] = useState<Result<Delivery> | null>(null);
  // A second click may come before the button is rendered as disabled.
  const sending = useRef(false);

  const typed = useRef(false);
  // After hydration, because the prerendered form is empty. What was typed before hydration takes precedence.
  useEffect(() => {
    const early = earlyValues(form.current);
    typed.current = Object.keys(early).length > 0;
    const found = { ...draft.read(), ...early };
    setValues(found);
    // The page was left after the message was written down, and before the form was cleared.
    const tried = draft.tried();
    if (!tried || !outbox) return;
    outbox()
      .then((opened) => opened.holds(tried, { ...found }))
      .then((held) => {
        if (!held || typed.current) return;
        setValues(draft.clear());
        setSavedId(tried);
        setEnded('saved');
      })
      .catch((error: unknown) => console.warn('What waits to be sent could not be looked at:', error));
  }, [draft, form, outbox]);

  // Once it was sent, refused or deleted, "saved" isn't true any more.
  useEffect(() => {
    if (savedId === null || !outbox) return;
    let stop: (() => void) | null = null;
    let over = false;
    outbox().then(
      (opened) => {
        if (over) return;
        const before = opened.read().delivered;
        const follow = () => {
          const { entries, delivered } = opened.read();
          const entry = entries?.find(({ clientId }) => clientId === savedId);
          if (over || entries === null || (entry && !entry.problem?.blocked)) return;
          setSavedId(null);
          setUnsaid(null);
          setEnded((now) => (now !== 'saved' ? now : !entry && delivered > before ? 'sent' : null));
        };
        void opened.look().then(() => {
          if (over) return;
          stop = opened.subscribe(follow);
          follow();
        });
      },
      (error: unknown) => console.warn('What waits to be sent could not be looked at:', error),
    );
    return () => {
      over = true;
      stop?.();
    };
  }, [savedId, outbox]);

  useEffect(() => {
    if (typed.current) draft.write(values);
  }, [draft, values]);

  const change = useCallback((event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { name, value } = event.target;
    typed.current = true;
    setValues((before) => ({ ...before, [name]: value }));
    setErrors((before) => ({ ...before, [name]: undefined }));
    setUnsaid(null);
    setEnded((before) => (before === 'failed' ? before : null));
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    // From the click on: what is typed now would not be sent, and be cleared with the rest.
    setBusy(true);
    const { elements } = event.currentTarget;
    try {
      const { validateContact } = await import('./contact-schema.ts');
      const validation = validateContact(place, values);
      if (!validation.ok) {
        setErrors(Object.fromEntries(validation.errors.map((error) => [error.field, error.message])));
        const first = validation.errors[0];
        if (first) {
          (elements.namedItem(first.field) as HTMLElement | null)?.focus();
          // The same words stand at the field.
          await showToast({ kind: 'error', title: t(first.message) }, 'form');
        }
        return;
      }
      setErrors({});
      // What became of an earlier try says nothing of this one.
      setEnded(null);
      setUnsaid(null);
      const clientId = draft.claim(validation.message);
      // The specification's busy state lasts at least this long, so that readers see that the message is being sent.
      const [outcome] = await Promise.all([sendMessage({ ...validation.message, clientId }), pause()]);
      if (outcome.ok && outcome.value === 'saved') setSavedId(clientId);
      await tell(outcome);
    } catch (error) {
      // The form's own code couldn't be fetched: a new build took it along, or there is no network.
      if (platform.reloadForNewBuild(error)) return;
      await tell(failed('offline', error instanceof Error ? error.message : String(error)));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const tell = async (outcome: Result<Delivery>) => {
    setEnded(outcome.ok ? outcome.value : 'failed');
    if (outcome.ok) {
      typed.current = false;
      setValues(draft.clear());
    } else {
      console.error('A message could not be sent:', outcome.detail);
    }
    const shown = await showToast(words(outcome), outcome.ok ? null : 'form');
    setUnsaid(shown ? null : outcome);
  };

  const words = (outcome: Result<Delivery>): ToastMessage => {
    if (!outcome.ok) return failureToast(outcome, place, t);
    return outcome.value === 'sent'
      ? { kind: 'success', title: t('sent'), detail: t('sentDetail') }
      : { kind: 'info', title: t('saved'), detail: t('savedDetail') };
  };
  const sentence = (outcome: Result<Delivery>) => {
    const { title, detail } = words(outcome);
    return [title, detail].filter(Boolean).join('. ');
  };

  return {
    values,
    errors,
    busy,
    failed: ended === 'failed',
    /** The success message, where a toast has shown it. */
    done: unsaid || ended === null || ended === 'failed' ? null : sentence(ok(ended)),
    /** What there is to say and no toast could be fetched for; in words of the language on the screen. */
    notice: unsaid && sentence(unsaid),
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    /** What sending needs is fetched while the first field is filled in. */
    prepare: () => {
      void import('./contact-schema.ts').catch(() => undefined);
      void outbox?.().catch(() => undefined);
    },
    field: (name: ContactField) => ({
      name,
      id: `${id}${name}`,
      value: values[name],
      onChange: change,
      required: true,
      readOnly: busy,
    }),
  };
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SEND_DELAY_MS));
}
