import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Factor } from '#domain/account.ts';
import { failed, type Result } from '#domain/result.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useSessionStore } from '#renderer/session/session.ts';
import { accountFailure } from './account-failure.ts';

/** The second factors of the person signed in; null until they are there. */
export function useFactors() {
  const store = useSessionStore();
  const { t, i18n } = useTranslation('auth');
  const { language } = useLanguage();
  const [result, setReply] = useState<Result<readonly Factor[]> | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let wanted = true;
    const take = (answer: Result<readonly Factor[]>) => {
      if (!wanted) return;
      if (!answer.ok)
        console.error('The second factors could not be loaded:', answer.reason ?? answer.code, answer.detail);
      setReply(answer);
    };
    store
      .accounts()
      .then((accounts) => accounts.factors())
      .then(take, (error: unknown) => take(failed('offline', String(error))));
    return () => {
      wanted = false;
    };
  }, [store, round]);
  /** Loads again; the shown data stays until the response. */
  const reload = useCallback(() => {
    setReply((before) => (before?.ok ? before : null));
    setRound((count) => count + 1);
  }, []);
  return {
    factors: result?.ok ? result.value : null,
    notice:
      result && !result.ok ? { title: t('mfa.listFailed'), detail: accountFailure(result, i18n.t, language) } : null,
    reload,
  };
}
