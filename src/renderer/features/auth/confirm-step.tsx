import { useTranslation } from 'react-i18next';
import { useAuthAddress } from './auth-address.ts';
import { CodeForm } from './code-form.tsx';
import { useAttempt } from './parts/use-attempt.ts';
import { SendAgain } from './send-again.tsx';
import { StepFrame } from './step-frame.tsx';
import { useTypedValues } from './typed-values.ts';
import { useNewAccount } from './use-new-account.ts';

/** A new account whose address has to be confirmed: by the link in the mail, or by its code here. */
export function ConfirmStep() {
  const { t } = useTranslation('auth');
  const { here, signedIn } = useAuthAddress();
  const words = useTypedValues();
  const attempt = useAttempt();
  const newAccount = useNewAccount();
  const { email } = words.read();
  const confirm = async (code: string) => {
    const result = await attempt.run('auth:confirmFailed', (accounts) =>
      newAccount.making(() => accounts.confirmEmail(email, code)),
    );
    if (!result?.ok) return;
    words.forget();
    signedIn();
    await newAccount.made();
  };
  return (
    <StepFrame title={t('confirmTitle')} lead={t('confirmSent', { email })} back>
      <CodeForm action={t('confirmDo')} attempt={attempt} send={confirm} />
      <SendAgain send={(accounts) => accounts.resendConfirmation(email, here.invitation)} />
    </StepFrame>
  );
}
