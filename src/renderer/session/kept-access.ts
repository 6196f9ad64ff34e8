import { fieldsOf, parseJson } from '#domain/json.ts';
import type { SessionStorage } from '#renderer/platform/port.ts';

/** The last granted access opens the admin application for so long without the backend, ms. */
export const KEPT_ACCESS_MS = 30 * 86_400_000;

/** A clock is corrected by seconds, ms. One that was set back further gives nobody more time. */
const CORRECTION_MS = 5 * 60_000;

const ROLE = 'superadmin';

/**
 * The last time that the backend let a person into the admin application, kept where the session is kept. It opens what this device
 * holds where nobody can be asked; what the person may do is decided by the database.
 */
export interface KeptAccess {
  /** The backend let them in at this moment. */
  grant(person: string): Promise<void>;
  /** Whether it let them in lately. Never rejects. */
  holds(person: string): Promise<boolean>;
  forget(): Promise<void>;
}

/** What is kept beside the session with this key. */
export function keptAccess(storage: SessionStorage, sessionKey: string, now = Date.now): KeptAccess {
  const key = `${sessionKey}-access`;
  // One window after another: what one forgets between another's reading and writing stays forgotten.
  const inTurn = <T>(work: () => Promise<T>) => storage.exclusively(key, work);
  const write = (person: string, at: number, seen: number) =>
    storage.write(key, JSON.stringify({ person, role: ROLE, at, seen }));
  return {
    grant: (person) => inTurn(async () => void (await write(person, now(), now()))),
    holds: (person) => inTurn(() => read(person)),
    forget: () => inTurn(() => storage.remove(key)),
  };

  async function read(person: string): Promise<boolean> {
    const text = await storage.read(key);
    const { person: granted, role, at, seen } = fieldsOf(parseJson(text ?? ''));
    if (granted !== person || role !== ROLE || typeof at !== 'number' || typeof seen !== 'number') return false;
    const moment = now();
    if (moment < seen - CORRECTION_MS || moment < at - CORRECTION_MS || moment - at > KEPT_ACCESS_MS) return false;
    // The latest moment that this device has seen: setting the clock back behind it is of no use.
    if (moment > seen) await write(granted, at, moment);
    return true;
  }
}
