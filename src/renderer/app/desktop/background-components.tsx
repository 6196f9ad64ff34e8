import '../../ui/on-demand/on-demand.css';
import { useState, useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { addMessages } from '#renderer/i18n/portal-i18n.ts';
import { AttachmentNotice } from './attachment-notice.tsx';
import { CommandFollower } from './command-follower.tsx';
import { Connectivity } from './connectivity-bar.tsx';
import { FindBar } from './find-bar.tsx';
import { SessionStorageNotice } from './session-storage-notice.tsx';
import en from './messages/en.json';
import id from './messages/id.json';
import libraryEn from '../../features/library/parts/page-messages/en.json';
import libraryId from '../../features/library/parts/page-messages/id.json';
import { usePlatform, type MenuAccount } from '#renderer/platform/port.ts';
import { applyReadingWidth, keptReadingWidth } from '../../features/display/parts/reading-width.ts';
import { mayOpenAdmin, useSession, type SessionState } from '#renderer/session/session.ts';

/**
 * What only the desktop app adds to the portal: it follows the menu, finds in the page, has settings, and says honestly whether
 * the backend answers and where a session is kept. The web never loads any of it.
 */
export function BackgroundComponent() {
  const { i18n } = useTranslation();
  const { preferences } = usePlatform();
  useEffect(() => applyReadingWidth(keptReadingWidth(preferences)), [preferences]);
  // Before the first of its words is drawn: both languages travel with the app.
  useState(() => {
    addMessages(i18n, 'id', { desktop: id, library: libraryId });
    addMessages(i18n, 'en', { desktop: en, library: libraryEn });
  });
  return (
    <>
      <CommandFollower />
      <FindBar />
      <Connectivity />
      <AttachmentNotice />
      <SessionStorageNotice />
      <MenuAccountSync />
      <SettingsLoader />
    </>
  );
}

type Settings = ComponentType<{ readonly onClose: () => void }>;

/** Opens the settings over whatever page is shown; their code is fetched the first time. */
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
function accountOf(state: SessionState): MenuAccount | null {
  if (state.kind === 'starting' || (state.kind === 'signed-in' && state.admin === 'checking')) return null;
  if (state.kind === 'visitor') return 'visitor';
  if (!mayOpenAdmin(state)) return 'member';
  const { role } = state.position ?? {};
  return role === 'superadmin' ? 'admin' : role === 'editor' ? 'editor' : 'staff';
}
