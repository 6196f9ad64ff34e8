import type { i18n } from 'i18next';
import { DATA_SAVER_CHOICE } from '#domain/data-saver.ts';
import type { Preferences } from '../../../platform/port.ts';
import type { OfferPicture } from '../../../ui/device-picture.ts';

// The one chunk of this feature that the entry names: each further import() there would add its file name to every page.

/** The dialog of how pages are shown. */
export const displayDialog = () => import('./display-dialog.tsx');

/** Offers a picture that didn't come, where pictures come only when they are asked for. */
export async function offerPicture(
  preferences: Preferences,
  words: i18n,
  ...picture: Parameters<OfferPicture>
): Promise<void> {
  if (!preferences.readChoice(DATA_SAVER_CHOICE, ['on'])) return;
  const { offerPicture: offer } = await import('./offer-picture.ts');
  offer(words, ...picture);
}
