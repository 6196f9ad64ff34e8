import { lettersAt } from './picture-header.ts';

/** Pictures that can be taken. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

/** What people take for pictures and choose by mistake; `other` is everything else. */
export type RefusedKind = 'svg' | 'heic' | 'pdf' | 'page' | 'other';

/** How many bytes of a file determine its kind. */
const HEAD = 4096;

const PNG = '\x89PNG\r\n\x1a\n';

/** Brands of HEIF files that hold no AV1 picture; phones write the first ones. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'];

/** What a file is by its content, whatever its name and its type say. */
export function kindOfFile(bytes: Uint8Array): PictureKind | RefusedKind {
  const start = lettersAt(bytes, 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith(PNG)) return 'png';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (/^RIFF[^]{4}WEBP/.test(start)) return 'webp';
  if (start.slice(4, 8) === 'ftyp') return kindOfMediaFile(bytes);
  return kindOfText(bytes.subarray(0, HEAD));
}

/** AVIF and HEIC are the same house with different tenants: the brands in the first box name them. */
function kindOfMediaFile(bytes: Uint8Array): PictureKind | RefusedKind {
  const length = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length, 256);
  const brands = lettersAt(bytes, 8, Math.max(length - 8, 4)).match(/[^]{4}/g) ?? [];
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : 'other';
}

function kindOfText(head: Uint8Array): RefusedKind {
  const text = textOf(head);
  // Readers of PDF take a head that begins up to 1024 bytes later.
  if (text.slice(0, 1024).includes('%PDF-')) return 'pdf';
  const begun = text.trimStart();
  if (!begun.startsWith('<')) return 'other';
  // An HTML page may contain SVG, so it is checked first; an XML file is an SVG only where one begins it.
  if (/^<(!doctype html|html|head|body|script|iframe)\b/i.test(withoutComments(begun))) return 'page';
  if (/<(\w+:)?svg[\s/>]|<!doctype svg\b/i.test(begun)) return 'svg';
  return /<\/?[a-z]/i.test(begun) ? 'page' : 'other';
}

/** Without the comments at its start. In a loop: a pattern of comments in any number may try every way to divide them. */
function withoutComments(text: string): string {
  let from = 0;
  while (text.startsWith('<!--', from)) {
    const end = text.indexOf('-->', from + 4);
    if (end === -1) break;
    from = end + 3;
    while (/\s/.test(text.charAt(from))) from += 1;
  }
  return text.slice(from);
}

/** In the encoding that its first bytes announce, else read as Latin letters, which the marks looked for are. */
function textOf(head: Uint8Array): string {
  if (head[0] === 0xff && head[1] === 0xfe) return new TextDecoder('utf-16le').decode(head);
  if (head[0] === 0xfe && head[1] === 0xff) return new TextDecoder('utf-16be').decode(head);
  return new TextDecoder().decode(head);
}
