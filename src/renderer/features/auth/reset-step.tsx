import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { Button } from '../../ui/button.tsx';
import { CodeForm } from './code-form.tsx';
import { useAuthAddress } from './auth-address.ts';
import { email } from './parts/account-schemas.ts';
import { EmailField } from './parts/bound-fields.tsx';
import { FailureNote } from './parts/failure-note.tsx';
import { useAccountsReady, useAttempt } from './parts/use-attempt.ts';
import { useCheckedForm } from './parts/use-checked-form.ts';
import { SendAgain } from './send-again.tsx';
import { StepFrame } from './step-frame.tsx';
import { useTypedValues } from './typed-values.ts';
import { Unavailable } from './unavailable.tsx';
import { useFormWithTypedValues } from './use-typed-values.ts';

const schema = z.object({ email });

/** A forgotten password: the address for the code. */
export function ResetStep() {
  const { t } = useTranslation('auth');
  const { go } = useAuthAddress();
  const words = useTypedValues();
  const { unavailable, prepare } = useAccountsReady();
  const { form, onSubmit } = useCheckedForm(schema, { email: '' });
  const element = useFormWithTypedValues(form, { email: 'email' });
  const attempt = useAttempt();
  const send = onSubmit(async (typed) => {
    const result = await attempt.run('auth:notSent', (accounts) => accounts.sendRecovery(typed.email));
    if (!result?.ok) return;
    words.write({ email: typed.email });
    go({ step: 'reset-code' });
  });
  return (
    <StepFrame title={t('reset.ask')} lead={t('reset.hint')} back>
      <form ref={element} noValidate onSubmit={send} onFocus={prepare} aria-busy={attempt.busy} className="grid gap-5">
        {unavailable && <Unavailable />}
        <EmailField control={form.control} name="email" busy={attempt.busy} />
        <FailureNote notice={attempt.notice} />
        <Button type="submit" size="lg" busy={attempt.busy} busyLabel={t('busy.processing')}>
          {t('reset.send')}
        </Button>
      </form>
    </StepFrame>
  );
}

/** The code of that mail. It signs in, and a new password comes next. */
export function ResetCodeStep() {
  const { t } = useTranslation('auth');
  const words = useTypedValues();
  const attempt = useAttempt();
  const { email } = words.read();
  const recover = async (code: string) => {
    await attempt.run('auth:reset.codeFailed', (accounts) => accounts.recover(email, code));
  };
  return (
    <StepFrame title={t('reset.typeCode')} lead={t('reset.sent')} back>
      <CodeForm action={t('reset.next')} attempt={attempt} send={recover} />
      <SendAgain send={(accounts) => accounts.sendRecovery(email)} />
    </StepFrame>
  );
}
