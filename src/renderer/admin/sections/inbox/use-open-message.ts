import { useCallback, useEffect, useState } from 'react';
import type { ErrorCode } from '#domain/result.ts';
import { inboxOf, type ContactMessage } from '#renderer/data/collections/messages.ts';
import { useSessionStore } from '#renderer/session/session.ts';

export type OpenMessage =
  | { readonly kind: 'none' | 'reading' | 'missing' }
  | { readonly kind: 'there'; readonly message: ContactMessage }
  | { readonly kind: 'failed'; readonly code: ErrorCode };

interface Held {
  readonly id: string;
  readonly state: OpenMessage;
}

/**
 * The message of this id: from the list where it stands there, else asked for. It stays open when the list moves on, because
 * what was done to it may have taken it out of there.
 */
export function useOpenMessage(id: string | null, rows: readonly ContactMessage[] | null) {
  const store = useSessionStore();
  const [held, setHeld] = useState<Held | null>(null);
  const [attempt, setAttempt] = useState(0);
  const listed = rows?.find((row) => row.id === id);
  const own = held !== null && held.id === id ? held.state : null;
  const wanted = id !== null && rows !== null && own === null;

  useEffect(() => {
    if (!wanted || id === null) return;
    if (listed) return setHeld({ id, state: { kind: 'there', message: listed } });
    let current = true;
    const settle = (state: OpenMessage) => current && setHeld({ id, state });
    const fail = (code: ErrorCode, detail: unknown) => {
      console.warn('A message could not be read:', code, detail);
      settle({ kind: 'failed', code });
    };
    const read = async () => {
      const reply = await inboxOf(await store.accounts()).read(id);
      if (!reply.ok) fail(reply.code, reply.detail);
      else settle(reply.value === null ? { kind: 'missing' } : { kind: 'there', message: reply.value });
    };
    read().catch((error: unknown) => fail('offline', error));
    return () => {
      current = false;
    };
  }, [store, id, wanted, listed, attempt]);

  const change = useCallback(
    (each: (message: ContactMessage) => ContactMessage) =>
      setHeld((before) =>
        before?.state.kind === 'there'
          ? { ...before, state: { kind: 'there', message: each(before.state.message) } }
          : before,
      ),
    [],
  );
  const retry = useCallback(() => {
    setHeld(null);
    setAttempt((count) => count + 1);
  }, []);
  const shown: OpenMessage =
    own ?? (id === null ? { kind: 'none' } : listed ? { kind: 'there', message: listed } : { kind: 'reading' });
  return { opened: shown, change, retry };
}
