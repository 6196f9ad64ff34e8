import { positionOf, type Position } from '#domain/roles.ts';
import { fieldsOf, parseJson } from '#domain/json.ts';
import type { SessionStorage } from '#renderer/platform/port.ts';

/** How long the last granted access opens the admin area without the backend, ms. */
export const STORED_ACCESS_MS = 30 * 86_400_000;

/** The tolerance for corrected clocks, ms. Setting a clock back further doesn't prolong the access. */
const CORRECTION_MS = 5 * 60_000;

/**
 * The last time at which the backend granted access to the admin area, stored beside the session. It opens the data on this device
 * while the backend can't be reached; the database checks all requests.
 */
export interface StoredAccess {
  /** Stores that the backend granted access now, with the role. */
  grant(person: string, position: Position): Promise<void>;
  /** The role of a valid stored access; null where there is none. Never rejects. */
  holds(person: string): Promise<Position | null>;
  forget(): Promise<void>;
}

/** The stored access beside the session with this key. */
export function storedAccess(storage: SessionStorage, sessionKey: string, now = Date.now): StoredAccess {
  const key = `${sessionKey}-access`;
  // Windows take turns, so that one can't restore what another has removed between its read and write.
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
    // Stores the latest time that this device has seen, so that setting the clock back before it has no effect.
    if (moment > seen) await write(granted, position, at, moment);
    return position;
  }
}
