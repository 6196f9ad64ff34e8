import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Thread } from './threads.ts';

/** The parameter of an address that names a comment. */
export const COMMENT_PARAMETER = 'comment';

/**
 * The thread that is to be shown: the one of the comment that the address names, or that somebody asked for. `onFound` is called
 * once the address's is there.
 */
export function useSentComment(
  threads: readonly Thread[],
  onFound: () => void,
): readonly [wanted: string | null, (thread: string | null) => void] {
  const [parameters] = useSearchParams();
  const named = parameters.get(COMMENT_PARAMETER);
  const [wanted, setWanted] = useState<string | null>(null);
  const thread = threads.find(
    ({ first, answers }) => first.id === named || answers.some((answer) => answer.id === named),
  )?.first.id;
  const find = useEffectEvent((found: string) => {
    setWanted(found);
    onFound();
  });
  // Whoever closes the list isn't sent there again.
  useEffect(() => {
    if (thread !== undefined) find(thread);
  }, [thread, named]);
  return [wanted, setWanted];
}
