import type { MenuItemConstructorOptions } from 'electron';
import { shareAddresses, type PublicPage } from '#domain/share-addresses.ts';
import { filled, type NativeTexts } from '#main/messages/native-texts.ts';

/** What the items of the menu call. */
export interface ShareWays {
  /** Hands an address to the system's browser or mail program. */
  open(address: string): void;
  copy(text: string): void;
}

/** The menu for sharing: WhatsApp, Facebook, X, mail and the link. Facebook is left out where there is no address. */
export function shareItems(page: PublicPage, t: NativeTexts, ways: ShareWays): MenuItemConstructorOptions[] {
  const { title, address } = page;
  const on = (network: string): string => filled(t['native.shareOn'], { network });
  return [
    { id: 'share-whatsapp', label: t['native.shareWhatsapp'], click: () => ways.open(shareAddresses.whatsapp(page)) },
    ...(address === null
      ? []
      : [{ id: 'share-facebook', label: on('Facebook'), click: () => ways.open(shareAddresses.facebook(page)) }]),
    { id: 'share-x', label: on('X'), click: () => ways.open(shareAddresses.x(page)) },
    { id: 'share-mail', label: t['native.shareMail'], click: () => ways.open(shareAddresses.mail(page)) },
    { type: 'separator' },
    {
      id: 'share-copy',
      label: t[address === null ? 'native.shareCopyTitle' : 'native.shareCopy'],
      click: () => ways.copy(address ?? title),
    },
  ];
}
