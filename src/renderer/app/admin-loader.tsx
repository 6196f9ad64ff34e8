import { useEffect, useState, type ComponentType } from 'react';
import { usePlatform } from '../platform/port.ts';
import { useSessionStore } from '../session/session.ts';
import { ErrorBoundary } from '../page/error-boundary.tsx';
import { PageFailure } from '../page/page-failure.tsx';
import { PageLoading } from '../page/page-loading.tsx';
import { useRetryByItself } from '../page/use-retry-by-itself.ts';

/** Loads the admin area, which isn't part of what visitors download, when /admin is opened. */
export function AdminLoader() {
  const [area, setArea] = useState<{ readonly Area: ComponentType<{ readonly asksAgain: boolean }> } | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const [attempt, setAttempt] = useState(0);
  const platform = usePlatform();
  const store = useSessionStore();
  // The access couldn't be checked earlier: there may be a connection now.
  const [asksAgain] = useState(() => {
    const { state } = store.read();
    return state.kind === 'signed-in' && state.admin === 'unknown';
  });
  useEffect(() => {
    let wanted = true;
    import('./framed-admin-area.tsx').then(
      ({ FramedAdminArea }) => wanted && setArea({ Area: FramedAdminArea }),
      (error: unknown) => {
        if (!wanted || platform.reloadForNewBuild(error)) return;
        setFailure(error instanceof Error ? error : new Error(String(error)));
      },
    );
    return () => {
      wanted = false;
    };
  }, [platform, attempt]);
  const retry = () => setAttempt((count) => count + 1);
  // What is shown keeps the focus until there is something else to show.
  useRetryByItself(failure !== null && area === null, false, retry);
  if (area) {
    return (
      <ErrorBoundary>
        <area.Area asksAgain={asksAgain} />
      </ErrorBoundary>
    );
  }
  if (!failure) return <PageLoading />;
  return (
    <PageFailure
      code={failure instanceof TypeError ? 'offline' : null}
      detail={String(failure)}
      onRetry={() => {
        setFailure(null);
        retry();
      }}
    />
  );
}
