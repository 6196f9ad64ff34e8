import type { WebContents } from 'electron';
import type { Command } from '#ipc/channels.ts';
import type { Handlers } from '#ipc/contract.ts';
import { pageListens } from './deep-links/page-listening.ts';
import { sendToOthers } from './ipc/send-event.ts';
import type { KnownAccount } from './menu/known-account.ts';
import type { Preferences } from './preferences/preferences.ts';
import type { MainSessionStore } from './session/main-session-store.ts';
import type { AppBadge } from './notifications/app-badge.ts';
import type { OpenWindows } from './windows/open-windows.ts';
import { pageDrawn } from './windows/show-when-drawn.ts';

type SettingsCommand = Extract<Command, `settings.${string}`>;
type PackCommand = Extract<Command, `pack.${string}`>;

/** What the IPC handlers need. */
export interface HandlerDependencies {
  readonly preferences: Preferences;
  readonly sessions: MainSessionStore;
  /** Lets the person choose where to share what a page asked to. */
  readonly share: Handlers<WebContents>['share.show'];
  readonly badge: AppBadge;
  readonly showNotice: Handlers<WebContents>['notice.show'];
  readonly settings: Pick<Handlers<WebContents>, SettingsCommand>;
  readonly packs: Pick<Handlers<WebContents>, PackCommand>;
  readonly saveFactsheets: Handlers<WebContents>['factsheet.save'];
  /** The account that is signed in, for the menus. */
  readonly account: KnownAccount;
  readonly open: Pick<OpenWindows, 'takeTop' | 'setTop'>;
}

/** The handler of each IPC call of the contract. */
export function handlersOf(dependencies: HandlerDependencies): Handlers<WebContents> {
  const { preferences, sessions, share, badge, showNotice, settings, packs, saveFactsheets, account, open } =
    dependencies;
  return {
    'preferences.read': () => preferences.read(),
    'preferences.write': (choice, caller) => {
      preferences.write(choice);
      sendToOthers('preferences.changed', preferences.read(), caller);
    },
    'session.read': (key) => sessions.read(key),
    'session.write': async ({ key, value }, caller) => {
      const kept = await sessions.write(key, value);
      sendToOthers('session.changed', { key }, caller);
      return kept;
    },
    'session.remove': async (key, caller) => {
      await sessions.remove(key);
      sendToOthers('session.changed', { key }, caller);
    },
    'session.keeping': () => sessions.keeping(),
    'session.keepInFile': () => sessions.keepInFile(),
    'share.show': share,
    ...settings,
    ...packs,
    'factsheet.save': saveFactsheets,
    'account.tell': (told) => {
      account.set(told);
    },
    'place.read': (_input, caller) => open.takeTop(caller),
    'place.write': ({ top }, caller) => {
      open.setTop(caller, top);
    },
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
