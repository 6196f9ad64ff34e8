import { useCallback, useEffect, useRef, useState } from 'react';
import { usePlatform } from '../../platform/port.ts';
import { useSession } from '../../session/session.ts';

/** What there is to say about where the session is kept. */
type SessionStorageNews = 'nothing' | 'memory' | 'refused' | 'kept' | 'damaged';

/**
 * Who has read that the session ends with the app. It lies where sessions lie, in the app's memory: every window sees it,
 * and it ends with the run as well.
 */
const READ_BY = 'keeping-read-by';

export interface SessionStorageStatus {
  readonly news: SessionStorageNews;
  /** Keeps the session in a file, as the person wants it. */
  keep(): Promise<void>;
  /** The person has read it. */
  close(): void;
}

/** Asks where the session is kept whenever somebody signs in or out, or turns out to be a visitor. */
export function useSessionStorage(): SessionStorageStatus {
  const { session } = usePlatform();
  const { state } = useSession();
  const [news, setNews] = useState<SessionStorageNews>('nothing');
  const { kind } = state;
  const who = kind === 'signed-in' ? state.person.id : null;
  /** Of several questions the answer to the last one counts. */
  const question = useRef(0);

  const look = useCallback(async () => {
    const asked = ++question.current;
    const found = kind === 'starting' ? 'nothing' : await newsFor(who);
    if (asked === question.current) setNews(found);

    async function newsFor(person: string | null): Promise<SessionStorageNews> {
      const { place, damaged } = await session.keeping();
      if (person === null) return damaged ? 'damaged' : 'nothing';
      return place === 'memory' && (await session.read(READ_BY)) !== person ? 'memory' : 'nothing';
    }
  }, [session, kind, who]);

  useEffect(() => {
    void look();
    const stop = session.subscribe(READ_BY, () => void look());
    return () => {
      stop();
      question.current += 1;
    };
  }, [session, look]);

  return {
    news,
    async keep() {
      const asked = ++question.current;
      const kept = await session.keepInFile();
      if (asked === question.current) setNews(kept ? 'kept' : 'refused');
    },
    close() {
      question.current += 1;
      if (who !== null && (news === 'memory' || news === 'refused')) void session.write(READ_BY, who);
      setNews('nothing');
    },
  };
}
