import type { i18n } from 'i18next';
import { DATA_SAVER_CHOICE } from '#domain/display-settings.ts';
import type { Preferences } from '#renderer/platform/port.ts';
import type { OfferPicture } from '#renderer/ui/picture.tsx';

// The one chunk of this feature that the entry names: each further import() there would add its file name to every page.

/** The dialog of how pages are shown. */
export const displayDialog = () => import('./display-dialog.tsx');

/** Adds a button to a picture that wasn't loaded because of the data saver. */
export async function offerPicture(
  preferences: Preferences,
  words: i18n,
  ...picture: Parameters<OfferPicture>
): Promise<void> {
  if (!preferences.readChoice(DATA_SAVER_CHOICE, ['on'])) return;
  const { offerPicture: offer } = await import('./offer-picture.ts');
  offer(words, ...picture);
}
