import { useCallback, useEffect, useState } from 'react';
import type { Failure } from '#domain/result.ts';
import type { People } from '#renderer/data/collections/people.ts';
import type { QueryApi } from './use-people-api.ts';

interface PeopleReading {
  /** Null before they were read for the first time. */
  readonly people: People | null;
  /** Why they couldn't be read; what was read before stays. */
  readonly failure: Failure | null;
  /** Reads them once more. */
  reload(): void;
}

/** The super admins and those who are invited, as far as this screen knows. */
export function usePeople(ask: QueryApi): PeopleReading {
  const [people, setPeople] = useState<People | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let wanted = true;
    void ask((api) => api.list()).then((result) => {
      if (!wanted) return;
      if (result.ok) setPeople(result.value);
      setFailure(result.ok ? null : result);
    });
    return () => {
      wanted = false;
    };
  }, [ask, round]);
  return { people, failure, reload: useCallback(() => setRound((count) => count + 1), []) };
}
