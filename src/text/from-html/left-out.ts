import { lookOf } from './element-style.ts';

/** What no text is made of. */
const DROPPED = new Set(
  (
    'script style link meta title template noscript iframe object embed canvas audio video input button select textarea xml ' +
    'colgroup col head annotation annotation-xml'
  ).split(' '),
);
/** True for what no text is made of: scripts, forms, frames, and what only Wikipedia or WordPress shows beside its text. */
export function isNoText(element: Element): boolean {
  return (
    (DROPPED.has(element.localName) && !isTitleButton(element)) || isWikipediasOwn(element) || isFileButton(element)
  );
}

/** Signs of a page: icons named in words, and formulas and anchors that are there a second time. */
const SIGN = /icon|glyph|material-symbols|(?:^|[\s_-])(?:fa[srlb]?|anchor|katex-html|mjx)(?:[\s_-]|$)/i;

/** True for what isn't seen, and for mere signs of a page. */
export function isHidden(element: Element): boolean {
  if (element.hasAttribute('hidden') || lookOf(element).isHidden) return true;
  if (element.getAttribute('aria-hidden') !== 'true' || !/^(?:a|i|span|svg)$/.test(element.localName)) return false;
  return SIGN.test(element.getAttribute('class') ?? '') || !/[\p{L}\p{N}]/u.test(element.textContent ?? '');
}

/** True for what isn't seen and takes no place. */
export function isRemoved(element: Element): boolean {
  return element.hasAttribute('hidden') || lookOf(element).isRemoved;
}

/** True for text that is struck through or was deleted while changes were tracked. */
export function isStruck(element: Element): boolean {
  return /^(?:del|s|strike)$/.test(element.localName) || lookOf(element).isStruck;
}

/** True for the comments of an office program, and for the marks in the text that lead to them. */
export function isComment(element: Element): boolean {
  return (
    lookOf(element).isComment ||
    /(?:^|\s)(?:MsoCommentReference|msocomanch|msocomtxt|msocomoff)(?:\s|$)/.test(
      element.getAttribute('class') ?? '',
    ) ||
    // Google Docs: the mark in the text, and the comment below it, whose first words lead back.
    /^cmnt(?:_ref)?\d+$/.test(element.id) ||
    (/^(?:p|div)$/.test(element.localName) && firstLinkIn(element, 2)?.startsWith('#cmnt_ref') === true)
  );
}

function firstLinkIn(element: Element, depth: number): string | null {
  const first = element.firstElementChild;
  return first?.getAttribute('href') ?? (first && depth > 1 ? firstLinkIn(first, depth - 1) : null);
}

/** Whether all words of an item are struck, but those of lists within it. */
export function isStruckWhole(item: Element): boolean {
  const isStruckIn = (parent: Element): boolean =>
    [...parent.childNodes].every((node) => {
      if (node.nodeType === Node.TEXT_NODE) return (node.nodeValue ?? '').trim() === '';
      if (node.nodeType !== Node.ELEMENT_NODE) return true;
      const element = node as Element;
      return /^[uo]l$/.test(element.localName) || isStruck(element) || isStruckIn(element);
    });
  return isStruckIn(item);
}

/** Pages write the headings of parts that unfold as buttons. */
function isTitleButton(element: Element): boolean {
  return element.localName === 'button' && element.closest('h1, h2, h3, h4, h5, h6, summary, dt') !== null;
}

/** WordPress shows a file as a link with its name, and a button that leads to the same place. */
function isFileButton(element: Element): boolean {
  return element.classList.contains('wp-block-file__button') && element.previousElementSibling?.localName === 'a';
}

function isWikipediasOwn(element: Element): boolean {
  return (
    element.classList.contains('mw-editsection') ||
    (element.localName === 'sup' && element.classList.contains('reference'))
  );
}
