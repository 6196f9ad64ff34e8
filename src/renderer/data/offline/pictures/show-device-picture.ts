import { filesOf, uploadedAddress } from '#domain/picture-address.ts';
import type { Repository } from '../../repository.ts';
import type { PictureDatabase } from './picture-database.ts';

/** Shows the largest file of a picture that this device has. */
export function showDevicePicture(open: () => Promise<PictureDatabase>): NonNullable<Repository['showPicture']> {
  return async (image) => {
    // If the device's own copy can't be decoded either, it is damaged.
    const wanted = image.getAttribute('src');
    const address = uploadedAddress(wanted ?? '');
    if (address === null) return false;
    try {
      const bytes = await largestOf(await open(), address);
      if (!bytes) return false;
      // Another picture is wanted there by now, and is being fetched.
      if (image.getAttribute('src') !== wanted) return true;
      const source = URL.createObjectURL(new Blob([bytes], { type: pictureType(address) }));
      const release = () => URL.revokeObjectURL(source);
      image.addEventListener('load', release, { once: true });
      image.addEventListener('error', release, { once: true });
      image.removeAttribute('srcset');
      image.src = source;
      return true;
    } catch (error) {
      console.warn('A picture on this device could not be read:', error);
      return false;
    }
  };
}

async function largestOf(pictures: PictureDatabase, address: string) {
  for (const { path } of [...filesOf(address)].reverse()) {
    const bytes = await pictures.read(path);
    if (bytes) return bytes;
  }
  return undefined;
}

/** The media type of a picture of this address or path. */
export function pictureType(address: string): 'image/jpeg' | 'image/webp' {
  return address.endsWith('.jpg') ? 'image/jpeg' : 'image/webp';
}
