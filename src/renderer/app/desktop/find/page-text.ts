import { folded } from '#domain/folded.ts';
/** The position in the page of a letter of the searchable text. */
interface Place {
  readonly node: Text;
  readonly offset: number;
}

/** The searchable text of a page, with the position of each letter. */
export interface PageText {
  readonly letters: string;
  /** One position for each UTF-16 unit of `letters`; null between two blocks. */
  readonly places: readonly (Place | null)[];
}

/** Inline elements: a word may begin in one and end in the next. All others separate texts. */
const INLINE: ReadonlySet<string> = new Set(
  'A ABBR B BDI BDO CITE CODE DFN EM FONT I KBD MARK Q S SAMP SMALL SPAN STRONG SUB SUP TIME U VAR WBR'.split(' '),
);
/** Elements whose text isn't visible text of the page. */
const UNREAD: ReadonlySet<string> = new Set(
  'SCRIPT STYLE NOSCRIPT TEMPLATE TEXTAREA SELECT OPTION TITLE SVG IFRAME OBJECT'.split(' '),
);

/** The separator of two blocks, which no search text contains. */
const BREAK = '\n';

/** The visible text of an element in searchable form, without `except` and its children. */
export function pageText(root: Element, except: Element | null): PageText {
  let letters = '';
  // Asking the text itself for its end would copy it each time.
  let last = BREAK;
  const places: (Place | null)[] = [];
  const breakLine = (): void => {
    if (last === BREAK) return;
    letters += BREAK;
    last = BREAK;
    places.push(null);
  };
  const add = (letter: string, place: Place): void => {
    // Several blanks are rendered as one, and none at the start of a line.
    if (letter === ' ' && (last === ' ' || last === BREAK)) return;
    letters += letter;
    last = letter;
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

/** The typed text in searchable form; empty where there is nothing to search. */
export function searchedLetters(typed: string): string {
  return folded(typed).trim();
}

function eachLetter(node: Text, add: (letter: string, place: Place) => void): void {
  let offset = 0;
  for (const letter of node.data) {
    const plain = folded(letter);
    if (plain !== '') add(plain, { node, offset });
    offset += letter.length;
  }
}

/** Whether an element's text is visible: not hidden, not collapsed, and not for screen readers only. */
function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true }))
    return element.childElementCount > 0 && mayShowWithin(element);
  return !(element instanceof HTMLElement && element.offsetWidth === 1 && element.offsetHeight === 1);
}

/** `display: contents` has no box of its own, and children of an element with hidden visibility may be visible. */
function mayShowWithin(element: Element): boolean {
  const { display, visibility } = getComputedStyle(element);
  return display === 'contents' || (display !== 'none' && visibility !== 'visible');
}
