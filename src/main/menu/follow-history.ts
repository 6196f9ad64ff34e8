import { app, Menu, type WebContents } from 'electron';
import { frontWindow } from '#main/windows/front-window.ts';

/** Disables Back and Forward in the app's menu where the front window has no such page; also called after each new menu. */
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

/** Updates the items with every navigation and window from now on. */
export function followHistory(): void {
  app.on('web-contents-created', (_event, contents: WebContents) => {
    contents.on('did-navigate', showHistory);
    contents.on('did-navigate-in-page', showHistory);
    // After a reload the history may be counted only when loading has stopped.
    contents.on('did-stop-loading', showHistory);
    contents.once('destroyed', showHistory);
  });
  app.on('browser-window-focus', showHistory);
}
