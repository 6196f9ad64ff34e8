/** A heading, paragraph, item or row of an article, as plain text. */
export interface Passage {
  readonly isHeading: boolean;
  readonly text: string;
  /** The anchor of the part of the article that it stands in; '' before the first one. */
  readonly anchor: string;
}

/** The passages of an article's HTML that can be quoted, in order: no figures, no pictures. */
export function articlePassages(html: string): readonly Passage[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const left of page.querySelectorAll('figure, style, script, svg, button')) left.remove();
  const passages: Passage[] = [];
  let anchor = '';
  for (const element of page.body.querySelectorAll('h2, h3, p, li, tr')) {
    // An item's paragraphs come with it.
    if (element.localName === 'p' && element.closest('li') !== null) continue;
    if (element.localName === 'h2') anchor = element.id;
    const text = wordsOf(element);
    if (text !== '') passages.push({ isHeading: /^h\d$/.test(element.localName), text, anchor });
  }
  return passages;
}

function wordsOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  // The items of a list within an item are passages themselves.
  for (const list of copy.querySelectorAll('ul, ol')) list.remove();
  const parts = copy.localName === 'tr' ? [...copy.children] : [copy];
  return parts
    .map((part) => (part.textContent ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim())
    .filter((words) => words !== '')
    .join(', ');
}
