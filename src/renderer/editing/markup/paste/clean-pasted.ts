import { isSafeAddress } from '../../../data/markup/safe-address.ts';
import { makeWordLists } from './word-lists.ts';

/** What no text is made of, and what only Wikipedia's own pages need. */
const DROPPED =
  'script, style, link, meta, title, template, noscript, iframe, object, embed, svg, math, canvas, audio, video, ' +
  'form input, button, select, textarea, sup.reference, .mw-editsection';

/** What stands out already: headings are bold by themselves, and nothing is bold twice. */
const DOUBLED = [
  ':is(h1, h2, h3, h4, h5, h6, th) :is(b, strong)',
  ':is(b, strong) :is(b, strong)',
  ':is(i, em) :is(i, em)',
].join(', ');

/** Pictures up to this size, px, count visits and show nothing. */
const COUNTING_PICTURE = 2;

/** Leaves of a pasted document what an article can hold: real lists, real bold and oblique, safe addresses. */
export function cleanPasted(root: Element): void {
  for (const element of root.querySelectorAll(DROPPED)) element.remove();
  dropComments(root);
  makeWordLists(root);
  nestLists(root);
  for (const element of root.querySelectorAll<HTMLElement>('b, strong, i, em, span')) meanWhatIsSeen(element);
  for (const element of root.querySelectorAll(DOUBLED)) unwrap(element);
  for (const link of root.querySelectorAll('a')) {
    const address = link.getAttribute('href') ?? '';
    if (address === '' || !isSafeAddress(address)) unwrap(link);
  }
  for (const picture of root.querySelectorAll('img')) if (!isKept(picture)) picture.remove();
  joinBlanks(root);
}

function dropComments(root: Element): void {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** Google Docs puts a list within a list beside the item that it belongs to; and paragraphs into its items. */
function nestLists(root: Element): void {
  for (const list of root.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const item = list.previousElementSibling;
    if (item?.localName === 'li') item.append(list);
  }
  for (const item of root.querySelectorAll('li')) {
    const paragraphs = [...item.children].filter((child) => child.localName === 'p');
    const [only] = paragraphs;
    if (only && paragraphs.length === 1) unwrap(only);
  }
}

/** Bold is what looks bold: Google Docs wraps everything in a `b` that isn't, and writes the rest as styles. */
function meanWhatIsSeen(element: HTMLElement): void {
  const style = element.getAttribute('style') ?? '';
  const weight = /(?:^|;)\s*font-weight:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase();
  const slant = /(?:^|;)\s*font-style:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase();
  const isBoldTag = ['b', 'strong'].includes(element.localName);
  const isItalicTag = ['i', 'em'].includes(element.localName);
  if (isBoldTag && (weight === 'normal' || Number(weight) < 600)) return unwrap(element);
  if (isItalicTag && slant === 'normal') return unwrap(element);
  if (element.localName !== 'span') return;
  if (weight === 'bold' || weight === 'bolder' || Number(weight) >= 600) wrapContent(element, 'strong');
  if (slant === 'italic' || slant === 'oblique') wrapContent(element, 'em');
}

function wrapContent(element: Element, name: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Pictures that stand in the text itself (data:) or on this device aren't to be had anywhere else. */
function isKept(picture: Element): boolean {
  const address = picture.getAttribute('src') ?? '';
  const sizes = ['width', 'height'].map((name) => Number.parseInt(picture.getAttribute(name) ?? '', 10));
  return (
    /^(?:https?:\/\/|\/(?!\/))/i.test(address) &&
    isSafeAddress(address) &&
    !sizes.some((size) => size <= COUNTING_PICTURE)
  );
}

/** Blanks that don't break are set by programs without need; between a number and its unit they are meant. */
function joinBlanks(root: Element): void {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    text.nodeValue = (text.nodeValue ?? '').replace(/(?<!\d)\u00a0|\u00a0(?![\p{L}%°])/gu, ' ').replace(/\u00ad/g, '');
  }
}
