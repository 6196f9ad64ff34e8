import { nativeTheme } from 'electron';
import type { Preferences } from './preferences.ts';

/** Applies the chosen theme to menus, dialogs and pages (`prefers-color-scheme`), now and on every change. */
export function followTheme(preferences: Pick<Preferences, 'theme' | 'subscribe'>): void {
  const follow = (): void => {
    nativeTheme.themeSource = preferences.theme();
  };
  follow();
  preferences.subscribe(follow);
}
