import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Result } from '#domain/result.ts';
import type { Accounts } from '../../data/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { secondsToWait } from './parts/account-failure.ts';
import { FailureNote } from './parts/failure-note.tsx';
import { useAttempt } from './parts/use-attempt.ts';

/** Requests the same mail again; where that was too soon, it shows how long to wait. */
export function SendAgain({ send }: { readonly send: (accounts: Accounts) => Promise<Result<void>> }) {
  const { t } = useTranslation('auth');
  const attempt = useAttempt();
  const [sent, setSent] = useState(false);
  const [left, setLeft] = useState(0);
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return;
    const clock = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(clock);
  }, [waiting]);

  const again = async () => {
    setSent(false);
    const result = await attempt.run('auth:notSent', send);
    if (!result) return;
    setSent(result.ok);
    if (!result.ok) setLeft(secondsToWait(result) ?? 0);
  };

  return (
    <div className="grid gap-3">
      <FailureNote notice={attempt.notice} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="outline"
          size="sm"
          busy={attempt.busy}
          busyLabel={t('busy.processing')}
          disabled={waiting}
          onClick={() => void again()}
        >
          {t('sendAgain')}
        </Button>
        {waiting && <span className="type-small text-ink-2">{t('wait', { count: left })}</span>}
      </div>
      <p role="status" className="font-semibold">
        {sent && t('sentAgain')}
      </p>
    </div>
  );
}
