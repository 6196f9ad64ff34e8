import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { codeSchema } from './parts/account-schemas.ts';
import { BoundCode } from './parts/bound-fields.tsx';
import { FailureNote } from './parts/failure-note.tsx';
import type { Attempt } from './parts/use-attempt.ts';
import { useCheckedForm } from './parts/use-checked-form.ts';

interface Props {
  readonly action: string;
  readonly attempt: Attempt;
  /** Checks the code that was typed. */
  readonly send: (code: string) => Promise<void>;
}

/** A six-digit code and the button that checks it. */
export function CodeForm({ action, attempt, send }: Props) {
  const { t } = useTranslation('auth');
  const { form, onSubmit } = useCheckedForm(codeSchema, { code: '' });
  return (
    <form noValidate onSubmit={onSubmit(({ code }) => send(code))} aria-busy={attempt.busy} className="grid gap-5">
      <BoundCode control={form.control} name="code" busy={attempt.busy} />
      <FailureNote notice={attempt.notice} />
      <Button type="submit" size="lg" busy={attempt.busy} busyLabel={t('busy.processing')}>
        {action}
      </Button>
    </form>
  );
}
