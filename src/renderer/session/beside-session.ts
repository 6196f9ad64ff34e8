import type { SessionStorage } from '#renderer/platform/port.ts';
import { personalKey, type PersonalKey } from './personal-key.ts';
import { openedItems, type OpenedItems } from './opened-items.ts';
import type { SessionCell } from './session.ts';
import { storedAccess, type StoredAccess } from './stored-access.ts';

/** What is kept beside the session and removed with it. */
export interface BesideSession {
  readonly access: StoredAccess;
  readonly key: PersonalKey;
  readonly opened: Pick<OpenedItems, 'forget'>;
}

/** What is kept beside the session that is stored under `sessionKey`. */
export function besideSession(
  storage: SessionStorage,
  sessionKey: string,
  cell: Pick<SessionCell, 'read'>,
  now = Date.now,
): BesideSession {
  const isSignedIn = (person: string): boolean => {
    const { state } = cell.read();
    return state.kind === 'signed-in' && state.person.id === person;
  };
  return {
    access: storedAccess(storage, sessionKey, now),
    key: personalKey(storage, sessionKey, isSignedIn),
    opened: openedItems(storage),
  };
}
