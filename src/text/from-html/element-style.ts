import { isSafeAddress } from '../safe-address.ts';
import type { Marks } from './blocks.ts';

/** The visible formatting of a style attribute; null where it has none. */
interface Look {
  readonly bold: boolean | null;
  readonly italic: boolean | null;
  readonly script: 'sup' | 'sub' | null;
  readonly hidden: boolean;
}

const NO_LOOK: Look = { bold: null, italic: null, script: null, hidden: false };

/** Office programs write the same few styles thousands of times. */
const known = new Map<string, Look>();
const MOST_KNOWN = 500;

function lookOf(element: Element): Look {
  const style = element.getAttribute('style');
  if (style === null || style === '') return NO_LOOK;
  const before = known.get(style);
  if (before) return before;
  const values = style.split(';').map((each) => each.split(':').map((part) => part.trim().toLowerCase()));
  // The last one counts.
  const value = (name: string) => values.filter(([each]) => each === name).at(-1)?.[1];
  const weight = value('font-weight');
  const slant = value('font-style');
  const raised = value('vertical-align');
  const look: Look = {
    bold: weight === undefined || weight === 'inherit' ? null : /^bold/.test(weight) || Number(weight) >= 600,
    italic: slant === undefined || slant === 'inherit' ? null : /^(?:italic|oblique)/.test(slant),
    script: raised === 'super' ? 'sup' : raised === 'sub' ? 'sub' : null,
    hidden: value('display') === 'none' || value('mso-hide') === 'all',
  };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(style, look);
  return look;
}

/** True for what isn't seen. */
export function isHidden(element: Element): boolean {
  return element.hasAttribute('hidden') || lookOf(element).hidden;
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

/** Where a link leads; null for places within the pasted document itself, and for what no article may link to. */
function linkOf(link: Element): string | null {
  const address = (link.getAttribute('href') ?? '').trim();
  if (address === '' || address.startsWith('#') || !isSafeAddress(address)) return null;
  return address.replace(/[\s()<>\\]/g, (sign) => (sign === '(' ? '%28' : sign === ')' ? '%29' : encodeURI(sign)));
}
