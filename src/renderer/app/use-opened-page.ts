import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Language } from '#domain/localized.ts';
import type { ErrorCode } from '#domain/reply.ts';
import { useAddress } from '../i18n/portal-link.tsx';
import { usePlatform } from '../platform/port.ts';
import { pageKey, type OpenedPage, type Opener, type Opening } from './opened-page.ts';

export type PageState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'shown'; readonly opened: OpenedPage; readonly waiting: boolean }
  | { readonly kind: 'failed'; readonly code: ErrorCode | null; readonly detail: string; readonly retry: () => void };

interface Failure {
  readonly key: string;
  /** null where the page's own code is at fault. */
  readonly code: ErrorCode | null;
  readonly detail: string;
}

/**
 * Keeps the page on the screen until the next one is there, then swaps them in a transition; afterwards asks the backend
 * whether anything changed.
 */
export function useOpenedPage(path: string, language: Language, opener: Opener, initial: OpenedPage | null): PageState {
  const [opened, setOpened] = useState(initial);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [, navigate] = useLocation();
  const toAddress = useAddress();
  const platform = usePlatform();
  const key = pageKey(path, language);
  const there = opened?.key === key;

  const go = useRef<(elsewhere: string) => void>(() => {});
  useEffect(() => {
    go.current = (elsewhere) => navigate(toAddress(elsewhere), { replace: true });
  });

  useEffect(() => {
    if (there) return;
    let wanted = true;
    const settle = (opening: Opening) => {
      if (!wanted) return;
      if (opening.kind === 'elsewhere') go.current(opening.path);
      else if (opening.kind === 'failed') setFailure({ key, code: opening.code, detail: opening.detail });
      else {
        setFailure(null);
        startTransition(() => setOpened(opening.opened));
      }
    };
    opener.open(path, language).then(settle, (error: unknown) => {
      if (!wanted || platform.reloadForNewBuild(error)) return;
      setFailure({ key, code: error instanceof TypeError ? 'offline' : null, detail: String(error) });
    });
    return () => {
      wanted = false;
    };
  }, [path, language, opener, platform, key, there, attempt]);

  useEffect(() => {
    if (!opened || opened.key !== key || !opened.page.refresh) return;
    let wanted = true;
    opened.page.refresh(opened.request, opened.data).then(
      (answer) => {
        if (!wanted || !answer) return;
        if (answer.kind === 'elsewhere') go.current(answer.path);
        if (answer.kind === 'found') startTransition(() => setOpened({ ...opened, data: answer.data }));
      },
      (error: unknown) => console.warn('This page could not be brought up to date:', error),
    );
    return () => {
      wanted = false;
    };
    // Once for each page shown: its own answer must not ask again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [opened?.key, key]);

  const retry = useCallback(() => {
    setFailure(null);
    setAttempt((count) => count + 1);
  }, []);

  if (failure?.key === key) return { kind: 'failed', code: failure.code, detail: failure.detail, retry };
  return opened ? { kind: 'shown', opened, waiting: !there } : { kind: 'opening' };
}
