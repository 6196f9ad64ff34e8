import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#renderer/ui/button.tsx';
import { Field } from '#renderer/ui/field.tsx';
import { FailureNote } from '../../auth/parts/failure-note.tsx';
import type { Attempt } from '../../auth/parts/use-attempt.ts';

const NAME_MAX = 60;

interface Props {
  readonly attempt: Attempt;
  readonly action: string;
  readonly suggestion: string;
  readonly onName: (name: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** What a new factor is to be called, so that its owner knows it again in the list. */
export function FactorNameForm({ attempt, action, suggestion, onName, onCancel }: Props) {
  const { t } = useTranslation(['profile', 'auth']);
  const id = useId();
  const [name, setName] = useState('');
  // The button that opened this form is gone.
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      noValidate
      aria-busy={attempt.busy}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void onName(name.trim() || suggestion);
      }}
    >
      <div>
        <Field
          id={id}
          ref={field}
          name="factorName"
          label={t('mfa.name')}
          value={name}
          placeholder={suggestion}
          onChange={(event) => setName(event.target.value)}
          readOnly={attempt.busy}
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
