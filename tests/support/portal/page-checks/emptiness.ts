import type { PageView } from './page-view.ts';

/** Regions, lists and paragraphs that promise something and hold nothing. Runs in the page. */
export function emptyPlaces(sight: PageView): readonly string[] {
  const HEADINGS = 'h1, h2, h3, h4, h5, h6, legend, figcaption, caption';
  const CONTENT =
    'img, svg, canvas, video, audio, iframe, object, input, textarea, select, button, meter, progress, hr';
  const found: string[] = [];
  const isLeftOut = (element: Element): boolean => sight.isWritten(element) || sight.isFilledLater(element);
  const withText = new Set<Element>();
  const withContent = new Set<Element>();
  for (const { element } of sight.texts) {
    const inHeading = element.closest(HEADINGS) !== null && element.closest('a, button') === null;
    for (
      let each: Element | null = element;
      each && !(withText.has(each) && (inHeading || withContent.has(each)));
      each = each.parentElement
    ) {
      withText.add(each);
      if (!inHeading) withContent.add(each);
    }
  }
  for (const content of document.querySelectorAll(CONTENT)) {
    if (!sight.isSeen(content)) continue;
    for (let each: Element | null = content; each; each = each.parentElement) {
      withText.add(each);
      withContent.add(each);
    }
  }
  const isDrawn = (element: Element): boolean => sight.styleOf(element).backgroundImage !== 'none';
  const regions =
    'main, dialog[open], [role=dialog], [role=alertdialog], figure, article, [role=tabpanel], fieldset, ' +
    'section:is([aria-label], [aria-labelledby], :has(h1, h2, h3, h4)), nav[aria-label], form[aria-label], aside';
  for (const region of document.querySelectorAll(regions)) {
    if (withContent.has(region) || isLeftOut(region) || !sight.isSeen(region) || isDrawn(region)) continue;
    found.push(`nothing but its name: ${sight.nameOf(region)}`);
  }
  for (const list of document.querySelectorAll('ul, ol, dl, [role=list], tbody, select, [role=listbox], [role=menu]')) {
    if (list.childElementCount > 0 || isLeftOut(list)) continue;
    // The room of suggestions, of which there are none.
    if (document.querySelector(`[role=combobox][aria-expanded=false][aria-controls="${list.id}"]`)) continue;
    if (sight.isSeen(list)) found.push(`list of nothing: ${sight.nameOf(list)}`);
  }
  for (const place of document.querySelectorAll(
    'p, li, dt, dd, tr, h1, h2, h3, h4, blockquote, figcaption, caption, legend, label',
  )) {
    if (withText.has(place) || isLeftOut(place) || place.textContent.trim() !== '' || isDrawn(place)) continue;
    if (place.querySelector(CONTENT) || !place.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    // A field's own line, for what may be wrong with it.
    if (place.id !== '' && document.querySelector(`[aria-describedby~="${place.id}"]`)) continue;
    found.push(`empty ${place.tagName.toLowerCase()}: in ${sight.nameOf(place.parentElement ?? place)}`);
  }
  // A heading, and at once the next of its rank.
  let open: Element | null = null;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  const seenTexts = new Set(sight.texts.map(({ element }) => element));
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node as Element;
    if (/^H[1-4]$/.test(element.tagName)) {
      if (!sight.isSeen(element) || element.closest('a, button, li, summary, label')) continue;
      if (element.querySelector('a, button')) open = null;
      else {
        if (
          open &&
          open.tagName >= element.tagName &&
          !isLeftOut(open) &&
          open.closest('article') === element.closest('article')
        )
          found.push(`nothing after its heading: ${sight.nameOf(open)}`);
        open = element;
      }
    } else if (
      open &&
      !open.contains(element) &&
      (seenTexts.has(element) || (element.matches(CONTENT) && sight.isSeen(element)))
    ) {
      open = null;
    }
  }
  return found;
}
