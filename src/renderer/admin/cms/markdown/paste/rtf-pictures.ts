import type { Slices } from '#text/from-html/in-slices.ts';

/** Bytes that are decoded between two moments at which the work may pause. */
const AT_ONCE = 100_000;
const CONTROL_WORD = /\\(?:\*|[a-z]+-?\d* ?)/iy;
const TYPES = [
  [/\\pngblip\b/, 'png'],
  [/\\jpegblip\b/, 'jpeg'],
] as const;

/**
 * The pictures of a text in RTF, in order; null for one of a kind that browsers don't show. Programs write each twice, once for
 * old readers: that copy (`\nonshppict`) is left out.
 */
export function* rtfPictures(rtf: string): Slices<(File | null)[]> {
  const pictures: (File | null)[] = [];
  for (let at = rtf.indexOf('{\\pict'); at >= 0; at = rtf.indexOf('{\\pict', at + 1)) {
    yield;
    if (/[a-z]/i.test(rtf[at + '{\\pict'.length] ?? '')) continue;
    if (/\\nonshppict\s*$/.test(rtf.slice(Math.max(0, at - 20), at))) continue;
    const { start, head } = contentOf(rtf, at + 1);
    const end = rtf.indexOf('}', start);
    if (end < 0) return pictures;
    const type = TYPES.find(([word]) => word.test(head))?.[1];
    const bytes = type === undefined ? null : yield* bytesOf(rtf, start, end);
    pictures.push(bytes && type ? new File([bytes], '', { type: `image/${type}` }) : null);
    at = end;
  }
  return pictures;
}

/** Where the digits of a picture begin, behind its words and groups. */
function contentOf(rtf: string, from: number): { readonly start: number; readonly head: string } {
  let at = from;
  for (;;) {
    if (/\s/.test(rtf[at] ?? '')) at += 1;
    else if (rtf[at] === '{') at = afterGroup(rtf, at);
    else {
      CONTROL_WORD.lastIndex = at;
      const word = CONTROL_WORD.exec(rtf)?.[0];
      if (word === undefined) return { start: at, head: rtf.slice(from, at) };
      at += word.length;
    }
  }
}

function afterGroup(rtf: string, from: number): number {
  let depth = 0;
  for (let at = from; at < rtf.length; at += 1) {
    if (rtf[at] === '\\') at += 1;
    else if (rtf[at] === '{') depth += 1;
    else if (rtf[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return rtf.length;
}

/** Null where something else than digits stands there. */
function* bytesOf(rtf: string, start: number, end: number): Slices<Uint8Array<ArrayBuffer> | null> {
  const bytes = new Uint8Array((end - start) >> 1);
  let length = 0;
  let high = -1;
  for (let at = start; at < end; at += 1) {
    const digit = Number.parseInt(rtf[at] ?? '', 16);
    if ((at - start) % AT_ONCE === AT_ONCE - 1) yield;
    if (Number.isNaN(digit)) {
      if (/\s/.test(rtf[at] ?? '')) continue;
      return null;
    }
    if (high < 0) high = digit;
    else {
      bytes[length] = high * 16 + digit;
      length += 1;
      high = -1;
    }
  }
  return length === 0 ? null : bytes.slice(0, length);
}
