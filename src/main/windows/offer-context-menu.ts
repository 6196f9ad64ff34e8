import { BrowserWindow, clipboard, Menu, type WebContents } from 'electron';
import { contextMenuItems, type ContextTexts } from './context-menu.ts';
import { publicLink } from './public-link.ts';

/** What the menus of all pages share. */
export interface ContextMenus {
  /** The texts in the portal's language of the moment. */
  readonly texts: () => ContextTexts;
  /** The site's public address, without a slash at its end. */
  readonly publicUrl: string | null;
}

/** Gives a page a context menu: spelling, the clipboard, and the address of a link. */
export function offerContextMenu(contents: WebContents, { texts, publicUrl }: ContextMenus): void {
  contents.on('context-menu', (_event, clicked) => {
    const items = contextMenuItems(clicked, texts(), {
      replaceWord: (word) => contents.replaceMisspelling(word),
      learnWord: (word) => {
        if (!contents.session.addWordToSpellCheckerDictionary(word)) console.warn('The dictionary took no new word.');
      },
      copyLink: (address) => {
        clipboard.writeText(address).catch((error: unknown) => console.warn('The clipboard took no address:', error));
      },
      publicAddress: (address) => publicLink(address, publicUrl),
    });
    if (items.length === 0) return;
    const window = BrowserWindow.fromWebContents(contents);
    const { menuSourceType: sourceType, x, y } = clicked;
    // Without a place it opens at the mouse, wherever that was left while somebody typed.
    const place = sourceType === 'keyboard' ? { x, y } : {};
    Menu.buildFromTemplate(items).popup({ ...(window === null ? {} : { window }), sourceType, ...place });
  });
}
