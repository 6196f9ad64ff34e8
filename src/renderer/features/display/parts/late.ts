import type { i18n } from 'i18next';
import { DATA_SAVER_CHOICE } from '#domain/reading-settings.ts';
import type { Preferences } from '../../../platform/port.ts';
import type { OfferPicture } from '../../../ui/device-picture.ts';

// Every page names this small file, and nothing of what stands behind it: the names of those files would weigh more than their use.

/** The menu of how pages are shown. */
export const readingDialog = () => import('./reading-dialog.tsx');

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
