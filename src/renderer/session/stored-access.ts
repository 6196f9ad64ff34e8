import { positionOf, type Position } from '#domain/roles.ts';
import { fieldsOf, parseJson } from '#domain/json.ts';
import type { SessionStorage } from '#renderer/platform/port.ts';

/** The last granted access opens the admin application for so long without the backend, ms. */
export const STORED_ACCESS_MS = 30 * 86_400_000;

/** A clock is corrected by seconds, ms. One that was set back further gives nobody more time. */
const CORRECTION_MS = 5 * 60_000;

/**
 * The last time that the backend let a person into the admin application, kept where the session is kept. It opens what this device
 * holds where nobody can be asked; what the person may do is decided by the database.
 */
export interface StoredAccess {
  /** The backend let them in at this moment, as what they are. */
  grant(person: string, position: Position): Promise<void>;
  /** As what it let them in lately; null where it didn't. Never rejects. */
  holds(person: string): Promise<Position | null>;
  forget(): Promise<void>;
}

/** What is kept beside the session with this key. */
export function storedAccess(storage: SessionStorage, sessionKey: string, now = Date.now): StoredAccess {
  const key = `${sessionKey}-access`;
  // One window after another: what one forgets between another's reading and writing stays forgotten.
  const inTurn = <T>(work: () => Promise<T>) => storage.exclusively(key, work);
  const write = (person: string, { role, language }: Position, at: number, seen: number) =>
    storage.write(key, JSON.stringify({ person, role, language, at, seen }));
  return {
    grant: (person, position) => inTurn(async () => void (await write(person, position, now(), now()))),
    holds: (person) => inTurn(() => read(person)),
    forget: () => inTurn(() => storage.remove(key)),
  };

  async function read(person: string): Promise<Position | null> {
    const text = await storage.read(key);
    const { person: granted, role, language, at, seen } = fieldsOf(parseJson(text ?? ''));
    const position = positionOf(role, language);
    if (granted !== person || position === null || typeof at !== 'number' || typeof seen !== 'number') return null;
    const moment = now();
    if (moment < seen - CORRECTION_MS || moment < at - CORRECTION_MS || moment - at > STORED_ACCESS_MS) return null;
    // The latest moment that this device has seen: setting the clock back behind it is of no use.
    if (moment > seen) await write(granted, position, at, moment);
    return position;
  }
}
