import type { Slices } from '#text/from-html/in-slices.ts';
import type { MissingPicture } from '#text/from-html/read-document.ts';
import { rtfPictures } from './rtf-pictures.ts';

/** Shorter ones are dots and lines of a page. */
const SHORTEST_DATA = 256;
const HELD = 'data:held,';

/** HTML whose pictures were taken out, so that it is as long as its text; and what was taken. */
export interface LightHtml {
  readonly html: string;
  readonly data: readonly string[];
}

/** Takes the pictures out of HTML that carries them in itself. */
export function withoutData(html: string): LightHtml {
  const data: string[] = [];
  const light = html.replace(/\bdata:[^"'\s>]+/gi, (address) => {
    if (address.length < SHORTEST_DATA) return address;
    data.push(address);
    return `${HELD}${data.length - 1}`;
  });
  return { html: light, data };
}

/** What the clipboard holds besides the HTML. */
export interface Clipboard {
  readonly data: readonly string[];
  readonly rtf: string;
  readonly files: readonly File[];
}

export interface PendingPicture extends MissingPicture {
  readonly file: File;
}

/**
 * The pictures of a document that the clipboard holds: in the HTML itself, in its RTF form (Word names only files of its own
 * device), or as files. By their order only where there are as many as the document has: never one in the place of another.
 */
export function* heldPictures(missing: readonly MissingPicture[], clipboard: Clipboard): Slices<PendingPicture[]> {
  const held: PendingPicture[] = [];
  const isInside = ({ source }: MissingPicture) => source.startsWith('data:');
  for (const picture of missing.filter(isInside)) {
    const address = picture.source.startsWith(HELD)
      ? clipboard.data[Number(picture.source.slice(HELD.length))]
      : picture.source;
    const file = address === undefined ? null : fileOfData(address);
    if (file) held.push({ ...picture, file });
    yield;
  }
  const elsewhere = missing.filter((picture) => !isInside(picture));
  const onDevice = elsewhere.filter(({ source }) => /^file:/i.test(source));
  const fromRtf = onDevice.length > 0 ? yield* rtfPictures(clipboard.rtf) : [];
  if (onDevice.length > 0 && fromRtf.length === onDevice.length) {
    for (const [index, picture] of onDevice.entries()) {
      const file = fromRtf[index];
      if (file) held.push({ ...picture, file });
    }
  } else if (clipboard.files.length === elsewhere.length) {
    for (const [index, picture] of elsewhere.entries()) {
      const file = clipboard.files[index];
      if (file) held.push({ ...picture, file });
    }
  }
  const order = new Map(missing.map(({ placeholder }, index) => [placeholder, index]));
  return held.sort((one, other) => (order.get(one.placeholder) ?? 0) - (order.get(other.placeholder) ?? 0));
}

/** The file within an address; null where it is no picture. */
function fileOfData(address: string): File | null {
  const [, type, encoding, content] = /^data:(image\/[\w.+-]+)(;base64)?(?:;[^,]*)?,(.*)$/is.exec(address) ?? [];
  if (type === undefined || content === undefined) return null;
  try {
    const text = encoding === undefined ? decodeURIComponent(content) : atob(decodeURIComponent(content));
    const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    // It has no name.
    return new File([bytes], '', { type });
  } catch (error) {
    console.warn('A pasted picture could not be read:', error);
    return null;
  }
}
