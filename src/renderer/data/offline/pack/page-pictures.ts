import { isDrawing } from '#domain/shipped-drawing.ts';
import { pictureType } from '../pictures/show-device-picture.ts';
import { pathOf } from '../pictures/named-pictures.ts';
import type { GatheredPictures } from './gather-pictures.ts';

/** The pictures of a pack as data: addresses, by how its texts name them; null for all others. */
export function pagePicture(pictures: GatheredPictures['bytes']): (address: string) => string | null {
  const made = new Map<string, string>();
  return (address) => {
    const path = pathOf(address);
    const bytes = path === undefined ? undefined : pictures.get(path);
    if (path === undefined || !bytes) return null;
    const known = made.get(path) ?? (isDrawing(path) ? drawingAddress(bytes) : dataAddress(pictureType(path), bytes));
    made.set(path, known);
    return known;
  };
}

/** Letters that neither an attribute in double quotes nor an address reads as its own; browsers take them as they are. */
const PLAIN = /%(?:20|2C|2F|3A|3B|3D|3F|24|2B|40|28|29|27)/g;

/** As text a drawing takes a quarter less than in base64. */
export function drawingAddress(bytes: Uint8Array<ArrayBuffer>): string {
  const text = new TextDecoder().decode(bytes);
  const quoted = text.includes("'") ? text : text.replaceAll('"', "'");
  return `data:image/svg+xml,${encodeURIComponent(quoted).replace(PLAIN, decodeURIComponent)}`;
}

export function dataAddress(type: string, bytes: Uint8Array<ArrayBuffer>): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += 8192) letters += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return `data:${type};base64,${btoa(letters)}`;
}
