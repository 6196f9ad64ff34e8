import { app, Menu } from 'electron';
import type { Preferences } from '#main/preferences/preferences.ts';
import { chosenLanguage } from '#main/words/chosen-language.ts';
import { menuTemplate, type MenuActions } from './menu-template.ts';
import { nativeTexts } from '#main/words/native-texts.ts';

/** What a menu is made of beside its texts. */
export interface MenuRooms {
  readonly preferences: Preferences;
  readonly publicUrl: string | null;
  readonly actions: MenuActions;
}

/** Sets the app's menu, and sets it anew whenever another language or theme is chosen. */
export function followMenu({ preferences, publicUrl, actions }: MenuRooms): void {
  const build = (): void => {
    const language = chosenLanguage(preferences);
    const facts = {
      platform: process.platform,
      language,
      theme: preferences.theme(),
      onTheWeb: publicUrl !== null,
      developerTools: !app.isPackaged,
    };
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(facts, nativeTexts(language), actions)));
  };
  let built = '';
  const rebuild = (): void => {
    const wanted = `${chosenLanguage(preferences)} ${preferences.theme()}`;
    // A menu that is open closes when it is set anew: not for a sidebar.
    if (wanted !== built) build();
    built = wanted;
  };
  rebuild();
  preferences.subscribe(rebuild);
}
