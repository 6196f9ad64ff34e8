import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Thread } from './threads.ts';

/** The parameter of an address that names a comment. */
export const COMMENT_PARAMETER = 'comment';

/** The comment that the address names; null where it names none. */
export function useNamedComment(): string | null {
  return useSearchParams()[0].get(COMMENT_PARAMETER);
}

/** A thread to focus. A new object for each request, so that it can be focused again. */
export interface WantedThread {
  readonly thread: string;
  readonly turn: number;
}

/**
 * The thread to show: the one of the comment in the address (`named`), or a requested one. `onFound` is called once the address's
 * is loaded.
 */
export function useSentComment(
  named: string | null,
  threads: readonly Thread[],
  onFound: () => void,
): readonly [wanted: WantedThread | null, want: (thread: string | null) => void] {
  const [wanted, setWanted] = useState<WantedThread | null>(null);
  const want = (thread: string | null) =>
    setWanted((before) => (thread === null ? null : { thread, turn: (before?.turn ?? 0) + 1 }));
  const thread = threads.find(
    ({ first, answers }) => first.id === named || answers.some((answer) => answer.id === named),
  )?.first.id;
  const find = useEffectEvent((found: string) => {
    onFound();
    want(found);
  });
  // After the list was closed it isn't focused again.
  useEffect(() => {
    if (thread !== undefined) find(thread);
  }, [thread, named]);
  return [wanted, want];
}
