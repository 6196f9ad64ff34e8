import { filesOf, uploadedAddress } from '#domain/picture-address.ts';
import { pictureType } from '../pictures/show-device-picture.ts';
import { isSoundPicture } from '../pictures/sound-picture.ts';

/** Larger drawings aren't put into the page, in bytes. */
const MOST_BYTES = 300_000;
const TIMEOUT_MS = 5000;

/**
 * Pictures as data: addresses: the portal's own drawings, and the smallest file of uploaded ones, where it is on this device. Null
 * for all others. `read` returns a file of the bucket.
 */
export function pagePictures(
  read: (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>,
): (address: string) => Promise<string | null> {
  return async (address) => {
    const [smallest] = filesOf(uploadedAddress(address) ?? address);
    try {
      if (smallest) {
        const bytes = await read(smallest.path);
        return bytes && isSoundPicture(smallest.path, bytes) ? dataAddress(pictureType(smallest.path), bytes) : null;
      }
      return /^\/(?![/\\])/.test(address) ? await drawing(address) : null;
    } catch (error) {
      console.warn('A picture of the reading page could not be read:', error);
      return null;
    }
  };
}

async function drawing(address: string): Promise<string | null> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const picture = await answer.blob();
  const [type = ''] = picture.type.split(';');
  if (!answer.ok || !/^image\/[a-z+]+$/.test(type) || picture.size > MOST_BYTES) return null;
  return dataAddress(type, new Uint8Array(await picture.arrayBuffer()));
}

function dataAddress(type: string, bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += 8192) letters += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return `data:${type};base64,${btoa(letters)}`;
}
