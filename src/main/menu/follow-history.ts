import { app, Menu, type WebContents } from 'electron';
import { frontWindow } from '#main/windows/front-window.ts';

/** Greys out Back and Forward in the app's menu where the window in front has nowhere to go; called after each new menu too. */
export function showHistory(): void {
  const menu = Menu.getApplicationMenu();
  const contents = frontWindow()?.webContents;
  const history = contents && !contents.isDestroyed() ? contents.navigationHistory : null;
  const show = (id: string, enabled: boolean): void => {
    const item = menu?.getMenuItemById(id);
    if (item) item.enabled = enabled;
  };
  show('back', history?.canGoBack() ?? false);
  show('forward', history?.canGoForward() ?? false);
}

/** Follows every page and window from now on. */
export function followHistory(): void {
  app.on('web-contents-created', (_event, contents: WebContents) => {
    contents.on('did-navigate', showHistory);
    contents.on('did-navigate-in-page', showHistory);
    // A page that was loaded anew may have had its steps counted only now.
    contents.on('did-stop-loading', showHistory);
    contents.once('destroyed', showHistory);
  });
  app.on('browser-window-focus', showHistory);
}
