import { useTranslation } from 'react-i18next';
import { usePlatform } from '#renderer/platform/port.ts';
import { showToast } from '#renderer/ui/toast.ts';
import { passkeyMessage } from '../../auth/parts/passkey-message.ts';
import { useAttempt } from '../../auth/parts/use-attempt.ts';
import { FactorNameForm } from './factor-name-form.tsx';

interface Props {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Enrols a passkey: a form for its name, then the device's own dialog. */
export function PasskeyEnrolment({ onDone, onCancel }: Props) {
  const { t } = useTranslation('profile');
  const platform = usePlatform();
  const attempt = useAttempt();
  const add = async (name: string) => {
    const result = await attempt.run(
      'auth:passkey.failed',
      (accounts) => accounts.enrolPasskey(name),
      (failure, words) => passkeyMessage(failure.reason, words, platform.publicAddress('/')),
    );
    if (!result?.ok) return;
    onDone();
    await showToast({ kind: 'success', title: t('mfa.passkeyOk') });
  };
  return (
    <FactorNameForm
      attempt={attempt}
      action={t('mfa.passkey')}
      suggestion={t('mfa.webauthn')}
      onName={add}
      onCancel={onCancel}
    />
  );
}
