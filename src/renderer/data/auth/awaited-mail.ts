import type { SessionStorage } from '../../platform/port.ts';

/** The kind of a requested mail, the same as the type of its link. */
type MailKind = 'signup' | 'recovery';

/** A link that comes later than this after the request, ms, needs a confirmation like any other. */
const AWAITED_MS = 3_600_000;

export interface AwaitedMail {
  note(kind: MailKind, email: string): Promise<void>;
  /** Whether this device requested such a mail; an expired note is removed. */
  matches(kind: string | null, email: string): Promise<boolean>;
  forget(): Promise<void>;
  /** Removes an expired note, so that the address isn't stored longer than necessary. */
  tidy(): Promise<void>;
}

/** The last mail with a link that this device requested. */
export function awaitedMail(storage: SessionStorage, sessionKey: string, now = Date.now): AwaitedMail {
  const key = `${sessionKey}-request`;
  /** The note that still counts; whatever else stands there is taken away. */
  const current = async (): Promise<Note | null> => {
    const text = await storage.read(key);
    if (text === null) return null;
    const note = readNote(text);
    const age = note ? now() - note.at : -1;
    if (age >= 0 && age <= AWAITED_MS) return note;
    await storage.remove(key);
    return null;
  };
  return {
    async note(kind, email) {
      await storage.write(key, JSON.stringify({ kind, email: plain(email), at: now() }));
    },
    async matches(kind, email) {
      const note = await current();
      return note?.kind === kind && note.email === plain(email);
    },
    forget: () => storage.remove(key),
    tidy: async () => void (await current()),
  };
}

/** Addresses are compared as the auth service keeps them. */
function plain(email: string): string {
  return email.trim().toLowerCase();
}

interface Note {
  readonly kind: string;
  readonly email: string;
  readonly at: number;
}

function readNote(text: string): Note | null {
  try {
    const note = JSON.parse(text) as Partial<Note> | null;
    return typeof note?.kind === 'string' && typeof note.email === 'string' && typeof note.at === 'number'
      ? { kind: note.kind, email: note.email, at: note.at }
      : null;
  } catch (error) {
    console.warn('A damaged note about an awaited mail was passed over:', error);
    return null;
  }
}
