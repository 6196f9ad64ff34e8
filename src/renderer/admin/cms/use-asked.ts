import { useEffect, useState, type DependencyList } from 'react';
import type { ErrorCode, Result } from '#domain/result.ts';

export type Asked<T> =
  | { readonly kind: 'asking' }
  | { readonly kind: 'there'; readonly value: T }
  | { readonly kind: 'failed'; readonly code: ErrorCode; readonly retry: () => void };

/** Asks something of the backend when it is drawn, and again when what the question is about changes. */
export function useAsked<T>(ask: () => Promise<Result<T>>, about: DependencyList): Asked<T> {
  const [asked, setAsked] = useState<Asked<T>>({ kind: 'asking' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    const retry = () => {
      setAsked({ kind: 'asking' });
      setAttempt((number) => number + 1);
    };
    const fail = (code: ErrorCode, detail: unknown) => {
      if (!wanted) return;
      console.warn('The backend could not be asked:', code, detail);
      setAsked({ kind: 'failed', code, retry });
    };
    ask().then(
      (result) => {
        if (!result.ok) fail(result.code, result.detail);
        else if (wanted) setAsked({ kind: 'there', value: result.value });
      },
      (error: unknown) => fail('offline', error),
    );
    return () => {
      wanted = false;
    };
    // `ask` is new with every drawing; what it is about says when to ask again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [...about, attempt]);
  return asked;
}
