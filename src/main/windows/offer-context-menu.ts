import { BrowserWindow, clipboard, Menu, type ContextMenuParams, type WebContents } from 'electron';
import { isAppAddress } from '#main/protocol/app-address.ts';
import type { NativeTexts } from '#main/messages/native-texts.ts';
import { contextMenuItems } from './context-menu.ts';
import { publicLink } from '#main/share/public-page.ts';

/** What the context menus of all pages use. */
export interface ContextMenus {
  /** The texts in the current language. */
  readonly texts: () => NativeTexts;
  /** The site's public address, without a slash at its end. */
  readonly publicUrl: string | null;
  /** Opens a page of the portal in a new window. */
  openInNewTab(address: string): void;
  /** Saves a picture of a page where the person chooses. */
  savePicture(contents: WebContents, window: BrowserWindow, picture: ContextMenuParams): Promise<void>;
}

/** Gives a page a context menu: spelling, the clipboard, links and pictures. */
export function offerContextMenu(
  contents: WebContents,
  { texts, publicUrl, openInNewTab, savePicture }: ContextMenus,
): void {
  contents.on('context-menu', (_event, clicked) => {
    const window = BrowserWindow.fromWebContents(contents);
    const items = contextMenuItems(clicked, texts(), {
      replaceWord: (word) => contents.replaceMisspelling(word),
      learnWord: (word) => {
        if (!contents.session.addWordToSpellCheckerDictionary(word)) console.warn('The dictionary took no new word.');
      },
      copyLink: (address) => {
        clipboard.writeText(address).catch((error: unknown) => console.warn('The clipboard took no address:', error));
      },
      openInNewTab,
      copyPicture: () => contents.copyImageAt(clicked.x, clicked.y),
      savePicture: () => {
        if (window === null) return;
        savePicture(contents, window, clicked).catch((error: unknown) =>
          console.error('A failed picture could not be told:', error),
        );
      },
      isPortal: isAppAddress,
      publicAddress: (address) => publicLink(address, publicUrl),
    });
    if (items.length === 0) return;
    const { menuSourceType: sourceType, x, y } = clicked;
    // Without a position it would open at the mouse pointer, although the keyboard was used.
    const place = sourceType === 'keyboard' ? { x, y } : {};
    Menu.buildFromTemplate(items).popup({ ...(window === null ? {} : { window }), sourceType, ...place });
  });
}
