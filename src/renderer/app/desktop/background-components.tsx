import '../../ui/private/private.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addMessages } from '../../i18n/portal-i18n.ts';
import { CommandFollower } from './command-follower.tsx';
import { Connectivity } from './connectivity-bar.tsx';
import { FindBar } from './find-bar.tsx';
import { MenuAccountSync } from './menu-account-sync.ts';
import { SessionStorageNotice } from './session-storage-notice.tsx';
import { SettingsLoader } from './settings-loader.tsx';
import en from './messages/en.json';
import id from './messages/id.json';

/**
 * What only the desktop app adds to the portal: it follows the menu, finds in the page, has settings, and says honestly whether
 * the backend answers and where a session is kept. The web never loads any of it.
 */
export function BackgroundComponent() {
  const { i18n } = useTranslation();
  // Before the first of its words is drawn: both languages travel with the app.
  useState(() => {
    addMessages(i18n, 'id', { desktop: id });
    addMessages(i18n, 'en', { desktop: en });
  });
  return (
    <>
      <CommandFollower />
      <FindBar />
      <Connectivity />
      <SessionStorageNotice />
      <MenuAccountSync />
      <SettingsLoader />
    </>
  );
}
