import { useCallback, useEffect, useRef, useState } from 'react';
import { usePlatform } from '../../platform/port.ts';
import { useSession } from '../../session/session.ts';

/** The message about where the session is stored. */
type SessionStorageNews = 'nothing' | 'memory' | 'refused' | 'kept' | 'damaged';

/**
 * The key for the account that closed the message about a session in memory. Stored like sessions, which are in the app's memory
 * then: all windows share it, and it ends with the app.
 */
const READ_BY = 'keeping-read-by';

export interface SessionStorageStatus {
  readonly news: SessionStorageNews;
  /** Stores the session with a key file, by the person's choice. */
  keep(): Promise<void>;
  /** The person has closed the message. */
  close(): void;
}

/** Reads where the session is stored after each sign-in and sign-out. */
export function useSessionStorage(): SessionStorageStatus {
  const { session } = usePlatform();
  const { state } = useSession();
  const [news, setNews] = useState<SessionStorageNews>('nothing');
  const { kind } = state;
  const who = kind === 'signed-in' ? state.person.id : null;
  /** Only the result of the last request counts. */
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
