import { uploadedAddress } from '#domain/picture-address.ts';

/** The address of a picture that the portal has: pasted from the portal itself. Null for all others. */
export function ownPicture(source: string, pictureSource: (address: string) => string | null): string | null {
  const base = document.baseURI;
  if (!URL.canParse(source, base)) return null;
  const { origin, pathname, href } = new URL(source, base);
  if (origin === new URL(base).origin && /^\/(?:pictures|media)\/[\w./-]+$/.test(pathname)) return pathname;
  const uploaded = uploadedAddress(href);
  const place = uploaded === null ? null : pictureSource(uploaded);
  return place !== null && URL.canParse(place, base) && new URL(place, base).origin === origin ? uploaded : null;
}
