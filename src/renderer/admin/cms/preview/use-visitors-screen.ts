import { queryOptions, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useContext, useEffect, useState } from 'react';
import { LANGUAGES } from '#domain/localized.ts';
import { ok } from '#domain/result.ts';
import { request } from '#renderer/data/request-error.ts';
import { LearnTextsContext } from '#renderer/i18n/language.ts';

/** A visitors' screen, by the name of its collection, with the texts of both languages. */
export function useVisitorsScreen<Screen>(name: string, fetchScreen: () => Promise<Screen>): UseQueryResult<Screen> {
  const learn = useContext(LearnTextsContext);
  return useQuery(screenQuery(name, fetchScreen, learn));
}

/** Fetches the same once something is written into the `document` that was opened: the preview then needs no network. */
export function usePreparedScreen<Screen>(name: string, fetchScreen: () => Promise<Screen>, document: unknown): void {
  const learn = useContext(LearnTextsContext);
  const client = useQueryClient();
  const [opened] = useState(document);
  const isWritten = document !== opened;
  useEffect(() => {
    if (!isWritten) return;
    void client.prefetchQuery(screenQuery(name, fetchScreen, learn));
  }, [client, name, fetchScreen, learn, isWritten]);
}

type Learn = (language: (typeof LANGUAGES)[number]) => Promise<void>;

/** Code, which stays the same as long as the page is open. */
const screenQuery = <Screen>(name: string, fetchScreen: () => Promise<Screen>, learn: Learn) =>
  queryOptions({
    queryKey: ['visitors-screen', name],
    queryFn: () =>
      request(async () => {
        const [screen] = await Promise.all([fetchScreen(), ...LANGUAGES.map(learn)]);
        return ok(screen);
      }),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
