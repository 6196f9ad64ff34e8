import { useCallback, useEffect, useRef, useState } from 'react';
import {
  inboxOf,
  type ContactMessage,
  type MessagePage,
  type MessageQuery,
} from '#renderer/data/collections/messages.ts';
import type { ErrorCode } from '#domain/result.ts';
import { useSessionStore } from '#renderer/session/session.ts';

export interface MessageList {
  /** What came last, also for an earlier question; null before the first answer. */
  readonly page: MessagePage | null;
  /** The page doesn't answer this question yet. */
  readonly busy: boolean;
  /** Why the last question has no answer. */
  readonly failure: ErrorCode | null;
  reload(): void;
  /** Shows at once what was changed, until the list is loaded anew. */
  change(change: (message: ContactMessage) => ContactMessage): void;
}

interface Answer {
  readonly key: string;
  readonly page: MessagePage | null;
  readonly failure: ErrorCode | null;
}

/** One page of messages. Late answers to older questions are dropped; a failed reload leaves what is there. */
export function useMessageList({ search, show, page }: MessageQuery): MessageList {
  const store = useSessionStore();
  const [answer, setAnswer] = useState<Answer>({ key: '', page: null, failure: null });
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify({ search, show, page } satisfies MessageQuery);
  const latest = useRef('');
  useEffect(() => {
    const question = `${key} ${attempt}`;
    latest.current = question;
    const settle = (next: (before: Answer) => Answer) => latest.current === question && setAnswer(next);
    const fail = (code: ErrorCode, detail: unknown) => {
      console.warn('The messages could not be read:', code, detail);
      settle((before) => ({ key, page: before.page, failure: code }));
    };
    const read = async () => {
      const reply = await inboxOf(await store.accounts()).list(JSON.parse(key) as MessageQuery);
      if (reply.ok) settle(() => ({ key, page: reply.value, failure: null }));
      else fail(reply.code, reply.detail);
    };
    read().catch((error: unknown) => fail('offline', error));
    return () => {
      latest.current = '';
    };
  }, [store, key, attempt]);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const change = useCallback(
    (each: (message: ContactMessage) => ContactMessage) =>
      setAnswer((before) => ({ ...before, page: before.page && { ...before.page, rows: before.page.rows.map(each) } })),
    [],
  );
  return { page: answer.page, busy: answer.key !== key, failure: answer.failure, reload, change };
}
