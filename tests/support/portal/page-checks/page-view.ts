// What is on a page, found out once for all checks. These functions run in the page: each must stand alone, and
// gets everything else from `readView`.

/** A visible text of the page. */
interface SeenText {
  readonly text: string;
  readonly element: Element;
  /** Of its lines. */
  readonly boxes: readonly DOMRect[];
}

/** What looks at the page share. */
export interface PageView {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly SeenText[];
  /** Whether somebody can see it: a box of more than one pixel, which no style hides. */
  isSeen(element: Element): boolean;
  styleOf(element: Element): CSSStyleDeclaration;
  /** Names an element in a finding. */
  nameOf(element: Element): string;
  /** The language that the nearest `lang` gives. */
  languageOf(element: Element): string;
  /** A text that somebody writes at this moment: an empty paragraph of it is a new line. */
  isWritten(element: Element): boolean;
  /** Filled by what happens, and empty until then. */
  isFilledLater(element: Element): boolean;
  /** Behind a dialog or menu that is open, where nobody can reach it. */
  isOutOfReach(element: Element): boolean;
}

/** One kind of fault; gives a line for each place. */
export type PageCheck = (sight: PageView) => readonly string[];

export function readView(): PageView {
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const seen = new Map<Element, boolean>();
  const isSeen = (element: Element): boolean => {
    const known = seen.get(element);
    if (known !== undefined) return known;
    const { width, height } = element.getBoundingClientRect();
    // What only screen readers get stands in a box of one pixel, what is about to be painted in none. A `display: contents` has none.
    const hasBox = styleOf(element).display === 'contents' || (width > 1 && height > 1);
    const answer =
      hasBox &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) &&
      !element.closest('.sr-only');
    seen.set(element, answer);
    return answer;
  };
  const tidy = (text: string): string => text.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim();
  const modals = [...document.querySelectorAll('dialog[open]:modal, [role=dialog], [role=alertdialog], [role=menu]')];
  const front = modals.findLast(
    (each) => each.matches(':modal') || (isSeen(each) && styleOf(document.body).pointerEvents === 'none'),
  );
  const texts: SeenText[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = tidy(node.nodeValue ?? '');
    if (!element || text === '' || ['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE'].includes(element.tagName)) continue;
    if (!isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
    if (boxes.length > 0) texts.push({ text, element, boxes });
  }
  return {
    width: document.documentElement.clientWidth,
    height: document.documentElement.clientHeight,
    texts,
    isSeen,
    styleOf,
    nameOf(element) {
      const label = element.getAttribute('aria-label') ?? tidy(element.textContent);
      const kind = element.id
        ? `#${element.id}`
        : [...element.classList]
            .slice(0, 2)
            .map((each) => `.${each}`)
            .join('');
      return `${element.tagName.toLowerCase()}${kind}${label === '' ? '' : ` "${label.slice(0, 50)}"`}`;
    },
    languageOf: (element) => element.closest('[lang]')?.getAttribute('lang') ?? '',
    isWritten: (element) => element.closest('[contenteditable=true], .cm-editor') !== null,
    isFilledLater: (element) =>
      element.closest('[aria-live], [role=status], [role=alert], [role=log], output, [aria-busy=true]') !== null,
    isOutOfReach: (element) =>
      element.closest('[inert]') !== null ||
      styleOf(element).pointerEvents === 'none' ||
      (front !== undefined && !front.contains(element)),
  };
}
