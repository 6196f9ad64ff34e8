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

/** The message for a failed call. */
export interface FailureNotice {
  readonly title: string;
  readonly detail: string;
  readonly failure: Failure;
}

/** Preloads the accounts' code while the first field is filled in. A failure is reported to those parts that need it. */
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

/** Runs a call of the accounts, once however often the button is clicked, and reports a failure: as a toast, and to be shown. */
export function useAttempt() {
  const store = useSessionStore();
  const platform = usePlatform();
  const { live } = useRepository();
  const { i18n } = useTranslation();
  const { language } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<FailedAttempt | null>(null);
  // A second click may come before the button is rendered as disabled.
  const running = useRef(false);

  /** In the current language, which may have changed since the call. */
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
