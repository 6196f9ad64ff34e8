import { useTranslation } from '../../i18n/use-translation.ts';
import { showToast } from '../../ui/toast.ts';
import { useAuthAddress } from './auth-address.ts';
import { CodeForm } from './code-form.tsx';
import { useAttempt } from './parts/use-attempt.ts';
import { SendAgain } from './send-again.tsx';
import { StepFrame } from './step-frame.tsx';
import { useTypedWords } from './typed-words.ts';

/** A new account whose address has to be confirmed: by the link in the mail, or by its code here. */
export function ConfirmStep() {
  const { t } = useTranslation();
  const { signedIn } = useAuthAddress();
  const words = useTypedWords();
  const attempt = useAttempt();
  const { email } = words.read();
  const confirm = async (code: string) => {
    const reply = await attempt.run('auth.confirmFailed', (accounts) => accounts.confirmEmail(email, code));
    if (!reply?.ok) return;
    words.forget();
    signedIn();
    await showToast({ kind: 'success', title: t('auth.signUpOk') });
  };
  return (
    <StepFrame title={t('auth.confirmTitle')} lead={t('auth.confirmSent', { email })} back>
      <CodeForm action={t('auth.confirmDo')} attempt={attempt} send={confirm} />
      <SendAgain send={(accounts) => accounts.resendConfirmation(email)} />
    </StepFrame>
  );
}
