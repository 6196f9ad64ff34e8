import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Visitors only send messages and searches; people who are signed in and the owner's programs also upload files. */
type Sender = 'visitor' | 'known';

/** Of one body, in bytes. */
export const LONGEST_BODY: Readonly<Record<Sender, number>> = { visitor: 128 * 1024, known: 10 * 1024 * 1024 };

/** How much of bodies is held at once, by who sends them: those of visitors never take the room of uploads. */
const MOST_HELD: Readonly<Record<Sender, number>> = { visitor: 16 * 1024 * 1024, known: 64 * 1024 * 1024 };

/**
 * So much of each body is read whatever is held, and counts for nothing: sign-ins, searches and messages are shorter. So whoever fills
 * the room with bodies that never end keeps only long ones out.
 */
const ALWAYS_READ = 8 * 1024;

/** How much more is read of a body that is too long, and for how long. */
const DRAINED_TIMES = 6;
const DRAINED_MS = 2000;

/** A body that was read, or why it wasn't: too long, or too much is held already. */
export type ReadBody = Buffer | 'long' | 'held';

/** Reads the bodies of requests. */
export interface BodyReader {
  /**
   * Reads a body and hands it to `answer`. It counts as held until then, because it may wait long for its turn. What is too long for
   * its sender isn't read to its end.
   */
  read<T>(incoming: IncomingMessage, sender: Sender, answer: (body: ReadBody) => Promise<T>): Promise<T>;
}

/** A reader with its own count of what is held. */
export function bodyReader(most = MOST_HELD): BodyReader {
  const held = { visitor: 0, known: 0 };
  return {
    async read(incoming, sender, answer) {
      const longest = LONGEST_BODY[sender];
      if (Number(incoming.headers['content-length'] ?? 0) > longest) return answer('long');
      const parts: Buffer[] = [];
      let length = 0;
      let counted = 0;
      try {
        for await (const part of kept(incoming)) {
          length += part.length;
          if (length > longest) return await answer('long');
          held[sender] -= counted;
          counted = Math.max(0, length - ALWAYS_READ);
          held[sender] += counted;
          if (counted > 0 && held[sender] > most[sender]) return await answer('held');
          parts.push(part);
        }
        return await answer(Buffer.concat(parts));
      } finally {
        held[sender] -= counted;
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
export function drain(incoming: IncomingMessage, sender: Sender): void {
  if (incoming.complete || incoming.destroyed) return;
  const late = setTimeout(() => incoming.destroy(), DRAINED_MS);
  let drained = 0;
  incoming.on('data', (part: Buffer) => {
    drained += part.length;
    if (drained > LONGEST_BODY[sender] * DRAINED_TIMES) incoming.destroy();
  });
  incoming.once('close', () => clearTimeout(late));
  incoming.resume();
}

/** Who sends a request. `isOurs` tells whether a key or an access token comes from this backend. */
export function senderOf({ authorization, apikey }: IncomingHttpHeaders, isOurs: (key: string) => boolean): Sender {
  const keys = [/^bearer (\S+)$/i.exec(authorization ?? '')?.[1], apikey];
  return keys.some((key) => typeof key === 'string' && isOurs(key)) ? 'known' : 'visitor';
}
