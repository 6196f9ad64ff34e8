import { isSafeAddress } from '../safe-address.ts';
import type { Marks } from './runs.ts';

/** The visible formatting of a style attribute; null where it has none. */
interface Look {
  readonly bold: boolean | null;
  readonly italic: boolean | null;
  readonly script: 'sup' | 'sub' | null;
  readonly isHidden: boolean;
  /** It takes no place either. */
  readonly isRemoved: boolean;
  readonly isStruck: boolean;
  readonly isComment: boolean;
  /** Whether a line that ends in the source ends on the page. */
  readonly isPrepared: boolean | null;
}

const NO_LOOK: Look = {
  bold: null,
  italic: null,
  script: null,
  isHidden: false,
  isRemoved: false,
  isStruck: false,
  isComment: false,
  isPrepared: null,
};

/** Office programs write the same few styles thousands of times. */
const known = new Map<string, Look>();
const MOST_KNOWN = 500;

/** What the style attribute of an element says. */
export function lookOf(element: Element): Look {
  const style = element.getAttribute('style');
  if (style === null || style === '') return NO_LOOK;
  const before = known.get(style);
  if (before) return before;
  const values = style.split(';').map((each) =>
    each
      .replace(/!\s*important/i, '')
      .split(':')
      .map((part) => part.trim().toLowerCase()),
  );
  // The last one counts.
  const value = (name: string) => values.filter(([each]) => each === name).at(-1)?.[1];
  const weight = value('font-weight');
  const slant = value('font-style');
  const raised = value('vertical-align');
  const space = value('white-space');
  const isRemoved = value('display') === 'none' || value('mso-hide') === 'all';
  const look: Look = {
    bold: weight === undefined || weight === 'inherit' ? null : /^bold/.test(weight) || Number(weight) >= 600,
    italic: slant === undefined || slant === 'inherit' ? null : /^(?:italic|oblique)/.test(slant),
    script: raised === 'super' ? 'sup' : raised === 'sub' ? 'sub' : null,
    isHidden: isRemoved || /^(?:hidden|collapse)$/.test(value('visibility') ?? '') || isClipped(value),
    isRemoved,
    isPrepared: space === undefined || space === 'inherit' ? null : /^(?:pre|break-spaces)/.test(space),
    isStruck: /line-through/.test(`${value('text-decoration')} ${value('text-decoration-line')}`),
    isComment:
      /^comment/.test(value('mso-element') ?? '') ||
      value('mso-special-character') === 'comment' ||
      value('mso-comment-reference') !== undefined,
  };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(style, look);
  return look;
}

/** True for text that is only there for screen readers: a box of one pixel, or one that is cut off altogether. */
function isClipped(value: (name: string) => string | undefined): boolean {
  const clip = `${value('clip')} ${value('clip-path')}`.replace(/[\s,]+/g, ' ');
  if (/rect\((?:[01](?:px)? ?){4}\)|inset\((?:50|100)%/.test(clip)) return true;
  // A box that keeps the proportions of a picture or film has its height as padding.
  if (['padding', 'padding-top', 'padding-bottom'].some((name) => value(name) !== undefined)) return false;
  const sizes = [value('width'), value('height'), value('max-height')];
  return value('overflow') === 'hidden' && sizes.some((size) => size !== undefined && /^[01](?:px)?$/.test(size));
}

/** Whether lines of the source are lines of the page within an element. */
export function isPrepared(element: Element, around: boolean): boolean {
  return lookOf(element).isPrepared ?? (element.localName === 'pre' || around);
}

/** How the text within an element looks, by what is around it. Bold is what looks bold: Google Docs wraps everything in a `b`
 * that isn't, and writes the rest as styles. */
export function marksWithin(element: Element, around: Marks, isBoldAnyway: boolean): Marks {
  const name = element.localName;
  const look = lookOf(element);
  const bold = look.bold ?? (around.bold || name === 'b' || name === 'strong');
  const italic = look.italic ?? (around.italic || name === 'i' || name === 'em');
  // Within what is raised, the baseline is raised too.
  const script = look.script ?? (name === 'sup' || name === 'sub' ? name : around.script);
  return {
    bold: bold && !isBoldAnyway,
    italic,
    script,
    link: name === 'a' ? linkOf(element) : around.link,
  };
}

/** An address as people write it, which would be a place within the portal: "www.example.org/x", but not "www.html". */
const WITHOUT_SCHEME = /^www\.[^\s./?#]+\./i;

/** Where a link leads; null for places within the pasted document itself, and for what no article may link to. */
function linkOf(link: Element): string | null {
  const written = (link.getAttribute('href') ?? '').trim();
  const address = WITHOUT_SCHEME.test(written) ? `https://${written}` : written;
  if (address === '' || address.startsWith('#') || !isSafeAddress(address)) return null;
  return address.replace(/[\s()<>\\]/g, (sign) => (sign === '(' ? '%28' : sign === ')' ? '%29' : encodeURI(sign)));
}
