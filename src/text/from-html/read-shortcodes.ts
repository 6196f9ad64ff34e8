import type { Slices } from './in-slices.ts';

/** A code of WordPress in brackets. */
export interface Shortcode {
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly isEnd: boolean;
  /** It stands in two brackets, so that it is read as it is written. */
  readonly isEscaped: boolean;
  readonly attributes: ReadonlyMap<string, string>;
  /** What it has without a name. */
  readonly bare: string;
}

const NAME = /\[(\/?)([a-z][\w-]{1,60})/iy;
/** A value may stand right behind the name: `[youtube=https://…]`. */
const FIRST = /=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'[\]]+))/y;
const NEXT = /\s+(?:([\w:.-]{1,120})\s*=\s*)?(?:"([^"]*)"|'([^']*)'|([^\s"'[\]]+))/y;
const END = /\s*\/?\]/y;

/** Quotes as editors of texts turn them. */
const TURNED = /^(?:&quot;|&#82(?:20|21|43);|[\u201c\u201d\u2033])|(?:&quot;|&#82(?:20|21|43);|[\u201c\u201d\u2033])$/g;

/** All codes of a text, in their order. Values may hold brackets, so that attempts that fail overlap: they are given up in time. */
export function* shortcodesIn(text: string): Slices<readonly Shortcode[]> {
  const found: Shortcode[] = [];
  let room = 20 * text.length;
  // Behind the last bracket that closes no code ends.
  const lastEnd = text.lastIndexOf(']');
  for (let at = text.indexOf('['); at >= 0 && at < lastEnd && room > 0;) {
    yield;
    const code = shortcodeAt(text, at, (length) => (room -= length));
    if (code) found.push(code);
    at = text.indexOf('[', code ? code.to : at + 1);
  }
  return found;
}

function shortcodeAt(text: string, from: number, spend: (length: number) => void): Shortcode | null {
  const name = matchAt(NAME, text, from);
  if (!name) return null;
  const attributes = new Map<string, string>();
  let bare = '';
  let at = from + name[0].length;
  const isEnd = name[1] === '/';
  const first = isEnd ? null : matchAt(FIRST, text, at);
  if (first) {
    bare = plain(first[1] ?? first[2] ?? first[3] ?? '');
    at += first[0].length;
  }
  let end = matchAt(END, text, at);
  for (; !end && !isEnd; end = matchAt(END, text, at)) {
    const next = matchAt(NEXT, text, at);
    if (!next) break;
    at += next[0].length;
    const value = plain(next[2] ?? next[3] ?? next[4] ?? '');
    if (next[1] === undefined) bare ||= value;
    else attributes.set(next[1].toLowerCase(), value);
  }
  spend(at - from);
  if (!end) return null;
  const to = at + end[0].length;
  const isEscaped = text.charAt(from - 1) === '[' && text.charAt(to) === ']';
  return {
    ...{ name: (name[2] ?? '').toLowerCase(), isEnd, isEscaped, attributes, bare },
    from: isEscaped ? from - 1 : from,
    to: isEscaped ? to + 1 : to,
  };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** A value as it is read; Divi writes quotes and brackets by their numbers. */
function plain(value: string): string {
  return value
    .replace(TURNED, '')
    .replaceAll('&amp;', '&')
    .replaceAll('%22', '"')
    .replaceAll('%91', '[')
    .replaceAll('%93', ']')
    .trim();
}
