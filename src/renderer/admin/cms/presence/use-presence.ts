import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Language } from '#domain/localized.ts';
import { commentsApi, type DraftName, type PresentPerson } from '#renderer/data/collections/comments.ts';
import { useRequest } from '#renderer/session/use-request.ts';

/** How often one says that one is there, ms: three times before the backend takes one for gone. */
const POLLING_MS = 15_000;

export interface OpenDraft extends DraftName {
  /** What is written, by language: whoever changes it writes. */
  readonly texts: Readonly<Record<Language, object>>;
  /** The language that the person has before them. */
  readonly shown: Language;
}

const NOBODY: readonly PresentPerson[] = [];

/**
 * Says every 15 seconds, while the page is looked at, that the draft is open here, and gives who else has it open. Where the
 * backend can't be asked nobody is there: a writer isn't told of it.
 */
export function usePresence({ collection, item, texts, shown }: OpenDraft): readonly PresentPerson[] {
  const request = useRequest(commentsApi);
  const written = useRef<Language | null>(null);
  const before = useRef(texts);
  useEffect(() => {
    if (before.current[shown] !== texts[shown]) written.current = shown;
    before.current = texts;
  }, [texts, shown]);
  const { data, isError } = useQuery({
    queryKey: ['presence', collection, item],
    queryFn: () => {
      const language = written.current;
      written.current = null;
      return request((api) => api.notePresence({ collection, item }, language));
    },
    refetchInterval: POLLING_MS,
    // Another visit asks anew: who was there may have gone.
    gcTime: 0,
  });
  return isError ? NOBODY : (data ?? NOBODY);
}
