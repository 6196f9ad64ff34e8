import type { i18n } from 'i18next';
import { useContext } from 'react';
import { addMessages } from '../../i18n/portal-i18n.ts';
import { TranslatorContext } from '../../i18n/use-translation.ts';
import { CommandFollower } from './command-follower.tsx';
import { Connectivity } from './connectivity.tsx';
import { FindBar } from './find-bar.tsx';
import { AccountTeller } from './account-teller.ts';
import { KeepingNotice } from './keeping-notice.tsx';
import { SettingsDoor } from './settings-door.tsx';
import en from './messages/en.json';
import id from './messages/id.json';
import type texts from './messages/id.json';

type Texts = typeof texts;
declare module '../../i18n/feature-texts.ts' {
  interface FeatureTexts extends Texts {}
}

/** Translators that know the app's own words already. */
const taught = new WeakSet<i18n>();

/**
 * What only the desktop app adds to the portal: it follows the menu, finds in the page, has settings, and says honestly whether
 * the backend answers and where a session is kept. The web never loads any of it.
 */
export function Companion() {
  const translator = useContext(TranslatorContext);
  // Before the first of its words is drawn, and once: both languages travel with the app.
  if (translator && !taught.has(translator)) {
    taught.add(translator);
    addMessages(translator, 'id', id);
    addMessages(translator, 'en', en);
  }
  return (
    <>
      <CommandFollower />
      <FindBar />
      <Connectivity />
      <KeepingNotice />
      <AccountTeller />
      <SettingsDoor />
    </>
  );
}
