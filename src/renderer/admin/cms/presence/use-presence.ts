import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { Language } from '#domain/localized.ts';
import { commentsApi, type DraftName, type PresentPerson } from '#renderer/data/collections/comments.ts';
import { useRequest } from '#renderer/session/use-request.ts';

/** The interval of reports, ms: three times before the backend considers a person gone. */
const POLLING_MS = 15_000;

export interface OpenDraft extends DraftName {
  /**
   * The language in which the user has typed since the last report. Changes from the backend also change the texts, in every window
   * that has them open, but don't count as typing.
   */
  readonly wroteRef: RefObject<Language | null>;
}

const NOBODY: readonly PresentPerson[] = [];

/**
 * Reports every 15 seconds, while the page is visible, that the draft is open here, and returns who else has it open. Without a
 * connection the list is empty, and no error is shown.
 */
export function usePresence({ collection, item, wroteRef }: OpenDraft): readonly PresentPerson[] {
  const request = useRequest(commentsApi);
  const { data, isError } = useQuery({
    queryKey: ['presence', collection, item],
    queryFn: () => {
      const language = wroteRef.current;
      wroteRef.current = null;
      return request((api) => api.notePresence({ collection, item }, language));
    },
    refetchInterval: POLLING_MS,
    // Not cached for another visit, because others may have left.
    gcTime: 0,
  });
  return isError ? NOBODY : (data ?? NOBODY);
}
