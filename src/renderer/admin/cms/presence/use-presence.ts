import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { Language } from '#domain/localized.ts';
import { commentsApi, type DraftName, type PresentPerson } from '#renderer/data/collections/comments.ts';
import { useRequest } from '#renderer/session/use-request.ts';

/** How often one says that one is there, ms: three times before the backend takes one for gone. */
const POLLING_MS = 15_000;

export interface OpenDraft extends DraftName {
  /**
   * The language in which the person typed since it was told last. What comes from the backend changes the texts as well, in
   * every window that has them open: that isn't writing.
   */
  readonly wroteRef: RefObject<Language | null>;
}

const NOBODY: readonly PresentPerson[] = [];

/**
 * Says every 15 seconds, while the page is looked at, that the draft is open here, and gives who else has it open. Where the
 * backend can't be asked nobody is there: a writer isn't told of it.
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
    // Another visit asks anew: who was there may have gone.
    gcTime: 0,
  });
  return isError ? NOBODY : (data ?? NOBODY);
}
