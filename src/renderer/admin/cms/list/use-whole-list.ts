import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DraftCard } from '#domain/draft.ts';
import { ROWS_PER_PAGE } from '#domain/limits.ts';
import type { DraftQuery } from '#renderer/data/collections/draft-collection.ts';
import type { ListedCollection } from '#renderer/data/collections/draft-collection.ts';
import type { Request, RequestError } from '#renderer/data/request-error.ts';

/** Everything that a list's search and filters match, not only the page that is shown. */
export interface WholeList {
  /** Null until the user asks for it. */
  readonly cards: readonly DraftCard[] | null;
  readonly isReading: boolean;
  readonly error: RequestError | null;
  /** `onRead` gets the ids once they are there, if the search and filters are still the same. */
  read(onRead: (ids: readonly number[]) => void): void;
  /** Back to the page that is shown. */
  leave(): void;
}

type Question = Omit<DraftQuery, 'page'>;

/** Another search or filter goes back to the page that is shown. */
export function useWholeList(
  ask: Request<ListedCollection>,
  collection: string,
  { page: _, ...question }: DraftQuery,
): WholeList {
  const client = useQueryClient();
  const key = JSON.stringify(question);
  const [readKey, setReadKey] = useState<string | null>(null);
  if (readKey !== null && readKey !== key) setReadKey(null);
  const keyNow = useRef(key);
  useEffect(() => {
    keyNow.current = key;
  }, [key]);
  const options = queryOptions({
    queryKey: ['drafts', collection, 'whole list', question],
    queryFn: ({ signal }) => readAll(ask, question, signal),
  });
  const { data } = useQuery({ ...options, enabled: readKey === key, staleTime: Infinity });
  const { mutate, isPending, error, variables } = useMutation({
    mutationKey: ['drafts', collection, 'whole list'],
    mutationFn: (_asked: string) => client.fetchQuery(options),
    onSuccess: (_cards, asked) => setReadKey(asked),
  });
  return {
    cards: (readKey === key ? data : null) ?? null,
    isReading: isPending,
    error: variables === key ? error : null,
    read: (onRead) =>
      mutate(key, {
        onSuccess: (cards, asked) => asked === keyNow.current && onRead(cards.map(({ id }) => id)),
      }),
    leave: () => setReadKey(null),
  };
}

/** Somebody who saves meanwhile moves rows from page to page: none comes twice. */
async function readAll(
  ask: Request<ListedCollection>,
  question: Question,
  signal: AbortSignal,
): Promise<readonly DraftCard[]> {
  const cards = new Map<number, DraftCard>();
  for (let page = 1; ; page += 1) {
    signal.throwIfAborted();
    const { rows, total } = await ask((collection) => collection.list({ ...question, page }));
    for (const card of rows) cards.set(card.id, card);
    if (rows.length === 0 || page * ROWS_PER_PAGE >= total) return [...cards.values()];
  }
}
