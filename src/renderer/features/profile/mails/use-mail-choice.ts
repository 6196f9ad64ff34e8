import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '#domain/result.ts';
import { mailPreferencesApi, type MailChoice } from '#renderer/data/mail-preferences.ts';
import { RequestError } from '#renderer/data/request-error.ts';
import { useRequest } from '#renderer/session/use-request.ts';

type Loaded =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly sender: boolean };

/**
 * The signed-in user's mail preferences, and a function to change them, which updates the screen at once. Only the last change is
 * saved if several follow quickly; `onFailed` is called where saving fails, and the saved ones are shown again.
 */
export function useMailChoice(onFailed: (failure: Failure) => void) {
  const request = useRequest(mailPreferencesApi);
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });
  const [choice, setChoice] = useState<MailChoice>({ mentions: true, language: null });
  const [round, setRound] = useState(0);
  const saved = useRef(choice);
  const wanted = useRef(choice);
  const saving = useRef(false);
  useEffect(() => {
    let isHere = true;
    request((api) => api.read()).then(
      ({ mentions, language, sender }) => {
        if (!isHere) return;
        saved.current = wanted.current = { mentions, language };
        setChoice(saved.current);
        setLoaded({ kind: 'ready', sender });
      },
      (error: unknown) => isHere && setLoaded({ kind: 'failed', failure: failureOf(error) }),
    );
    return () => {
      isHere = false;
    };
  }, [request, round]);

  const choose = async (next: MailChoice): Promise<void> => {
    wanted.current = next;
    setChoice(next);
    if (saving.current) return;
    saving.current = true;
    try {
      while (wanted.current !== saved.current) {
        const sent = wanted.current;
        await request((api) => api.save(sent));
        saved.current = sent;
      }
    } catch (error) {
      wanted.current = saved.current;
      setChoice(saved.current);
      onFailed(failureOf(error));
    } finally {
      saving.current = false;
    }
  };
  const reload = useCallback(() => {
    setLoaded({ kind: 'loading' });
    setRound((count) => count + 1);
  }, []);
  return { loaded, choice, choose, reload };
}

function failureOf(error: unknown): Failure {
  if (error instanceof RequestError) return error.failure;
  throw error;
}
