import '../../ui/lazy/lazy.css';
import { useState, useEffect, type ComponentType } from 'react';
import { useMessages } from '#renderer/i18n/portal-i18n.ts';
import { AttachmentNotice } from './attachment-notice.tsx';
import { CommandFollower } from './command-follower.tsx';
import { Connectivity } from './connectivity-bar.tsx';
import { FindBar } from './find/find-bar.tsx';
import type { ConnectivityStore } from './connectivity-store.ts';
import { SessionStorageNotice } from './session-storage-notice.tsx';
import en from './messages/en.json';
import id from './messages/id.json';
import libraryEn from '../../features/library/parts/page-messages/en.json';
import libraryId from '../../features/library/parts/page-messages/id.json';
import { usePlatform, type MenuAccount } from '#renderer/platform/port.ts';
import { applyReadingWidth, storedReadingWidth } from '../../features/display/parts/reading-width.ts';
import { mayOpenAdmin, useSession, type SessionState } from '#renderer/session/session.ts';

/**
 * What only the desktop app adds to the portal: menu commands, find in page, settings, the state of the connection, and where the
 * session is stored. Not part of the web's code.
 */
export function BackgroundComponent({ connectivity }: { readonly connectivity: ConnectivityStore | null }) {
  // The app contains both languages.
  useMessages({ id: { desktop: id, library: libraryId }, en: { desktop: en, library: libraryEn } });
  const { preferences } = usePlatform();
  useEffect(() => applyReadingWidth(storedReadingWidth(preferences)), [preferences]);
  return (
    <>
      <CommandFollower />
      <FindBar />
      {connectivity && <Connectivity store={connectivity} />}
      {connectivity && <AttachmentNotice connectivity={connectivity} />}
      <SessionStorageNotice />
      <MenuAccountSync />
      <SettingsLoader />
    </>
  );
}

type Settings = ComponentType<{ readonly onClose: () => void }>;

/** Opens the settings over the current page; their code is loaded the first time. */
function SettingsLoader() {
  const platform = usePlatform();
  const [Settings, setSettings] = useState<Settings | null>(null);
  useEffect(
    () =>
      platform.subscribeCommands(({ command }) => {
        if (command !== 'settings') return;
        import('./settings/settings-dialog.tsx').then(
          ({ SettingsDialog }) => setSettings(() => SettingsDialog),
          (error: unknown) => console.error('The settings could not open:', error),
        );
      }),
    [platform],
  );
  return Settings && <Settings onClose={() => setSettings(null)} />;
}

/** Sends the kind of account to the app's menus, so that they only link to pages that this person can open. */
export function MenuAccountSync() {
  const { app } = usePlatform();
  const account = accountOf(useSession().state);
  useEffect(() => {
    if (account !== null) app?.reportAccount(account);
  }, [app, account]);
  return null;
}

/** Null while it isn't known: the menus stay as they are. */
function accountOf(state: SessionState): MenuAccount | null {
  if (state.kind === 'starting' || (state.kind === 'signed-in' && state.admin === 'checking')) return null;
  if (state.kind === 'visitor') return 'visitor';
  if (!mayOpenAdmin(state)) return 'member';
  const { role } = state.position ?? {};
  return role === 'superadmin' ? 'admin' : role === 'editor' ? 'editor' : 'staff';
}
