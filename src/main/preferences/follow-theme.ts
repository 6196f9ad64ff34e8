import { nativeTheme } from 'electron';
import type { Preferences } from './preferences.ts';

/** Sets menus, dialogs and pages (`prefers-color-scheme`) in the chosen theme, now and whenever the choice changes. */
export function followTheme(preferences: Pick<Preferences, 'theme' | 'subscribe'>): void {
  const follow = (): void => {
    nativeTheme.themeSource = preferences.theme();
  };
  follow();
  preferences.subscribe(follow);
}
