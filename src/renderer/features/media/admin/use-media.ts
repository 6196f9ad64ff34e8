import { useCallback, useEffect, useState } from 'react';
import { failed, type ErrorCode, type Reply } from '#domain/reply.ts';
import type { Accounts } from '../../../data/accounts.ts';
import { mediaDesk, type MediaDesk, type MediaPage, type MediaShow } from '../../../data/collections/media.ts';
import { useSessionStore } from '../../../session/session.ts';

/** Asks something about the pictures, as whoever is signed in; a failure is logged, whoever shows it. */
export type AskMedia = <T>(question: (desk: MediaDesk, accounts: Accounts) => Promise<Reply<T>>) => Promise<Reply<T>>;

export function useAskMedia(): AskMedia {
  const store = useSessionStore();
  return useCallback(
    async (question) => {
      try {
        const accounts = await store.accounts();
        const reply = await question(mediaDesk(accounts), accounts);
        if (!reply.ok) console.warn('The pictures could not be asked:', reply.reason ?? reply.code, reply.detail);
        return reply;
      } catch (error) {
        console.warn('The pictures could not be asked:', error);
        return failed('offline', String(error));
      }
    },
    [store],
  );
}

interface Media {
  /** Null before they were read for the first time. */
  readonly page: MediaPage | null;
  readonly failure: ErrorCode | null;
  reload(): void;
}

/** A page of the pictures; what was read before stays until the next one is there. */
export function useMedia(ask: AskMedia, show: MediaShow, number: number): Media {
  const [page, setPage] = useState<MediaPage | null>(null);
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let wanted = true;
    void ask((desk) => desk.list(show, number)).then((reply) => {
      if (!wanted) return;
      if (reply.ok) setPage(reply.value);
      setFailure(reply.ok ? null : reply.code);
    });
    return () => {
      wanted = false;
    };
  }, [ask, show, number, round]);
  return { page, failure, reload: useCallback(() => setRound((count) => count + 1), []) };
}
