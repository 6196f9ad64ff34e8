import { useEffect } from 'react';
import { usePlatform } from '../../platform/port.ts';
import { mayOpenAdmin, useSession, type SessionState } from '../../session/session.ts';

/** Tells the app's menus who is signed in, so that they lead to pages that this person has. */
export function MenuAccountSync() {
  const { app } = usePlatform();
  const account = accountOf(useSession().state);
  useEffect(() => {
    if (account !== null) app?.tellAccount(account);
  }, [app, account]);
  return null;
}

/** Null while that isn't known: the menus stay as they are. */
function accountOf(state: SessionState): 'visitor' | 'member' | 'admin' | null {
  if (state.kind === 'starting' || (state.kind === 'signed-in' && state.admin === 'checking')) return null;
  if (state.kind === 'visitor') return 'visitor';
  return mayOpenAdmin(state) ? 'admin' : 'member';
}
