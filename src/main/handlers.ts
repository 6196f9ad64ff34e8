import type { WebContents } from 'electron';
import type { Handlers } from '#ipc/contract.ts';
import { pageListens } from './deep-links/page-listening.ts';
import { tellOthers } from './ipc/tell.ts';
import type { Preferences } from './preferences/preferences.ts';
import type { SessionKeeper } from './session/session-keeper.ts';
import type { AppBadge } from './notices/app-badge.ts';
import { pageDrawn } from './windows/show-when-drawn.ts';

/** What the calls of the portal work on. */
export interface Rooms {
  readonly preferences: Preferences;
  readonly sessions: SessionKeeper;
  /** Lets the person choose where to share what a page asked to. */
  readonly share: Handlers<WebContents>['share.show'];
  readonly badge: AppBadge;
  readonly showNotice: Handlers<WebContents>['notice.show'];
}

/** Every call of the contract beside what does its work. */
export function handlersOf({ preferences, sessions, share, badge, showNotice }: Rooms): Handlers<WebContents> {
  return {
    'preferences.read': () => preferences.read(),
    'preferences.write': (choice, caller) => {
      preferences.write(choice);
      tellOthers('preferences.changed', preferences.read(), caller);
    },
    'session.read': (key) => sessions.read(key),
    'session.write': async ({ key, value }, caller) => {
      const kept = await sessions.write(key, value);
      tellOthers('session.changed', { key }, caller);
      return kept;
    },
    'session.remove': async (key, caller) => {
      await sessions.remove(key);
      tellOthers('session.changed', { key }, caller);
    },
    'session.keeping': () => sessions.keeping(),
    'session.keepInFile': () => sessions.keepInFile(),
    'share.show': share,
    'window.drawn': (_input, caller) => {
      pageDrawn(caller);
      pageListens(caller);
    },
    'badge.set': ({ count }, caller) => {
      badge.set(caller, count);
    },
    'notice.show': showNotice,
  };
}
