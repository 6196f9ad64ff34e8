import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { useSession, useSessionStore } from '../../session/session.ts';
import { BusyLeaves, Button } from '../../ui/button.tsx';
import { useAuthAddress } from './auth-address.ts';
import { linkFailure } from './parts/account-failure.ts';
import { FailureNote } from './parts/failure-note.tsx';
import { useAttempt } from './parts/use-attempt.ts';
import { StepFrame } from './step-frame.tsx';

/** What a mail's link brought along is being looked at. */
export function CallbackChecking() {
  const { t } = useTranslation('auth');
  return (
    <div role="status" className="flex items-center gap-4 text-ink-2">
      <BusyLeaves />
      <h1 className="type-h3">{t('checkingLink')}</h1>
    </div>
  );
}

/** Asks before a link signs in a user that wasn't requested on this device. */
export function CallbackConfirmation() {
  const { t } = useTranslation('auth');
  const store = useSessionStore();
  const { authCallback } = useSession();
  const attempt = useAttempt();
  // The answer takes the question away; until the next step is there it stays as it was.
  const [email] = useState(authCallback?.kind === 'asks' ? authCallback.email : '');
  return (
    <StepFrame title={t('asks', { email })} lead={t('asksWhy')}>
      <FailureNote notice={attempt.notice} />
      <div className="flex flex-wrap gap-3">
        <Button
          size="lg"
          busy={attempt.busy}
          busyLabel={t('busy.processing')}
          onClick={() => void attempt.run('auth:linkFailed', () => store.acceptAuthCallback())}
        >
          {t('yes')}
        </Button>
        <Button size="lg" variant="outline" disabled={attempt.busy} onClick={() => store.dismissAuthCallback()}>
          {t('no')}
        </Button>
      </div>
    </StepFrame>
  );
}

/** A link that failed: the reason, and how to get another one. If the backend wasn't reached, it may still be valid. */
export function CallbackFailed() {
  const { t, i18n } = useTranslation(['auth', 'common']);
  const { language } = useLanguage();
  const store = useSessionStore();
  const { authCallback } = useSession();
  const { go } = useAuthAddress();
  const [failure] = useState(authCallback?.kind === 'failed' ? authCallback : null);
  const leave = (step: 'reset' | null) => {
    go({ tab: 'login', step }, { replace: true });
    store.dismissAuthCallback();
  };
  return (
    <StepFrame title={t('linkFailed')}>
      <p role="alert" className="max-w-[32.2em] text-ink-2 wrap-anywhere">
        {failure && linkFailure(failure, i18n.t, language)}
      </p>
      <div className="flex flex-wrap gap-3">
        {failure?.again && (
          <Button size="lg" onClick={() => void store.retryAuthCallback()}>
            {t('common:error.retry')}
          </Button>
        )}
        <Button size="lg" variant={failure?.again ? 'outline' : 'default'} onClick={() => leave('reset')}>
          {t('newCode')}
        </Button>
        <Button size="lg" variant="outline" onClick={() => leave(null)}>
          {t('back')}
        </Button>
      </div>
    </StepFrame>
  );
}
