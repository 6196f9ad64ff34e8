import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** For requests of visitors, which only send messages and searches; in bytes. */
export const LONGEST_VISITOR_BODY = 128 * 1024;
/** For those of people and of the owner's programs, which also upload files. */
const LONGEST_BODY = 10 * 1024 * 1024;

/** How much of bodies is held at once, by who sends them: those of visitors never take the room of uploads. */
const MOST_HELD = { visitor: 16 * 1024 * 1024, known: 64 * 1024 * 1024 };

/** How much more is read of a body that is too long, and for how long. */
const DRAINED_TIMES = 6;
const DRAINED_MS = 2000;

/** A body that was read, or why it wasn't: too long, or too much is held already. */
export type ReadBody = Buffer | 'long' | 'held';

/** Reads the bodies of requests. */
export interface BodyReader {
  /**
   * Reads a body and hands it to `answer`. It counts as held until then, because it may wait long for its turn. What is longer than
   * `longest` isn't read to its end.
   */
  read<T>(incoming: IncomingMessage, longest: number, answer: (body: ReadBody) => Promise<T>): Promise<T>;
}

/** A reader with its own count of what is held. */
export function bodyReader(most = MOST_HELD): BodyReader {
  const held = { visitor: 0, known: 0 };
  return {
    async read(incoming, longest, answer) {
      if (Number(incoming.headers['content-length'] ?? 0) > longest) return answer('long');
      const whose = longest === LONGEST_VISITOR_BODY ? 'visitor' : 'known';
      const parts: Buffer[] = [];
      let length = 0;
      try {
        for await (const part of kept(incoming)) {
          length += part.length;
          held[whose] += part.length;
          if (length > longest) return await answer('long');
          if (held[whose] > most[whose]) return await answer('held');
          parts.push(part);
        }
        return await answer(Buffer.concat(parts));
      } finally {
        held[whose] -= length;
      }
    },
  };
}

/** The body's parts; leaving them early leaves the connection open, on which the answer goes out. */
function kept(incoming: IncomingMessage): AsyncIterable<Buffer> {
  return incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
}

/**
 * Ends a request whose body wasn't read to its end, once it is answered. Some of the rest is read, because a sender that is still
 * writing loses the answer where the connection is cut at once.
 */
export function drain(incoming: IncomingMessage, longest: number): void {
  if (incoming.complete || incoming.destroyed) return;
  const late = setTimeout(() => incoming.destroy(), DRAINED_MS);
  let drained = 0;
  incoming.on('data', (part: Buffer) => {
    drained += part.length;
    if (drained > longest * DRAINED_TIMES) incoming.destroy();
  });
  incoming.once('close', () => clearTimeout(late));
  incoming.resume();
}

/** How long the body of this request may be. `isOurs` tells whether a key or an access token comes from this backend. */
export function longestBody({ authorization, apikey }: IncomingHttpHeaders, isOurs: (key: string) => boolean): number {
  const keys = [/^bearer (\S+)$/i.exec(authorization ?? '')?.[1], apikey];
  return keys.some((key) => typeof key === 'string' && isOurs(key)) ? LONGEST_BODY : LONGEST_VISITOR_BODY;
}
