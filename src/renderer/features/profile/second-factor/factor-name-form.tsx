import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { Button } from '#renderer/ui/button.tsx';
import { FormField } from '#renderer/ui/form/form-field.tsx';
import { useZodForm } from '#renderer/ui/form/use-zod-form.ts';
import { FailureNote } from '../../auth/parts/failure-note.tsx';
import type { Attempt } from '../../auth/parts/use-attempt.ts';

const NAME_MAX = 60;

const schema = z.object({ factorName: z.string().check(z.trim()) });

interface Props {
  readonly attempt: Attempt;
  readonly action: string;
  readonly suggestion: string;
  readonly onName: (name: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** The name of a new factor, by which its owner recognises it in the list. */
export function FactorNameForm({ attempt, action, suggestion, onName, onCancel }: Props) {
  const { t } = useTranslation(['profile', 'auth']);
  const { form, onSubmit } = useZodForm(schema, { factorName: '' });
  // The button that opened this form is gone.
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector('input')?.focus(), []);
  return (
    <form
      ref={element}
      noValidate
      aria-busy={attempt.busy}
      className="grid gap-5"
      onSubmit={onSubmit(({ factorName }) => onName(factorName || suggestion))}
    >
      <div>
        <FormField
          control={form.control}
          name="factorName"
          busy={attempt.busy}
          label={t('mfa.name')}
          placeholder={suggestion}
          maxLength={NAME_MAX}
        />
        <p className="mt-1.5 text-small leading-[1.4] text-ink-2">{t('mfa.nameHint')}</p>
      </div>
      <FailureNote notice={attempt.notice} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={attempt.busy} busyLabel={t('auth:busy.processing')}>
          {action}
        </Button>
        <Button variant="outline" disabled={attempt.busy} onClick={onCancel}>
          {t('mfa.cancel')}
        </Button>
      </div>
    </form>
  );
}
