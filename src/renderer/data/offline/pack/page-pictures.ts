import { narrowSource } from '#domain/picture-address.ts';

/** Phones are this wide; larger files would make the page heavy, px. */
const WIDTH = 480;

/** Larger pictures aren't put into the page, in bytes. */
const MOST_BYTES = 300_000;
const TIMEOUT_MS = 5000;

/**
 * Gives pictures as data: addresses: those that travel with the portal, and uploaded ones where the backend (`backend`, its origin) can be
 * reached. Null for all others, and for uploaded ones once the backend didn't answer.
 */
export function pagePictures(backend: string): (address: string) => Promise<string | null> {
  let reached = true;
  return async (address) => {
    const isUploaded = address.startsWith(`${backend}/`);
    if (!(isUploaded ? reached : /^\/(?!\/)/.test(address))) return null;
    try {
      const answer = await fetch(narrowSource(address, WIDTH), { signal: AbortSignal.timeout(TIMEOUT_MS) });
      const picture = await answer.blob();
      const [type = ''] = picture.type.split(';');
      if (!answer.ok || !/^image\/[a-z+]+$/.test(type) || picture.size > MOST_BYTES) return null;
      return `data:${type};base64,${base64(new Uint8Array(await picture.arrayBuffer()))}`;
    } catch (error) {
      console.warn('A picture of the reading page could not be fetched:', error);
      if (isUploaded) reached = false;
      return null;
    }
  };
}

function base64(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += 8192) letters += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(letters);
}
