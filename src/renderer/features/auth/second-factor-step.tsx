import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Factor } from '#domain/account.ts';
import { usePlatform } from '../../platform/port.ts';
import { useSessionStore } from '../../session/session.ts';
import { BusyLeaves, Button } from '../../ui/button.tsx';
import { KeyIcon } from '../../ui/lazy/icons.ts';
import { showToast } from '../../ui/toast.ts';
import { CodeForm } from './code-form.tsx';
import { FailureNote } from './parts/failure-note.tsx';
import { passkeyMessage } from './parts/passkey-message.ts';
import { useFactors } from './parts/use-factors.ts';
import { useAttempt } from './parts/use-attempt.ts';
import { StepFrame } from './step-frame.tsx';
import { ACCOUNT_LINK } from './parts/account-classes.ts';

/** Signing in goes on with the second factor that the account has. */
export function SecondFactorStep() {
  const { t } = useTranslation(['auth', 'common']);
  const store = useSessionStore();
  const [leaving, setLeaving] = useState(false);
  const { factors, notice, reload } = useFactors();
  const verified = (kind: Factor['kind']) => factors?.find((factor) => factor.kind === kind && factor.verified);
  const totp = verified('totp');
  const passkey = verified('webauthn');
  const signOut = async () => {
    setLeaving(true);
    await store.signOut();
  };
  return (
    <StepFrame title={t('mfa.title')} lead={leadOf()}>
      {factors === null && !notice && <BusyLeaves />}
      {notice && (
        <div className="grid gap-5">
          <FailureNote notice={notice} />
          <Button variant="outline" onClick={reload}>
            {t('common:error.retry')}
          </Button>
        </div>
      )}
      {totp && <ProveByCode factor={totp} />}
      {passkey && <ProveByPasskey factor={passkey} first={!totp} />}
      <button type="button" className={ACCOUNT_LINK} disabled={leaving} onClick={() => void signOut()}>
        {t('mfa.signOut')}
      </button>
    </StepFrame>
  );

  function leadOf() {
    if (factors === null) return notice ? undefined : t('common:busy.loading');
    if (totp) return t('mfa.app');
    return t(passkey ? 'mfa.key' : 'mfa.elsewhere');
  }
}

function ProveByCode({ factor }: { readonly factor: Factor }) {
  const { t } = useTranslation('auth');
  const attempt = useAttempt();
  const verify = async (code: string) => {
    const result = await attempt.run('auth:mfa.failed', (accounts) => accounts.verifyFactor(factor.id, code));
    if (result?.ok) await showToast({ kind: 'success', title: t('loginOk') });
  };
  return <CodeForm action={t('mfa.verify')} attempt={attempt} send={verify} />;
}

function ProveByPasskey({ factor, first }: { readonly factor: Factor; readonly first: boolean }) {
  const { t } = useTranslation('auth');
  const platform = usePlatform();
  const attempt = useAttempt();
  const verify = async () => {
    const result = await attempt.run(
      'auth:passkey.failed',
      (accounts) => accounts.verifyPasskey(factor.id),
      (failure, words) => passkeyMessage(failure.reason, words, platform.publicAddress('/')),
    );
    if (result?.ok) await showToast({ kind: 'success', title: t('loginOk') });
  };
  return (
    <div className="grid gap-5">
      <FailureNote notice={attempt.notice} />
      <Button
        size="lg"
        variant={first ? 'default' : 'outline'}
        busy={attempt.busy}
        busyLabel={t('busy.processing')}
        onClick={() => void verify()}
      >
        <KeyIcon />
        {t('mfa.usePasskey')}
      </Button>
    </div>
  );
}
