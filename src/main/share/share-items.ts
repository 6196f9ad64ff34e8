import type { MenuItemConstructorOptions } from 'electron';
import { filled, type NativeTexts } from '#main/messages/native-texts.ts';
import type { PublicPage } from './public-page.ts';

/** What the items of the menu do. */
export interface ShareWays {
  /** Hands an address to the system's browser or mail program. */
  open(address: string): void;
  copy(text: string): void;
}

/** The menu for sharing: WhatsApp first, then Facebook, X, mail and the link. Without an address there is nothing for Facebook. */
export function shareItems(page: PublicPage, t: NativeTexts, ways: ShareWays): MenuItemConstructorOptions[] {
  const { title, address } = page;
  const on = (network: string): string => filled(t['native.shareOn'], { network });
  return [
    { id: 'share-whatsapp', label: t['native.shareWhatsapp'], click: () => ways.open(whatsApp(page)) },
    ...(address === null
      ? []
      : [{ id: 'share-facebook', label: on('Facebook'), click: () => ways.open(facebook(address)) }]),
    { id: 'share-x', label: on('X'), click: () => ways.open(x(page)) },
    { id: 'share-mail', label: t['native.shareMail'], click: () => ways.open(mail(page)) },
    { type: 'separator' },
    {
      id: 'share-copy',
      label: t[address === null ? 'native.shareCopyTitle' : 'native.shareCopy'],
      click: () => ways.copy(address ?? title),
    },
  ];
}

function whatsApp({ title, address }: PublicPage): string {
  return `https://wa.me/?${new URLSearchParams({ text: address === null ? title : `${title} ${address}` })}`;
}

/** Facebook takes the address alone, X the title too (specification). */
function facebook(address: string): string {
  return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: address })}`;
}

function x({ title, address }: PublicPage): string {
  return `https://x.com/intent/post?${new URLSearchParams(address === null ? { text: title } : { url: address, text: title })}`;
}

/** Mail programs take a plus sign as it stands, so blanks are escaped. */
function mail({ title, address }: PublicPage): string {
  const body = address === null ? title : `${title}\n${address}`;
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
}
