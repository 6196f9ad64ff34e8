import type { i18n } from 'i18next';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failed, type Failure, type Result } from '#domain/result.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { useRepository } from '#renderer/data/repository.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import type { MessageKey } from '#renderer/i18n/portal-i18n.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { useSessionStore } from '#renderer/session/session.ts';
import { showToast } from '#renderer/ui/toast.ts';
import { accountFailure } from './account-failure.ts';

/** What a failed attempt is called, in the texts of the page that it belongs to. */
export type FailureTitle = MessageKey;

/** Why and what to do, where the accounts' own table has no better word. */
type Explain = (failure: Failure, t: i18n['t']) => string | null;

interface FailedAttempt {
  readonly title: FailureTitle;
  readonly failure: Failure;
  readonly explain: Explain | undefined;
}

/** One thing that a person asks of their account, in words to show. */
export interface FailureNotice {
  readonly title: string;
  readonly detail: string;
  readonly failure: Failure;
}

/** Fetches the accounts' code beforehand, while the first field is filled in. Failing tells only where it matters. */
export function useAccountsReady(): { readonly unavailable: boolean; readonly prepare: () => void } {
  const store = useSessionStore();
  const { live } = useRepository();
  const [unavailable, setUnavailable] = useState(false);
  const prepare = useCallback(() => {
    store.accounts().catch((error: unknown) => {
      console.warn('The accounts are not there:', error);
      if (live === null) setUnavailable(true);
    });
  }, [store, live]);
  return { unavailable, prepare };
}

/** Asks something of the accounts, once however often it is clicked, and says what went wrong: as a toast, and to show. */
export function useAttempt() {
  const store = useSessionStore();
  const platform = usePlatform();
  const { live } = useRepository();
  const { i18n } = useTranslation();
  const { language } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<FailedAttempt | null>(null);
  // A second click arrives before the button is drawn as disabled.
  const running = useRef(false);

  /** In the language of the moment: it may be another one than when it was asked. */
  const tell = ({ title, failure, explain }: FailedAttempt) => ({
    title: i18n.t(title),
    detail: explain?.(failure, i18n.t) ?? accountFailure(failure, i18n.t, language),
  });
  const telling = useRef(tell);
  useEffect(() => {
    telling.current = tell;
  });

  /** The accounts' answer; null where another attempt is under way. */
  const run = async <T>(
    title: FailureTitle,
    ask: (accounts: Accounts) => Promise<Result<T>>,
    explain?: Explain,
  ): Promise<Result<T> | null> => {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    setLast(null);
    try {
      const result = await asked(ask);
      if (!result.ok) {
        console.error(`${title}:`, result.reason ?? result.code, result.detail);
        const attempt = { title, failure: result, explain };
        setLast(attempt);
        void showToast({ kind: 'error', ...telling.current(attempt) }, 'form');
      }
      return result;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const asked = async <T>(ask: (accounts: Accounts) => Promise<Result<T>>): Promise<Result<T>> => {
    let accounts: Accounts;
    try {
      accounts = await store.accounts();
    } catch (error) {
      // A new build took the accounts' code along, there is no network, or there is no backend.
      platform.reloadForNewBuild(error);
      return failed(live === null ? 'no-backend' : 'offline', String(error));
    }
    try {
      return await ask(accounts);
    } catch (error) {
      // Accounts answer with replies; what they throw is a fault of ours, and must not leave a form busy for ever.
      console.error('The accounts broke:', error);
      return failed('server', String(error));
    }
  };

  const notice: FailureNotice | null = last && { ...tell(last), failure: last.failure };
  return { busy, notice, run };
}

export type Attempt = ReturnType<typeof useAttempt>;
