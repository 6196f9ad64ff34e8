import { app, Menu } from 'electron';
import { DEFAULT_LANGUAGE, type Language } from '#domain/localized.ts';
import type { Preferences } from '#main/preferences/preferences.ts';
import { menuTemplate, type MenuActions } from './menu-template.ts';
import { menuTexts } from './menu-texts.ts';

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
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(facts, menuTexts(language), actions)));
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

/** The language that the app speaks: the chosen one, else the portal's first. */
export function chosenLanguage(preferences: Pick<Preferences, 'read'>): Language {
  return preferences.read().language ?? DEFAULT_LANGUAGE;
}
