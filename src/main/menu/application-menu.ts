import { app, Menu } from 'electron';
import type { Preferences } from '#main/preferences/preferences.ts';
import { chosenLanguage } from '#main/messages/chosen-language.ts';
import { nativeTexts } from '#main/messages/native-texts.ts';
import { setAboutPanel } from './about-panel.ts';
import { followHistory, showHistory } from './follow-history.ts';
import { setIconTasks } from './icon-tasks.ts';
import type { KnownAccount } from './known-account.ts';
import { menuTemplate, type MenuActions } from './menu-template.ts';

/** What the app's menus need beside their texts. */
export interface MenuDependencies {
  readonly preferences: Preferences;
  readonly account: KnownAccount;
  readonly publicUrl: string | null;
  /** The app's picture, a file. */
  readonly icon: string;
  readonly actions: MenuActions;
  openPath(path: string): void;
}

/**
 * Sets the app's menu, the tasks of its icon and the About panel, and sets them again when the language, the theme or the signed-in
 * account changes.
 */
export function followMenu({ preferences, account, publicUrl, icon, actions, openPath }: MenuDependencies): void {
  const build = (): void => {
    const language = chosenLanguage(preferences);
    const texts = nativeTexts(language);
    const facts = {
      platform: process.platform,
      language,
      theme: preferences.theme(),
      account: account.read(),
      onTheWeb: publicUrl !== null,
      developerTools: !app.isPackaged,
    };
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(facts, texts, actions)));
    setAboutPanel(publicUrl, icon, texts);
    setIconTasks({ texts, account: account.read(), open: openPath });
    showHistory();
  };
  let built = '';
  const rebuild = (): void => {
    const wanted = `${chosenLanguage(preferences)} ${preferences.theme()} ${account.read()}`;
    // Setting a menu closes one that is open, so it isn't set for unrelated choices such as the sidebar's.
    if (wanted !== built) build();
    built = wanted;
  };
  rebuild();
  preferences.subscribe(rebuild);
  account.subscribe(rebuild);
  followHistory();
}
