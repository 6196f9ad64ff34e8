import { useEffect, useState } from 'react';
import type { ErrorCode } from '#domain/result.ts';
import type { DraftPage, DraftQuery } from '#renderer/data/collections/draft-collection.ts';
import type { AskCollection } from './use-collection.ts';

export interface ShownPage extends DraftPage {
  /** The question that it answers. */
  readonly query: DraftQuery;
  /** When it came, by this device's clock: "yesterday" is meant by that one. */
  readonly readAt: Date;
}

export interface PageReading {
  /** The last page that came; perhaps an older question's, while `busy` or after a failure. Null before the first. */
  readonly page: ShownPage | null;
  /** The answer to what is asked now is still on its way. */
  readonly busy: boolean;
  /** Why it didn't come. */
  readonly failure: ErrorCode | null;
}

interface Outcome {
  readonly key: string;
  readonly generation: number;
  readonly failure: ErrorCode | null;
}

/**
 * One page of a list, in one request; at each new generation it is asked for again, and the rows stay meanwhile. Late answers
 * to older questions are dropped. `first` is shown until the first answer comes.
 */
export function useDraftPage(
  ask: AskCollection,
  query: DraftQuery,
  generation: number,
  first: ShownPage | null,
): PageReading {
  const [page, setPage] = useState(first);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const key = JSON.stringify(query);
  useEffect(() => {
    let wanted = true;
    const asked = JSON.parse(key) as DraftQuery;
    void ask((collection) => collection.list(asked)).then((result) => {
      if (!wanted) return;
      if (result.ok) setPage({ ...result.value, query: asked, readAt: new Date() });
      else console.warn('The list could not be read:', result.code, result.detail);
      setOutcome({ key, generation, failure: result.ok ? null : result.code });
    });
    return () => {
      wanted = false;
    };
  }, [ask, key, generation]);
  const settled = outcome?.key === key && outcome.generation === generation;
  return {
    page,
    busy: !settled,
    failure: settled ? outcome.failure : null,
  };
}
