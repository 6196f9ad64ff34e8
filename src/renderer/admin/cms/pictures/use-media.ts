import { useCallback, useEffect, useState } from 'react';
import type { ErrorCode } from '#domain/result.ts';
import { mediaApi, type MediaApi, type MediaPage, type MediaShow } from '#renderer/data/collections/media.ts';
import { useAsk, type Ask } from '#renderer/session/use-ask.ts';

export type AskMedia = Ask<MediaApi>;

/** The pictures, as whoever is signed in may change them. */
export function useAskMedia(): AskMedia {
  return useAsk(mediaApi, 'The pictures could not be asked:');
}

interface Media {
  /** Null before they were read for the first time. */
  readonly page: MediaPage | null;
  readonly failure: ErrorCode | null;
  reload(): void;
}

/** A page of the pictures; what was read before stays until the next one is there. */
export function useMedia(ask: AskMedia, show: MediaShow, number: number, search: string): Media {
  const [page, setPage] = useState<MediaPage | null>(null);
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let wanted = true;
    void ask((api) => api.list(show, number, search)).then((result) => {
      if (!wanted) return;
      if (result.ok) setPage(result.value);
      setFailure(result.ok ? null : result.code);
    });
    return () => {
      wanted = false;
    };
  }, [ask, show, number, search, round]);
  return { page, failure, reload: useCallback(() => setRound((count) => count + 1), []) };
}
