import { BrowserWindow, clipboard, Menu, ShareMenu, type WebContents } from 'electron';
import type { PublicPage } from '#domain/share-addresses.ts';
import type { Output, Handlers } from '#ipc/contract.ts';
import { type NativeTexts, nativeTexts } from '#main/messages/native-texts.ts';
import { openExternally } from '#main/security/open-externally.ts';
import { shareableLink } from './public-page.ts';
import { shareItems } from './share-items.ts';
import { chosenLanguage } from '#main/messages/chosen-language.ts';
import type { Preferences } from '#main/preferences/preferences.ts';

type Outcome = Output<'share.show'>;

/**
 * Systems differ in whether a menu reports its closing before or after the choice; without a choice within this many ms of the
 * closing, none was made.
 */
const CHOICE_MS = 200;

/**
 * Opens the menu for sharing a page, at the window that shows these contents: the system's own menu on macOS, elsewhere one of
 * ours. Settles when the menu is closed. macOS doesn't report what was chosen, so no outcome is claimed.
 */
export function offerShare(contents: WebContents, page: PublicPage, t: NativeTexts): Promise<Outcome> {
  const window = BrowserWindow.fromWebContents(contents);
  const place = window === null ? {} : { window };
  return new Promise((resolve, reject) => {
    if (process.platform === 'darwin') {
      const item = page.address === null ? { texts: [page.title] } : { texts: [page.title], urls: [page.address] };
      new ShareMenu(item).popup({ ...place, callback: () => resolve('dismissed') });
      return;
    }
    const items = shareItems(page, t, {
      open(address) {
        openExternally(address);
        resolve('shared');
      },
      copy: (text) => void clipboard.writeText(text).then(() => resolve('copied'), reject),
    });
    const menu = Menu.buildFromTemplate(items);
    menu.popup({ ...place, callback: () => setTimeout(() => resolve('dismissed'), CHOICE_MS) });
  });
}

/** The handler of a page's request to share, in the current language. */
export function shareHandler(preferences: Preferences, publicUrl: string | null): Handlers<WebContents>['share.show'] {
  return (link, caller) => offerShare(caller, shareableLink(link, publicUrl), nativeTexts(chosenLanguage(preferences)));
}
