import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { ok } from '#domain/result.ts';
import { request } from '#renderer/data/request-error.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { openedItems, type OpenedItem } from '#renderer/session/opened-items.ts';
import { useSession, useSessionStore } from '#renderer/session/session.ts';

const keyOf = (person: string | null) => ['opened-items', person] as const;

function useStoredItems() {
  const { session } = usePlatform();
  const { state } = useSession();
  return {
    items: useMemo(() => openedItems(session), [session]),
    person: state.kind === 'signed-in' ? state.person.id : null,
  };
}

/** What the person opened last on this device, newest first. */
export function useOpenedItems(): readonly OpenedItem[] {
  const { items, person } = useStoredItems();
  const { data = [] } = useQuery({
    queryKey: keyOf(person),
    queryFn: () => request(async () => ok(person === null ? [] : await items.read(person))),
    enabled: person !== null,
  });
  return data;
}

/** Keeps it as what was opened last; null while it has no number yet. */
export function useKeepOpened(item: OpenedItem | null): void {
  const { items, person } = useStoredItems();
  const store = useSessionStore();
  const client = useQueryClient();
  const written = item && JSON.stringify(item);
  useEffect(() => {
    if (written === null || person === null) return;
    const isSignedIn = () => {
      const { state } = store.read();
      return state.kind === 'signed-in' && state.person.id === person;
    };
    items.add(person, JSON.parse(written) as OpenedItem, isSignedIn).then(
      (kept) => client.setQueryData(keyOf(person), kept),
      (error: unknown) => console.warn('What was opened could not be kept:', error),
    );
  }, [written, person, items, store, client]);
}
