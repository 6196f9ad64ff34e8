import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Language } from '#domain/localized.ts';
import type { ErrorCode } from '#domain/result.ts';
import { useAddress } from '../i18n/portal-link.tsx';
import { usePlatform } from '../platform/port.ts';
import type { PageResult } from '../page/page.ts';
import { pageKey, type LoadedPage, type PageLoader } from './page-loader.ts';
import { useRetryByItself } from '../page/use-retry-by-itself.ts';

/** Which page is shown, and how the one at the address gets on. */
interface ShownPage {
  /** The page at the address, or the previous one until that is loaded; null before the first one is. */
  readonly opened: LoadedPage | null;
  /** The page at the address is still being loaded. */
  readonly waiting: boolean;
  /** Why the page at the address can't be shown; null where it can. `code` is null where the page's own code failed. */
  readonly failure: {
    readonly code: ErrorCode | null;
    readonly detail: string;
    readonly retrying: boolean;
    readonly retry: () => void;
  } | null;
}

interface Failure {
  readonly key: string;
  /** null where the page's own code failed. */
  readonly code: ErrorCode | null;
  readonly detail: string;
}

/**
 * Keeps the current page until the next one is loaded, then swaps them in a transition. Afterwards, and when a sync changed
 * articles on this device, the backend is asked for changes.
 */
export function useLoadedPage(
  path: string,
  language: Language,
  opener: PageLoader,
  initial: LoadedPage | null,
): ShownPage {
  const [opened, setOpened] = useState(initial);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState({ count: 0, running: false });
  const navigate = useNavigate();
  const toAddress = useAddress();
  const platform = usePlatform();
  const key = pageKey(path, language);
  const there = opened?.key === key;
  // A failure from before isn't shown again to a reader who returned to the previous page and follows the link again.
  if (there && failure) setFailure(null);

  const go = useRef<(path: string, state: unknown) => void>(() => {});
  useEffect(() => {
    go.current = (path, state) => navigate(toAddress(path), { replace: true, state });
  });

  useEffect(() => {
    if (there) return;
    let wanted = true;
    const fail = (code: ErrorCode | null, detail: string) => {
      setFailure({ key, code, detail });
      setAttempt(({ count }) => ({ count, running: false }));
    };
    const settle = (opening: PageResult<LoadedPage>) => {
      if (!wanted) return;
      if (opening.kind === 'redirect') go.current(opening.path, opening.state);
      else if (opening.kind === 'failed') fail(opening.code, opening.detail);
      else
        startTransition(() => {
          setFailure(null);
          setAttempt(({ count }) => ({ count, running: false }));
          setOpened(opening.data);
        });
    };
    opener.open(path, language).then(settle, (error: unknown) => {
      if (!wanted || platform.reloadForNewBuild(error)) return;
      fail(error instanceof TypeError ? 'offline' : null, String(error));
    });
    return () => {
      wanted = false;
    };
  }, [path, language, opener, platform, key, there, attempt.count]);

  useEffect(() => {
    if (!opened || opened.key !== key) return;
    let { data } = opened;
    let wanted = true;
    const refresh = async () => {
      try {
        const answer = await opened.page.refresh?.(opened.request, data);
        if (!wanted || !answer) return;
        if (answer.kind === 'redirect') go.current(answer.path, answer.state);
        if (answer.kind === 'found') startTransition(() => setOpened({ ...opened, data: (data = answer.data) }));
      } catch (error) {
        console.warn('This page could not be refreshed:', error);
      }
    };
    void refresh();
    const end = opened.request.repository.subscribe?.(refresh);
    return () => {
      wanted = false;
      end?.();
    };
    // Once for each page, and after a sync: the request's own result must not trigger another one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [opened?.key, key]);

  const retry = useCallback(() => setAttempt(({ count }) => ({ count: count + 1, running: true })), []);
  const shownFailure = failure?.key === key ? failure : null;
  // A retry doesn't help where the page's own code failed.
  useRetryByItself(shownFailure !== null && shownFailure.code !== null, attempt.running, retry);

  return {
    opened,
    waiting: !there && shownFailure === null,
    failure: shownFailure && {
      code: shownFailure.code,
      detail: shownFailure.detail,
      retrying: attempt.running,
      retry,
    },
  };
}
