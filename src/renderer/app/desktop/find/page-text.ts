/** Where a letter of the searchable text stands in the page. */
interface Place {
  readonly node: Text;
  readonly offset: number;
}

/** The text of a page in the form in which it is searched, each letter with its place. */
export interface PageText {
  readonly letters: string;
  /** One for each unit of `letters`; null between two blocks. */
  readonly places: readonly (Place | null)[];
}

/** Elements within a line: a word may begin in one and end in the next. Every other one breaks the text. */
const INLINE: ReadonlySet<string> = new Set(
  'A ABBR B BDI BDO CITE CODE DFN EM FONT I KBD MARK Q S SAMP SMALL SPAN STRONG SUB SUP TIME U VAR WBR'.split(' '),
);
/** Elements whose text nobody reads as text of the page. */
const UNREAD: ReadonlySet<string> = new Set(
  'SCRIPT STYLE NOSCRIPT TEMPLATE TEXTAREA SELECT OPTION TITLE SVG IFRAME OBJECT'.split(' '),
);

/** Stands between two blocks: no search holds it. */
const BREAK = '\n';

/** Reads the visible text under an element in the form in which it is searched; `except` and all under it stays out. */
export function pageText(root: Element, except: Element | null): PageText {
  let letters = '';
  const places: (Place | null)[] = [];
  const breakLine = (): void => {
    if (letters === '' || letters.endsWith(BREAK)) return;
    letters += BREAK;
    places.push(null);
  };
  const add = (letter: string, place: Place): void => {
    // Several blanks are drawn as one, and none at the start of a line.
    if (letter === ' ' && (letters === '' || letters.endsWith(' ') || letters.endsWith(BREAK))) return;
    letters += letter;
    for (let unit = 0; unit < letter.length; unit++) places.push(place);
  };
  const read = (element: Element): void => {
    if (element === except || UNREAD.has(element.tagName.toUpperCase()) || !isSeen(element)) return;
    const breaks = !INLINE.has(element.tagName);
    if (breaks) breakLine();
    for (const child of element.childNodes) {
      if (child instanceof Text) eachLetter(child, add);
      else if (child instanceof Element) read(child);
    }
    if (breaks) breakLine();
  };
  read(root);
  return { letters, places };
}

/** What was typed, in the same form; empty where there is nothing to search. */
export function searchedLetters(typed: string): string {
  return [...typed].map(plainLetter).join('').replace(/ +/g, ' ').trim();
}

function eachLetter(node: Text, add: (letter: string, place: Place) => void): void {
  let offset = 0;
  for (const letter of node.data) {
    const plain = plainLetter(letter);
    if (plain !== '') add(plain, { node, offset });
    offset += letter.length;
  }
}

const MARKS = /\p{M}/gu;

/** A letter as it is searched: small, without accents; soft hyphens and other characters that aren't drawn are nothing. */
function plainLetter(letter: string): string {
  if (/[\p{Cf}]/u.test(letter)) return '';
  if (/\s/.test(letter)) return ' ';
  return letter.normalize('NFKD').replace(MARKS, '').toLowerCase();
}

/** Not hidden, not folded away, and not for screen readers alone: nothing that couldn't be shown as found. */
function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true }))
    return element.childElementCount > 0 && mayShowWithin(element);
  return !(element instanceof HTMLElement && element.offsetWidth === 1 && element.offsetHeight === 1);
}

/** `display: contents` has no box of its own, and what is hidden by visibility may hold something that isn't. */
function mayShowWithin(element: Element): boolean {
  const { display, visibility } = getComputedStyle(element);
  return display === 'contents' || (display !== 'none' && visibility !== 'visible');
}
